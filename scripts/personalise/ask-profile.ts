import { createInterface } from "node:readline/promises";
import type { z } from "zod";
import { siteSchema } from "@/content/schema/site";
import { guessCountryCode, LINK_IDS, parseCoordinates, type Profile, toProfileAddress } from "./profile";

const owner = siteSchema.shape.owner.shape;
const place = owner.location.shape;
const DEFAULT_ROLE = "Developer and designer";

export const PROFILE_FLAGS = [
  "name",
  "first-name",
  "role",
  "email",
  "phone",
  "place",
  "city",
  "country",
  "coordinates",
  "time-zone",
  "accent",
  ...LINK_IDS,
] as const;
export type ProfileFlag = (typeof PROFILE_FLAGS)[number];

type Answers = Partial<Record<ProfileFlag, string>>;

interface Question {
  flag: ProfileFlag;
  text: string;
  /** What is taken when nothing is answered; undefined when only the owner can know. */
  suggest: (answers: Answers) => string | undefined;
  /** What is wrong with an answer. */
  judge: (answer: string) => string | undefined;
}

const bySchema = (schema: z.ZodType) => (answer: string) => schema.safeParse(answer).error?.issues[0]?.message;

function judgeCoordinates(answer: string): string | undefined {
  const point = parseCoordinates(answer);
  if (!point) return "expected a point as maps give it, like 51.5072, -0.1276";
  return bySchema(place.latitude)(point.latitude as never) ?? bySchema(place.longitude)(point.longitude as never);
}

function listQuestions(present: Partial<Profile>): Question[] {
  const { location } = present;
  const point = location && `${location.latitude}, ${location.longitude}`;
  const systemZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const firstWord = (answers: Answers) => answers.name?.split(/\s+/)[0];
  const question = (
    flag: ProfileFlag,
    text: string,
    schema: z.ZodType,
    suggest: Question["suggest"] | string | undefined,
  ): Question => ({
    flag,
    text,
    judge: bySchema(schema),
    suggest: typeof suggest === "function" ? suggest : () => suggest,
  });
  return [
    question("name", "Your full name", owner.name, present.name),
    question("first-name", "What people call you", owner.firstName, (answers) =>
      answers.name === present.name ? (present.firstName ?? firstWord(answers)) : firstWord(answers),
    ),
    question("role", "What you do, in a few words", owner.role, present.role ?? DEFAULT_ROLE),
    question("email", "Your e-mail address", owner.email, present.email),
    question("phone", "Your phone number", owner.phone, present.phone),
    question("place", "Where you are, like London, United Kingdom", place.label, location?.label),
    question("city", "Your city", place.city, (answers) =>
      answers.place === location?.label ? location?.city : answers.place?.split(",")[0]?.trim(),
    ),
    question("country", "Your country as two letters", place.countryCode, (answers) =>
      answers.place === location?.label ? location?.countryCode : guessCountryCode(answers.place ?? "") || undefined,
    ),
    {
      flag: "coordinates",
      text: "The point on a map, like 51.5072, -0.1276",
      judge: judgeCoordinates,
      suggest: (answers) => (answers.place === location?.label ? point : undefined),
    },
    question("time-zone", "Your time zone", place.timeZone, location?.timeZone ?? systemZone),
    question("accent", "Your colour", siteSchema.shape.accent, present.accent),
    ...LINK_IDS.map((id): Question => ({
      flag: id,
      text: `Your ${id} name or address (empty for none)`,
      judge: (answer) =>
        answer === "" ? undefined : bySchema(siteSchema.shape.codeHosting.shape.url)(toProfileAddress(id, answer)),
      suggest: () => present.links?.[id] ?? "",
    })),
  ];
}

function toProfile(answers: Answers): Profile {
  const read = (flag: ProfileFlag) => answers[flag] ?? "";
  const point = parseCoordinates(read("coordinates")) ?? { latitude: 0, longitude: 0 };
  const links: Profile["links"] = {};
  for (const id of LINK_IDS) if (read(id)) links[id] = toProfileAddress(id, read(id));
  return {
    name: read("name"),
    firstName: read("first-name"),
    role: read("role"),
    email: read("email"),
    phone: read("phone"),
    location: {
      label: read("place"),
      city: read("city"),
      countryCode: read("country").toUpperCase(),
      ...point,
      timeZone: read("time-zone"),
    },
    accent: read("accent"),
    links,
  };
}

type ProfileResult = { profile: Profile } | { problems: string[] };

/** The profile from flags, from what the content says already, and from what can be told from both. */
export function readProfile(flags: Answers, present: Partial<Profile>): ProfileResult {
  const answers: Answers = {};
  const problems: string[] = [];
  for (const { flag, text, suggest, judge } of listQuestions(present)) {
    const answer = flags[flag]?.trim() ?? suggest(answers);
    const problem = answer === undefined ? `is missing: ${text}` : judge(answer);
    if (problem) problems.push(`--${flag} ${problem}`);
    else answers[flag] = answer;
  }
  return problems.length > 0 ? { problems } : { profile: toProfile(answers) };
}

/**
 * The same, with a question for everything that no flag tells; a wrong answer is asked for again.
 *
 * @returns null when the person at the terminal leaves (Ctrl-C or Ctrl-D).
 */
export async function askProfile(flags: Answers, present: Partial<Profile>): Promise<Profile | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const leaving = new AbortController();
  terminal.once("close", () => leaving.abort());
  const answers: Answers = {};
  try {
    for (const { flag, text, suggest, judge } of listQuestions(present)) {
      const suggestion = suggest(answers);
      let answer = flags[flag]?.trim();
      let problem = answer === undefined ? "" : judge(answer);
      while (problem !== undefined) {
        if (problem) process.stdout.write(`  ${problem}\n`);
        const typed = await terminal.question(`${text}${suggestion ? ` [${suggestion}]` : ""}: `, leaving);
        answer = typed.trim() || (suggestion ?? "");
        problem = judge(answer);
      }
      answers[flag] = answer;
    }
    return toProfile(answers);
  } catch (error) {
    if (leaving.signal.aborted) return null;
    throw error;
  } finally {
    terminal.close();
  }
}
