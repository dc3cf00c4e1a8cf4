import type { z } from "zod";
import { canDraw } from "@/content/schema/facts";
import { siteSchema, type Site } from "@/content/schema/site";
import { findDemoText } from "@/scripts/doctor/demo";

/** Where the profiles of a service stand. E-mail is a channel too, and follows from the owner's address. */
const PROFILES = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  instagram: "https://www.instagram.com/",
  twitter: "https://twitter.com/",
  whatsapp: "https://wa.me/",
  messenger: "https://m.me/",
};
export type LinkId = keyof typeof PROFILES;
export const LINK_IDS = ["github", "linkedin", "instagram", "twitter", "whatsapp", "messenger"] as const;
export const PROFILE_FLAGS = [
  ...[
    "name",
    "first-name",
    "latin-name",
    "role",
    "email",
    "phone",
    "place",
    "city",
    "country",
    "coordinates",
    "time-zone",
    "accent",
  ],
  ...LINK_IDS,
];

/** By flag. */
export type Answers = Record<string, string | undefined>;
export type Profile = ReturnType<typeof toProfile>;

/** `ada` on GitHub is `https://github.com/ada`; a whole address stays as it is. */
export function toProfileUrl(id: LinkId, text: string): string {
  if (/^https?:/.test(text)) return text;
  return PROFILES[id] + (id === "whatsapp" ? text.replaceAll(/\D/g, "") : text.replace(/^@/, ""));
}

/** Where a channel leads that its owner does not have; nothing shows it. */
export const frontPageOf = (id: LinkId) => new URL("/", PROFILES[id]).href;

/** A point as maps give it, "27.7172, 85.3240"; undefined when it is none. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const [, first, second] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return first && second ? { latitude: Number(first), longitude: Number(second) } : undefined;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The two-letter code of the country that a place ends with, as in "Paris, France". */
export function guessCountryCode(place = ""): string | undefined {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === country);
}

type Check = (answer: string) => string | undefined;

interface Question {
  flag: string;
  text: string;
  /** What is wrong with an answer. */
  check: Check;
  /** What is taken when nothing is answered; without it only the owner can know. */
  suggestion?: string;
}

const owner = siteSchema.shape.owner.shape;
const place = owner.location.shape;
const bySchema =
  (schema: z.ZodType): Check =>
  (answer) =>
    schema.safeParse(answer).error?.issues[0]?.message;

function checkCoordinates(answer: string): string | undefined {
  const point = parseCoordinates(answer);
  if (!point) return "expected a point as maps give it, like 51.5072, -0.1276";
  const problems = [place.latitude.safeParse(point.latitude).error, place.longitude.safeParse(point.longitude).error];
  return problems.find((error) => error !== undefined)?.issues[0]?.message;
}

/** The questions in order; what is suggested may follow from the answers before. */
function* listQuestions(answers: Answers, present: Answers): Generator<Question> {
  const ask = (flag: string, text: string, schema: z.ZodType | Check, suggestion = present[flag]): Question => ({
    flag,
    text,
    check: typeof schema === "function" ? schema : bySchema(schema),
    suggestion,
  });
  /** What the content says stays true while the answer that it follows from is the same. */
  const following = (flag: string, source: string, guess?: string) =>
    (answers[source] === present[source] ? present[flag] : undefined) ?? guess;

  yield ask("name", "Your full name", owner.name);
  const [firstWord] = answers.name?.split(/\s+/) ?? [];
  yield ask("first-name", "What people call you", owner.firstName, following("first-name", "name", firstWord));
  if (!canDraw(`${answers.name}${answers["first-name"]}`)) {
    yield ask("latin-name", "Your full name in Latin letters, for the CV and the icons", owner.latinName);
  }
  yield ask("role", "What you do, in a few words", owner.role, present.role ?? "Developer and designer");
  yield ask("email", "Your email address", owner.email);
  yield ask("phone", "Your phone number", owner.phone);
  yield ask("place", "Where you are, like London, United Kingdom", place.label);
  const [city] = answers.place?.split(",") ?? [];
  yield ask("city", "Your city", place.city, following("city", "place", city?.trim()));
  const country = following("country", "place", guessCountryCode(answers.place));
  yield ask("country", "Your country as two letters", place.countryCode, country);
  const point = following("coordinates", "place");
  yield ask("coordinates", "The point on a map, like 51.5072, -0.1276", checkCoordinates, point);
  const zone = present["time-zone"] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  yield ask("time-zone", "Your time zone", place.timeZone, zone);
  yield ask("accent", "Your colour", siteSchema.shape.accent);
  for (const id of LINK_IDS) {
    const check = (text: string) =>
      text ? bySchema(siteSchema.shape.codeHosting.shape.url)(toProfileUrl(id, text)) : "";
    yield ask(id, `Your ${id} name or address (empty for none)`, (text) => check(text) || undefined, present[id] ?? "");
  }
}

/** The answers from flags, from what the content says already, and from what can be told from both. */
export function readAnswers(flags: Answers, present: Answers): { answers: Answers; problems: string[] } {
  const answers: Answers = {};
  const problems: string[] = [];
  for (const { flag, text, check, suggestion } of listQuestions(answers, present)) {
    const answer = flags[flag]?.trim() ?? suggestion;
    const problem = answer === undefined ? `is missing: ${text}` : check(answer);
    if (problem) problems.push(`--${flag} ${problem}`);
    else answers[flag] = answer;
  }
  return { answers, problems };
}

/** The same, with a question for everything that no flag tells; a wrong answer is asked for again. */
export async function askAnswers(flags: Answers, present: Answers, ask: (text: string) => Promise<string>) {
  const answers: Answers = {};
  for (const { flag, text, check, suggestion = "" } of listQuestions(answers, present)) {
    let answer = flags[flag]?.trim();
    for (let problem = answer === undefined ? "" : check(answer); problem !== undefined; problem = check(answer)) {
      const prompt = `${text}${suggestion ? ` [${suggestion}]` : ""}: `;
      answer = (await ask(problem ? `  ${problem}\n${prompt}` : prompt)).trim() || suggestion;
    }
    answers[flag] = answer;
  }
  return answers;
}

/** What the answers say, as the content takes it. Only links that the owner has are among them. */
export function toProfile(answers: Answers) {
  const read = (flag: string) => answers[flag] ?? "";
  const links: Partial<Record<LinkId, string>> = {};
  for (const id of LINK_IDS) if (read(id)) links[id] = toProfileUrl(id, read(id));
  return {
    name: read("name"),
    firstName: read("first-name"),
    latinName: answers["latin-name"],
    role: read("role"),
    email: read("email"),
    phone: read("phone"),
    location: {
      label: read("place"),
      city: read("city"),
      countryCode: read("country").toUpperCase(),
      ...(parseCoordinates(read("coordinates")) ?? { latitude: 0, longitude: 0 }),
      timeZone: read("time-zone"),
    },
    accent: read("accent"),
    links,
  };
}

/** What the content says already and is not the demo's; the rest is still to be told. */
export function readPresentAnswers({ owner, channels, accent }: Site): Answers {
  const { label, city, countryCode, latitude, longitude, timeZone } = owner.location;
  const own = (text: string) => (findDemoText(text) ? undefined : text);
  const links = LINK_IDS.map((id) => [id, channels[id].url === frontPageOf(id) ? undefined : own(channels[id].url)]);
  const told = { name: own(owner.name), email: own(owner.email), phone: own(owner.phone), accent };
  if (!told.name) return { ...Object.fromEntries(links), ...told };
  const where = { place: label, city, country: countryCode, coordinates: `${latitude}, ${longitude}` };
  const who = { "first-name": owner.firstName, "latin-name": owner.latinName, role: owner.role, "time-zone": timeZone };
  return { ...Object.fromEntries(links), ...told, ...where, ...who };
}
