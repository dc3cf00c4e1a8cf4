import lookUpTimeZone from "@photostructure/tz-lookup";
import { z } from "zod";
import { aboutSchema, cvSchema, heroSchema } from "@/lib/portfolio/schema";
import { hexColour } from "@/lib/portfolio/schema/fields";
import { canDraw } from "@/lib/portfolio/schema/letters";
import { siteSchema } from "@/lib/portfolio/schema/site";
import { capitalize } from "@/lib/text";
import { isExample } from "@/scripts/doctor/demo";
import { guessCountryCode } from "./guess-country";
import { parseChannels, parseCoordinates, parseJobs, parseLinkedIn, parseSkills, splitList } from "./parse-answers";

/** What the owner has answered, by flag. */
export type Answers = Record<string, string | undefined>;

export interface Question {
  flag: string;
  text: string;
  example?: string;
  isOptional?: boolean;
  /** Says what is wrong with an answer. */
  check: (answer: string) => string | undefined;
  /** Returns a default answer. Omit this function if only the owner can know the answer. */
  guess?: (answers: Answers) => string | undefined;
  /** Why there is no guess, in words that follow "Not guessed:". */
  whyNot?: string;
  isAsked?: (answers: Answers) => boolean;
}

function describeIssue(error?: z.ZodError): string | undefined {
  const [issue] = error?.issues ?? [];
  const [index, field] = issue?.path ?? [];
  const where = typeof index === "number" ? `entry ${index + 1}: ${String(field ?? "")} ` : "";
  return issue && (where || (field ? `${String(index)}: ` : "")) + issue.message;
}

function ask(
  flag: string,
  text: string,
  schema: z.ZodType,
  { parse = String, ...more }: Partial<Question> & { parse?: (answer: string) => unknown } = {},
): Question {
  return { flag, text, check: (answer) => describeIssue(schema.safeParse(parse(answer)).error), ...more };
}

const { owner, landscape, channels } = siteSchema.shape;
const { name, firstName, latinName, role, email, phone, location } = owner.shape;
const { label, city, countryCode, latitude, longitude, timeZone } = location.shape;
const isOptional = true;

const point = z.object({ latitude, longitude }, "expected latitude and longitude, like 51.5072, -0.1276");

/** Skips titles, such as `Dr.` */
function guessFirstName({ name: fullName = "" }: Answers): string | undefined {
  const words = fullName.split(/[\s,]+/).filter(Boolean);
  return words.find((word) => !word.endsWith(".")) ?? words[0];
}

/** The longest typed word that fits on one line on a phone, in characters. */
const SHORT = 24;

/** The most characters that the content's schema allows. */
const LONGEST = 60;

const shorten = (text: string) => (text.length > LONGEST ? text.slice(0, LONGEST).replace(/\s+\S*$/, "") : text);

const JOB_TITLE = /(er|or|eer|ist|ian|ect|ant|ent|ern|man|woman|lead|chef)$/i;

/** Shortens the role to its title: `Designer (Intern) at Mill` becomes `Designer`. */
function guessTypedWord({ role = "" }: Answers): string {
  const bare = role.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ").replaceAll(/\s+/g, " ");
  const [title = ""] = bare.trim().split(/ (?:at|for|in|with|from|@|[-–—|·/]) |[,;|]/);
  const short = [title, ...title.split(/ (?:of|&) /).filter((part) => JOB_TITLE.test(part))].find(
    (part) => part && part.length <= SHORT,
  );
  const last = title.split(" ").at(-1) ?? "";
  if (short) return short;
  return JOB_TITLE.test(last) ? capitalize(last) : shorten(title);
}

export const QUESTIONS: readonly Question[] = [
  ask("name", "Your full name", name),
  ask("first-name", "What people call you", firstName, { guess: guessFirstName }),
  ask("latin-name", "Your name in Latin letters, for the CV and icons", latinName, {
    isAsked: (answers) => !canDraw(`${answers.name ?? ""}${answers["first-name"] ?? ""}`),
  }),
  ask("role", "What you do, in a few words", role, { example: "Product designer" }),
  ask(
    "email",
    "Your email address",
    email.refine((address) => !isExample(address), "expected an address of your own, not one at example.com"),
  ),
  ask("phone", "Your phone number with its country code", phone, { isOptional, example: "+44 20 7946 0018" }),
  ask("place", "Where you are", label, { example: "London, United Kingdom" }),
  ask("city", "Your city", city, { guess: (answers) => answers.place?.split(",")[0]?.trim() }),
  ask("country", "Your country’s two-letter code", countryCode, {
    example: "GB",
    parse: (answer) => answer.toUpperCase(),
    guess: (answers) => guessCountryCode(answers.place),
    whyNot: "the place does not end with the name of a country.",
  }),
  ask("coordinates", "Coordinates, latitude first (right-click your town on openstreetmap.org)", point, {
    example: "51.5072, -0.1276",
    parse: parseCoordinates,
  }),
  ask("time-zone", "Your time zone", timeZone, {
    example: "Europe/London",
    guess: ({ coordinates }) => {
      const at = parseCoordinates(coordinates);
      return at && lookUpTimeZone(at.latitude, at.longitude);
    },
  }),
  ask("accounts", "Should visitors have accounts (yes or no)", z.enum(["yes", "no"], "expected yes or no"), {
    parse: (answer) => answer.toLowerCase(),
    guess: () => "no",
  }),
  ask("accent", "Your accent colour", hexColour, { example: "#0EA5E9", guess: () => "#8B5CF6" }),
  ask("landscape", "Your landscape: peaks, hills or shore", landscape, { guess: () => "peaks" }),
  ask("words", "Words that the page types out under your name, separated by commas", heroSchema.shape.typedWords, {
    example: "Designer, Illustrator",
    parse: splitList,
    guess: guessTypedWord,
  }),
  ask("tags", "Up to six tags, separated by commas", heroSchema.shape.tags, {
    isOptional,
    example: "Branding, Web Design",
    parse: splitList,
  }),
  ask("skills", "Your skills, with or without percentages", aboutSchema.shape.skills, {
    isOptional,
    example: "HTML 90%, CSS",
    parse: parseSkills,
  }),
  ask("networks", "Your networks, each with your user name or your profile’s URL", channels, {
    isOptional,
    example: "GitHub ada-l, Mastodon https://mastodon.social/@ada",
    parse: parseChannels,
  }),
  ask("linkedin", "Your profile on LinkedIn, which its export leaves out", channels, {
    isOptional,
    example: "https://www.linkedin.com/in/ada-l",
    parse: parseLinkedIn,
    isAsked: ({ linkedin }) => linkedin !== undefined,
  }),
  ask("jobs", "Your jobs, newest first, separated by semicolons", cvSchema.shape.experience, {
    isOptional,
    example: "Designer, Studio Norte, 2022-03 to now; Intern, Mill, 2020 to 2021",
    parse: parseJobs,
  }),
];
