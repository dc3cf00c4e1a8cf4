import { z } from "zod";
import type { ContentByFile } from "@/scripts/doctor/content";
import { canDraw } from "@/content/schema/letters";
import { webUrl } from "@/content/schema/fields";
import { aboutSchema, heroSchema } from "@/content/schema/sections";
import { siteSchema } from "@/content/schema/site";
import { readPlace } from "@/scripts/doctor/content";
import { holdsDemoText, isDemoList } from "./shipped";
import { guessCountryCode, guessTimeZone, isSwapped } from "@/scripts/doctor/place";
import { drawIcon } from "@/scripts/icons/draw-icon";

export type Answers = Record<string, string | undefined>;

interface Options<Value> {
  parse?: (answer: string, present?: unknown) => unknown;
  format?: (value: Value) => string;
  check?: (answer: string, answers: Answers) => string | undefined;
  isOptional?: boolean;
  /**
   * Flag of the question that this one depends on. If that question's answer changes, the default is a new guess
   * instead of the present answer.
   */
  follows?: string;
  /** Returns a default answer. Omit this function if only the owner can know the answer. */
  guess?: (answers: Answers) => string | undefined;
  isAsked?: (answers: Answers) => boolean;
}

function ask<Value>(flag: string, text: string, at: string, schema: z.ZodType<Value>, options: Options<Value> = {}) {
  const { parse = (answer: string) => answer || undefined, format = String, ...more } = options;
  const check = (answer: string, _answers: Answers) => schema.safeParse(parse(answer)).error?.issues[0]?.message;
  const formatData = ({ data }: { data?: Value }) => (data === undefined ? "" : format(data));
  const formatPresent = (value: unknown) => formatData(schema.safeParse(value));
  return { flag, text, place: `content/${at}`, parse, check, ...more, format: formatPresent };
}
export type Question = ReturnType<typeof ask>;

export function parseCoordinates(text = ""): { latitude: number; longitude: number } | undefined {
  const [, first, second] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return first && second ? { latitude: Number(first), longitude: Number(second) } : undefined;
}

const splitList = (text: string) => text.split(",").flatMap((part) => part.trim() || []);

/** Parses `HTML 90, CSS 85`. Each skill gets the icon of the same name, if there is one. */
function parseSkills(text: string) {
  return splitList(text).map((part) => {
    const [, skill = part, percentage] = /^(.*?)\s*(\d+)\s*%?$/.exec(part) ?? [];
    const word = skill.toLowerCase().replaceAll(".", "dot").replaceAll("+", "plus").replaceAll(/[\s-]/g, "");
    const likely = [word, `${word}5`, `${word}css`, word.replace(/js$/, "dotjs"), `devicon:${word}`];
    const share = percentage === undefined ? undefined : Number(percentage);
    return { name: skill, percentage: share, icon: likely.find((candidate) => drawIcon(candidate)) };
  });
}

const { owner, accent, landscape } = siteSchema.shape;
const { name, firstName, latinName, role, email, phone, location } = owner.shape;
const { label, city, countryCode, latitude, longitude, timeZone } = location.shape;
const { typedWords, tags } = heroSchema.shape;
const { skills } = aboutSchema.shape;

const yesOrNoSchema = z.boolean("expected yes or no");
const yesOrNo: Options<boolean> = {
  parse: (answer) => (/^(yes|no|y|n)$/i.test(answer) ? /^y/i.test(answer) : answer),
  format: (isYes) => (isYes ? "yes" : "no"),
  guess: () => "no",
};
const isOptional = true;
const follows = "place";
const POINT_EXPECTED = "Please enter coordinates, latitude first, like 51.5072, -0.1276";
const point = z.object({ latitude, longitude }, POINT_EXPECTED);
const coordinates: Options<z.infer<typeof point>> = {
  follows,
  parse: parseCoordinates,
  format: (at) => `${at.latitude}, ${at.longitude}`,
  check: (answer, answers) => {
    const { data: at, error } = point.safeParse(parseCoordinates(answer));
    const zone = at && guessTimeZone(answers.country ?? "", answers.city ?? "", at.longitude);
    if (at && zone && isSwapped(at, zone)) return "latitude and longitude seem to be swapped: latitude comes first";
    return error?.issues[0]?.message;
  },
};
const list = { parse: splitList, format: (texts: string[]) => texts.join(", ") };
const skillList: Options<z.infer<typeof skills>> = {
  isOptional,
  parse: parseSkills,
  format: (rows) => rows.map((row) => `${row.name} ${row.percentage ?? ""}`.trim()).join(", "),
};

const guessFirstName = (answers: Answers) => answers.name?.split(/\s+/)[0];
const needsLatinName = (answers: Answers) => !canDraw(`${answers.name ?? ""}${answers["first-name"] ?? ""}`);
const guessCity = (answers: Answers) => answers.place?.split(",")[0]?.trim();
const country = {
  follows,
  guess: (answers: Answers) => guessCountryCode(answers.place),
  parse: (answer: string) => answer.toUpperCase(),
};
const guessZone = (answers: Answers) =>
  guessTimeZone(answers.country ?? "", answers.city ?? "", parseCoordinates(answers.coordinates)?.longitude ?? 0);
const guessWord = (answers: Answers) => answers.role?.split(/ and |, | & /).find((word) => word.length <= 24);

export const PROFILES = {
  github: { name: "GitHub", host: "https://github.com/", colour: "#6E5494" },
  linkedin: { name: "LinkedIn", host: "https://www.linkedin.com/in/", colour: "#0A66C2" },
  instagram: { name: "Instagram", host: "https://www.instagram.com/", colour: "#E4405F" },
  twitter: { name: "Twitter", host: "https://twitter.com/", colour: "#1DA1F2" },
  whatsapp: { name: "WhatsApp", host: "https://wa.me/", colour: "#25D366" },
  messenger: { name: "Messenger", host: "https://m.me/", colour: "#0084FF" },
};
type Service = keyof typeof PROFILES;

/** For GitHub, turns `ada` into `https://github.com/ada`. Returns URLs unchanged. */
export function toProfileUrl(id: Service, answer: string): string {
  if (/^https?:/.test(answer)) return answer;
  return PROFILES[id].host + (id === "whatsapp" ? answer.replaceAll(/\D/g, "") : answer.replace(/^@/, ""));
}

function askForProfile(id: Service) {
  const { name: service, colour } = PROFILES[id];
  const text = `Your ${service} ${id === "whatsapp" ? "number with its country code" : "user name"}, or a URL`;
  return ask(id, text, `site.ts channels.${id}`, z.object({ url: webUrl }), {
    isOptional,
    parse: (answer, present) =>
      answer
        ? { name: service, colour, ...(typeof present === "object" && present), url: toProfileUrl(id, answer) }
        : undefined,
    format: ({ url }) => url,
    ...(id === "whatsapp" && {
      check: (answer) => (/^https?:/.test(answer) ? webUrl : phone).safeParse(answer).error?.issues[0]?.message,
    }),
  });
}

export const QUESTIONS: readonly Question[] = [
  ask("name", "Your full name", "site.ts owner.name", name),
  ask("first-name", "What people call you", "site.ts owner.firstName", firstName, {
    follows: "name",
    guess: guessFirstName,
  }),
  ask("latin-name", "Your name in Latin letters, for the CV and icons", "site.ts owner.latinName", latinName, {
    isAsked: needsLatinName,
  }),
  ask("role", "What you do, in a few words", "site.ts owner.role", role),
  ask("email", "Your email address", "site.ts owner.email", email),
  ask("phone", "Your phone number with its country code", "site.ts owner.phone", phone, { isOptional }),
  ask("place", "Where you are, like London, United Kingdom", "site.ts owner.location.label", label),
  ask("city", "Your city", "site.ts owner.location.city", city, { follows, guess: guessCity }),
  ask("country", "Your country's two-letter code", "site.ts owner.location.countryCode", countryCode, country),
  ask(
    "coordinates",
    "Coordinates, latitude first, like 51.5072, -0.1276",
    "site.ts owner.location",
    point,
    coordinates,
  ),
  ask("time-zone", "Your time zone", "site.ts owner.location.timeZone", timeZone, { follows, guess: guessZone }),
  ask("accounts", "Should visitors have accounts (yes or no)", "site.ts accounts", yesOrNoSchema, yesOrNo),
  ask("accent", "Your accent colour, like #0EA5E9", "site.ts accent", accent),
  ask("landscape", "Your landscape: peaks, hills or shore", "site.ts landscape", landscape, { guess: () => "peaks" }),
  ask("words", "Words to type out, separated by commas", "hero.ts typedWords", typedWords, {
    ...list,
    guess: guessWord,
  }),
  ask("tags", "Up to six tags, separated by commas", "hero.ts tags", tags, { ...list, isOptional }),
  ask("skills", "Your skills, with or without percentages, like HTML 90, CSS", "about.ts skills", skills, skillList),
  ...(["github", "linkedin", "instagram", "twitter", "whatsapp", "messenger"] as const).map(askForProfile),
];

export function readPresentAnswers(content: ContentByFile): Answers {
  const isDemo = (value: unknown) => holdsDemoText(value) || isDemoList(value);
  // While the name is still the demo's, treat values that a real owner could share with the demo as demo values too.
  const isShipped = isDemo(content["content/site.ts"].owner.name);
  const couldBeAnybodys = (place: string) => /owner\.(firstName|latinName|role|location)|accounts$/.test(place);
  return Object.fromEntries(
    QUESTIONS.map(({ flag, place, format }) => {
      const value = readPlace(content, place);
      return [flag, isDemo(value) || (isShipped && couldBeAnybodys(place)) ? undefined : format(value)];
    }),
  );
}

export function toOwner(answers: Answers) {
  const { name: full = "", "first-name": first = "", "latin-name": latin, role: work = "" } = answers;
  return { name: full, firstName: first, latinName: latin, role: work };
}
