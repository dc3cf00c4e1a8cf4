import type { z } from "zod";
import type { contentByFile } from "@/content";
import { canDraw } from "@/content/schema/facts";
import { aboutSchema, heroSchema } from "@/content/schema/sections";
import { siteSchema } from "@/content/schema/site";
import { findDemoText, isDemoList } from "@/scripts/doctor/demo";
import { drawIcon } from "@/scripts/doctor/icon-drawings";
import { guessTimeZone } from "@/scripts/doctor/time-zone";

/** Where the profiles of a service stand, and how it is shown. E-mail is a channel too, and follows from the address. */
export const PROFILES = {
  github: { name: "GitHub", host: "https://github.com/", colour: "#6E5494" },
  linkedin: { name: "LinkedIn", host: "https://www.linkedin.com/in/", colour: "#0A66C2" },
  instagram: { name: "Instagram", host: "https://www.instagram.com/", colour: "#E4405F" },
  twitter: { name: "Twitter", host: "https://twitter.com/", colour: "#1DA1F2" },
  whatsapp: { name: "WhatsApp", host: "https://wa.me/", colour: "#25D366" },
  messenger: { name: "Messenger", host: "https://m.me/", colour: "#0084FF" },
};
export type LinkId = keyof typeof PROFILES;
export const LINK_IDS = ["github", "linkedin", "instagram", "twitter", "whatsapp", "messenger"] as const;

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

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The two-letter code of the country that a place ends with, as in "Paris, France". */
export function guessCountryCode(place = ""): string | undefined {
  const country = place.split(",").at(-1)?.trim().toLowerCase();
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === country);
}

const splitList = (text = "") => text.split(",").flatMap((part) => part.trim() || []);

/** `HTML 90, CSS 85` as skills, each with the icon of its name if there is one. */
function parseSkills(text: string) {
  return splitList(text).map((part) => {
    const [, name = part, percentage = ""] = /^(.*?)\s*(\d+)\s*%?$/.exec(part) ?? [];
    const word = name.toLowerCase().replaceAll(".", "dot").replaceAll("+", "plus").replaceAll(/[\s-]/g, "");
    const likely = [word, `${word}5`, `${word}css`, word.replace(/js$/, "dotjs"), `devicon:${word}`];
    const icon = likely.find((candidate) => drawIcon(candidate));
    return { name, percentage: percentage ? Number(percentage) : -1, ...(icon && { icon }) };
  });
}

type Check = (answer: string) => string | undefined;

interface Question {
  flag: string;
  text: string;
  /** What is wrong with an answer that is not empty. */
  check: Check;
  /** Nobody has to have it. */
  isOptional?: boolean;
  /** The question whose answer this one follows: when that stays, so does this. */
  follows?: string;
  /** What is taken when nothing is answered and nothing was there; without it only the owner can know. */
  guess?: (answers: Answers) => string | undefined;
  isAsked?: (answers: Answers) => boolean;
}

const owner = siteSchema.shape.owner.shape;
const place = owner.location.shape;
const bySchema =
  (schema: z.ZodType, read: (answer: string) => unknown = String): Check =>
  (answer) =>
    schema.safeParse(read(answer)).error?.issues[0]?.message;

function checkCoordinates(answer: string): string | undefined {
  const point = parseCoordinates(answer);
  if (!point) return "expected a point as maps give it, like 51.5072, -0.1276";
  return bySchema(place.latitude)(answer) && undefined;
}

/** The one list of questions, in order: the terminal asks them, the flags answer them, `--help` shows them. */
export const QUESTIONS: readonly Question[] = [
  { flag: "name", text: "Your full name", check: bySchema(owner.name) },
  {
    flag: "first-name",
    text: "What people call you",
    check: bySchema(owner.firstName),
    follows: "name",
    guess: ({ name }) => name?.split(/\s+/)[0],
  },
  {
    flag: "latin-name",
    text: "Your full name in Latin letters, for the CV and the icons",
    check: bySchema(owner.latinName),
    isAsked: (answers) => !canDraw(`${answers.name ?? ""}${answers["first-name"] ?? ""}`),
  },
  { flag: "role", text: "What you do, in a few words", check: bySchema(owner.role) },
  { flag: "email", text: "Your email address", check: bySchema(owner.email) },
  {
    flag: "phone",
    text: "Your phone number with its country code",
    check: bySchema(owner.phone),
    isOptional: true,
  },
  { flag: "place", text: "Where you are, like London, United Kingdom", check: bySchema(place.label) },
  {
    flag: "city",
    text: "Your city",
    check: bySchema(place.city),
    follows: "place",
    guess: (answers) => answers.place?.split(",")[0]?.trim(),
  },
  {
    flag: "country",
    text: "Your country as two letters",
    check: bySchema(place.countryCode),
    follows: "place",
    guess: (answers) => guessCountryCode(answers.place),
  },
  {
    flag: "coordinates",
    text: "The point on a map, like 51.5072, -0.1276",
    check: checkCoordinates,
    follows: "place",
  },
  {
    flag: "time-zone",
    text: "Your time zone",
    check: bySchema(place.timeZone),
    follows: "place",
    guess: ({ country = "", city = "", coordinates }) =>
      guessTimeZone(country, city, parseCoordinates(coordinates)?.longitude ?? 0),
  },
  { flag: "accent", text: "Your colour, like #0EA5E9", check: bySchema(siteSchema.shape.accent) },
  {
    flag: "words",
    text: "The words that type themselves, with commas between",
    check: bySchema(heroSchema.shape.typedWords, splitList),
    guess: ({ role = "" }) => role.split(/ and |, | & /).find((word) => word.length <= 24) ?? "Developer",
  },
  {
    flag: "tags",
    text: "Up to six tags, with commas between",
    check: bySchema(heroSchema.shape.tags, splitList),
    isOptional: true,
  },
  {
    flag: "skills",
    text: "Your skills in percent, like HTML 90, CSS 85",
    check: bySchema(aboutSchema.shape.skills, parseSkills),
    isOptional: true,
  },
  ...LINK_IDS.map((id) => ({
    flag: id,
    text: `Your ${PROFILES[id].name} ${id === "whatsapp" ? "number with its country code" : "name"}, or an address`,
    check: (answer: string) =>
      id === "whatsapp" && !/^https?:/.test(answer)
        ? bySchema(owner.phone)(answer)
        : bySchema(siteSchema.shape.codeHosting.unwrap().shape.url)(toProfileUrl(id, answer)),
    isOptional: true,
  })),
];

/**
 * The answers from flags, from what the content says already, from what can be told from both, and, with `ask`, from the
 * owner: a wrong answer is asked for again, and any of them can be changed at the end.
 */
export async function collectAnswers(flags: Answers, present: Answers, ask?: (text: string) => Promise<string>) {
  const answers: Answers = {};
  const problems: string[] = [];

  async function answer({ flag, text, check, isOptional, follows, guess }: Question, given = flags[flag]?.trim()) {
    const isKept = !follows || answers[follows] === present[follows];
    const suggestion = (isKept ? present[flag] : undefined) ?? guess?.(answers) ?? (isOptional ? "" : undefined);
    const judge = (reply: string | undefined) => {
      if (!reply) return isOptional && reply !== undefined ? undefined : `is missing: ${text}`;
      return check(reply);
    };
    let reply = given ?? (ask ? undefined : suggestion);
    for (let problem = judge(reply); ask && problem; problem = judge(reply)) {
      const hint = isOptional ? `; ${suggestion ? "- for none" : "empty for none"}` : "";
      const prompt = `${text}${hint}${suggestion ? ` [${suggestion}]` : ""}: `;
      const typed = (await ask(reply === undefined ? prompt : `  ${problem}\n${prompt}`)).trim();
      reply = isOptional && typed === "-" ? "" : typed || (suggestion ?? "");
    }
    const problem = judge(reply);
    if (problem) problems.push(`--${flag} ${problem}`);
    else answers[flag] = reply;
  }

  const isAsked = (question: Question) => question.isAsked?.(answers) ?? true;
  for (const question of QUESTIONS) if (isAsked(question)) await answer(question);
  while (ask) {
    const rows = QUESTIONS.filter(isAsked).map(({ flag }) => `  ${flag.padEnd(14)} ${answers[flag] || "none"}`);
    const typed = await ask(
      `\n${rows.join("\n")}\n\nEnter writes this. Or type the first word of a line to change it: `,
    );
    const question = QUESTIONS.find(({ flag }) => flag === typed.trim());
    if (question) await answer({ ...question, guess: () => answers[question.flag] }, undefined);
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
  const { owner: present, channels, accent } = content["content/site.ts"];
  const { label, city, countryCode, latitude, longitude, timeZone } = present.location;
  const own = (text = "") => (findDemoText(text) ? undefined : text);
  const { typedWords, tags } = content["content/hero.ts"];
  const { skills } = content["content/about.ts"];
  const ownList = (list: readonly unknown[], text: string) => (isDemoList(list) ? undefined : text);
  const percentages = skills.map(({ name, percentage }) => `${name} ${percentage}`);
  const told: Answers = {
    ...Object.fromEntries(LINK_IDS.map((id) => [id, own(channels[id]?.url)])),
    name: own(present.name),
    email: own(present.email),
    phone: own(present.phone),
    accent,
    words: ownList(typedWords, typedWords.join(", ")),
    tags: ownList(tags, tags.join(", ")),
    skills: ownList(skills, percentages.join(", ")),
  };
  if (!told.name) return told;
  const where = { place: label, city, country: countryCode, coordinates: `${latitude}, ${longitude}` };
  const { firstName, latinName, role } = present;
  return { ...told, ...where, "first-name": firstName, "latin-name": latinName, role, "time-zone": timeZone };
}
