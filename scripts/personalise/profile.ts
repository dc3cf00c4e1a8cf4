import type { z } from "zod";
import type { contentByFile } from "@/content";
import { canDraw } from "@/content/schema/facts";
import { aboutSchema, heroSchema } from "@/content/schema/sections";
import { siteSchema } from "@/content/schema/site";
import { findDemoText, isDemoList } from "@/scripts/doctor/demo";
import { drawIcon } from "@/scripts/icons/draw-icon";
import { guessTimeZone } from "@/scripts/doctor/time-zone";

/** Where the profiles of a service stand, and how it is shown. */
export const PROFILES = {
  github: { name: "GitHub", host: "https://github.com/", colour: "#6E5494" },
  linkedin: { name: "LinkedIn", host: "https://www.linkedin.com/in/", colour: "#0A66C2" },
  instagram: { name: "Instagram", host: "https://www.instagram.com/", colour: "#E4405F" },
  twitter: { name: "Twitter", host: "https://twitter.com/", colour: "#1DA1F2" },
  whatsapp: { name: "WhatsApp", host: "https://wa.me/", colour: "#25D366" },
  messenger: { name: "Messenger", host: "https://m.me/", colour: "#0084FF" },
  email: { name: "Email", host: "mailto:", colour: "#EA4335" },
};
export const LINK_IDS = ["github", "linkedin", "instagram", "twitter", "whatsapp", "messenger"] as const;
export type LinkId = (typeof LINK_IDS)[number];

/** By flag. An empty one is told, too: there is none. */
export type Answers = Record<string, string | undefined>;
export type Profile = ReturnType<typeof toProfile>;

/** `ada` on GitHub is `https://github.com/ada`; a whole address stays as it is. */
export function toProfileUrl(id: LinkId, text: string): string {
  if (/^https?:/.test(text)) return text;
  return PROFILES[id].host + (id === "whatsapp" ? text.replaceAll(/\D/g, "") : text.replace(/^@/, ""));
}

/** A point as maps give it, "27.7172, 85.3240"; undefined when it is none. */
export function parseCoordinates(text = ""): { latitude: number; longitude: number } | undefined {
  const [, first, second] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return first && second ? { latitude: Number(first), longitude: Number(second) } : undefined;
}

/** The two-letter code of the country that a place ends with, as in "Paris, France". */
export function guessCountryCode(place = ""): string | undefined {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === country);
}

const splitList = (text = "") => text.split(",").flatMap((part) => part.trim() || []);

/** `HTML 90, CSS 85` as skills, each with the icon of its name if there is one. */
function parseSkills(text: string) {
  return splitList(text).map((part) => {
    const [, skill = part, percentage = ""] = /^(.*?)\s*(\d+)\s*%?$/.exec(part) ?? [];
    const word = skill.toLowerCase().replaceAll(".", "dot").replaceAll("+", "plus").replaceAll(/[\s-]/g, "");
    const likely = [word, `${word}5`, `${word}css`, word.replace(/js$/, "dotjs"), `devicon:${word}`];
    const icon = likely.find((candidate) => drawIcon(candidate));
    return { name: skill, percentage: percentage ? Number(percentage) : -1, ...(icon && { icon }) };
  });
}

interface Question {
  flag: string;
  text: string;
  /** What is wrong with an answer that is not empty. */
  check: (answer: string) => string | undefined;
  /** Nobody has to have it. */
  isOptional?: boolean;
  /** The question whose answer this one follows: when that stays, so does this. */
  follows?: string;
  /** What is taken when nothing is answered and nothing was there; without it only the owner can know. */
  guess?: (answers: Answers) => string | undefined;
  isAsked?: (answers: Answers) => boolean;
}

const { owner, accent } = siteSchema.shape;
const { name, firstName, latinName, role, email, phone, location: place } = owner.shape;
const { label, city, countryCode, timeZone } = place.shape;
const { typedWords, tags } = heroSchema.shape;
const { skills } = aboutSchema.shape;
const url = siteSchema.shape.codeHosting.unwrap().shape.url;
const checkPoint = (answer: string) => {
  const point = place.pick({ latitude: true, longitude: true }).safeParse(parseCoordinates(answer));
  return point.success ? undefined : "expected a point as maps give it, like 51.5072, -0.1276";
};

type Read = (answer: string) => unknown;
const ask = (
  flag: string,
  text: string,
  schema: z.ZodType,
  more?: Partial<Question>,
  read: Read = String,
): Question => {
  return { flag, text, check: (answer) => schema.safeParse(read(answer)).error?.issues[0]?.message, ...more };
};
const isOptional = true;
const guessZone = ({ country = "", city: town = "", coordinates }: Answers) =>
  guessTimeZone(country, town, parseCoordinates(coordinates)?.longitude ?? 0);
const guessWord = (answers: Answers) => answers.role?.split(/ and |, | & /).find((word) => word.length <= 24);
const guessFirstName = (answers: Answers) => answers.name?.split(/\s+/)[0];
const guessCountry = (answers: Answers) => guessCountryCode(answers.place);

/** The one list of questions, in order: the terminal asks them, the flags answer them, `--help` shows them. */
export const QUESTIONS: readonly Question[] = [
  ask("name", "Your full name", name),
  ask("first-name", "What people call you", firstName, { follows: "name", guess: guessFirstName }),
  ask("latin-name", "Your full name in Latin letters, for the CV and the icons", latinName, {
    isAsked: (answers) => !canDraw(`${answers.name ?? ""}${answers["first-name"] ?? ""}`),
  }),
  ask("role", "What you do, in a few words", role),
  ask("email", "Your email address", email),
  ask("phone", "Your phone number with its country code", phone, { isOptional }),
  ask("place", "Where you are, like London, United Kingdom", label),
  ask("city", "Your city", city, { follows: "place", guess: (answers) => answers.place?.split(",")[0]?.trim() }),
  ask("country", "Your country as two letters", countryCode, { follows: "place", guess: guessCountry }),
  ask("coordinates", "The point on a map, like 51.5072, -0.1276", place, { follows: "place", check: checkPoint }),
  ask("time-zone", "Your time zone", timeZone, { follows: "place", guess: guessZone }),
  ask("accent", "Your colour, like #0EA5E9", accent),
  ask("words", "The words that type themselves, with commas between", typedWords, { guess: guessWord }, splitList),
  ask("tags", "Up to six tags, with commas between", tags, { isOptional }, splitList),
  ask("skills", "Your skills in percent, like HTML 90, CSS 85", skills, { isOptional }, parseSkills),
  ...LINK_IDS.map((id) => {
    const isNumber = (answer: string) => id === "whatsapp" && !/^https?:/.test(answer);
    const text = `Your ${PROFILES[id].name} ${id === "whatsapp" ? "number with its country code" : "name"}, or an address`;
    const check = (answer: string) =>
      (isNumber(answer) ? phone.safeParse(answer) : url.safeParse(toProfileUrl(id, answer))).error?.issues[0]?.message;
    return ask(id, text, url, { check, isOptional });
  }),
];

/**
 * The answers from flags, from what the content says already, from what can be told from both, and, with `prompt`, from the
 * owner: a wrong answer is asked for again, and any of them can be changed at the end.
 */
export async function collectAnswers(flags: Answers, present: Answers, prompt?: (text: string) => Promise<string>) {
  const answers: Answers = {};
  const problems: string[] = [];

  async function answer({ flag, text, check, isOptional: canBeNone, follows, guess }: Question, given?: string) {
    const isKept = !follows || answers[follows] === present[follows];
    const suggestion =
      answers[flag] ?? (isKept ? present[flag] : undefined) ?? guess?.(answers) ?? (canBeNone ? "" : undefined);
    const judge = (reply?: string) =>
      reply ? check(reply) : canBeNone && reply === "" ? undefined : `is missing: ${text}`;
    let reply = given ?? (prompt ? undefined : suggestion);
    for (let problem = judge(reply); prompt && problem; problem = judge(reply)) {
      const hint = `${canBeNone ? " (- for none)" : ""}${suggestion ? ` [${suggestion}]` : ""}: `;
      const typed = (await prompt(`${reply === undefined ? "" : `  ${problem}\n`}${text}${hint}`)).trim();
      reply = canBeNone && typed === "-" ? "" : typed || (suggestion ?? "");
    }
    const problem = judge(reply);
    if (problem) problems.push(`--${flag} ${problem}`);
    else answers[flag] = reply;
  }

  const isAsked = (question: Question) => question.isAsked?.(answers) ?? true;
  for (const question of QUESTIONS) if (isAsked(question)) await answer(question, flags[question.flag]?.trim());
  while (prompt) {
    const rows = QUESTIONS.filter(isAsked).map(({ flag }) => `  ${flag.padEnd(14)} ${answers[flag] || "none"}\n`);
    const typed = await prompt(`\n${rows.join("")}\nEnter writes this. To change a line, type its first word: `);
    const question = QUESTIONS.find(({ flag }) => flag === typed.trim());
    if (question) await answer(question);
    else if (!typed.trim()) break;
  }
  return { answers, problems };
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
    phone: answers.phone || undefined,
    location: {
      label: read("place"),
      city: read("city"),
      countryCode: read("country").toUpperCase(),
      ...(parseCoordinates(read("coordinates")) ?? { latitude: 0, longitude: 0 }),
      timeZone: read("time-zone"),
    },
    accent: read("accent"),
    typedWords: splitList(answers.words),
    tags: splitList(answers.tags),
    skills: parseSkills(read("skills")),
    links,
  };
}

/** What the content says already and is not the demo's; the rest is still to be told. */
export function readPresentAnswers(content: typeof contentByFile): Answers {
  const { owner: present, channels, ...site } = content["content/site.ts"];
  const hero = content["content/hero.ts"];
  const { skills } = content["content/about.ts"];
  const own = (text = "") => (findDemoText(text) ? undefined : text);
  const ownList = (list: readonly unknown[], texts: string[]) => (isDemoList(list) ? undefined : texts.join(", "));
  const told: Answers = {
    ...Object.fromEntries(LINK_IDS.map((id) => [id, own(channels[id]?.url)])),
    name: own(present.name),
    email: own(present.email),
    phone: own(present.phone),
    accent: site.accent,
    words: ownList(hero.typedWords, hero.typedWords),
    tags: ownList(hero.tags, hero.tags),
    skills: ownList(
      skills,
      skills.map((skill) => `${skill.name} ${skill.percentage}`),
    ),
  };
  if (!told.name) return told;
  const at = present.location;
  const where = { place: at.label, city: at.city, country: at.countryCode, "time-zone": at.timeZone };
  const who = { "first-name": present.firstName, "latin-name": present.latinName, role: present.role };
  return { ...told, ...who, ...where, coordinates: `${at.latitude}, ${at.longitude}` };
}
