import path from "node:path";
import { z } from "zod";
import { findNearest } from "@/content/schema/define-content";
import { canDraw } from "@/content/schema/facts";
import { certificateAnchor } from "@/lib/links";
import { checkFile } from "./check-pictures";
import { type Content, eachText } from "./content";
import { findDemoText, isDemoList, isDemoPicture, writeStarterTexts } from "./demo";
import type { Finding, Flaw } from "./finding";
import { drawIcon, listIcons } from "@/scripts/icons/draw-icon";
import { zoneLongitude } from "./time-zone";

interface Place {
  file: string;
  field: string;
  text: string;
}

const DEMO_MEND = "Write your own, or let `npm run personalise` do it.";
/** The others read well as they are. */
const STARTERS_TO_REPLACE = /alt$|description$|subtitle$|paragraphs/;
const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/cv.pdf", "/llms.txt"];
/** Names that are set aside for examples, so that nobody lives there. */
const PLACEHOLDER_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|localhost)$|\.(?:example|invalid|test)$/;
const PLACEHOLDER_WORDS = /your[-_]?(?:name|user|site|domain|handle|page)/i;
/** Services where only a path leads to a person. */
const PROFILE_HOST = /(?:^|\.)(?:github|gitlab|linkedin|instagram|twitter|x|facebook|m|wa)\.(?:com|me)$/;
const LEAST_PHONE_DIGITS = 5;

function findDemo({ file, field, text }: Place, content: Content, publicFolder: string): Flaw | undefined {
  // The assistant's answers are written from the other files.
  if (file === "content/assistant.ts") return undefined;
  const demo = findDemoText(text);
  if (demo) return ["demo", `still says "${demo}", from the demo`, DEMO_MEND];
  if (text.startsWith("/images/") && isDemoPicture(path.join(publicFolder, text))) {
    return ["demo", `${text} is a picture of the demo`, "Put your own picture into public/images/ and name it here."];
  }
  const owner = content["content/site.ts"]?.owner;
  const starters: Record<string, string> = owner ? writeStarterTexts(owner) : {};
  if (starters[`${file} ${field}`] !== text || !STARTERS_TO_REPLACE.test(`${file} ${field}`)) return undefined;
  return ["warning", "is still the text to begin with", "Write it in your own words."];
}

function findLinkFlaw({ text }: Place): Flaw | undefined {
  const [, scheme, rest = ""] = /^(https?|mailto|tel):(.*)$/.exec(text) ?? [];
  if (scheme === "mailto" && !z.email().safeParse(rest.split("?")[0]).success) {
    return ["error", `${text} is not an email address`, "Write it like mailto:ada@mail.org."];
  }
  if (scheme === "tel" && rest.replaceAll(/\D/g, "").length < LEAST_PHONE_DIGITS) {
    return ["error", `${text} is not a phone number`, "Write it like tel:+15550100."];
  }
  if (!scheme?.startsWith("http") || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  const mend = "Write the real address, or take the link out.";
  if (PLACEHOLDER_HOST.test(hostname) || PLACEHOLDER_WORDS.test(text)) {
    return ["warning", `${text} is a placeholder`, mend];
  }
  if (!hostname.includes(".")) return ["error", `${text} leads to no public server`, mend];
  if (PROFILE_HOST.test(hostname) && pathname === "/") {
    return ["warning", `${text} leads to the front page of the service, not to you`, mend];
  }
  if (hostname !== "wa.me" || /^\/[1-9]\d{7,}$/.test(pathname)) return undefined;
  return ["error", `${text} is no number with a country code`, "Write it like https://wa.me/447700900123."];
}

/** Links within the site: the page is there, and what the fragment names is on it. */
function findOwnLinkFlaw({ field, text }: Place, content: Content): Flaw | undefined {
  if (!field.endsWith("href") || !/^\/(?!\/)/.test(text)) return undefined;
  const { pathname, hash } = new URL(text, "http://site");
  if (!PAGES.includes(pathname)) {
    return ["error", `${text} is no page of this site`, `Link to one of ${PAGES.join(", ")}.`];
  }
  const sections: string[] = content["content/site.ts"]?.sections ?? [];
  const certificates = content["content/certificates.ts"]?.certificates ?? [];
  const shown = sections.includes("certificates") ? certificates.map(({ id }) => certificateAnchor(id)) : [];
  const projects = content["content/projects.ts"]?.projects.map(({ id }) => id) ?? [];
  const anchors = pathname === "/projects" ? projects : ["home", ...sections, ...shown];
  if (hash === "" || ["#content", "#top", ...anchors.map((id) => `#${id}`)].includes(decodeURIComponent(hash))) {
    return undefined;
  }
  return ["error", `${text} leads to nothing on the page`, "Link to what the page shows, or switch the section on."];
}

/** The fields that the CV and the share image draw. */
const DRAWN = [
  /^content\/(cv\.ts |hero\.ts greeting$|certificates\.ts .*\.(title|issuer)$|about\.ts (paragraphs|skills.*name$))/,
  /^content\/(site\.ts (owner\.(role|location\.label)|availability)|projects\.ts .*(title|role|summary|result|stack))/,
];

function findUndrawable({ file, field, text }: Place): Flaw | undefined {
  if (canDraw(text) || !DRAWN.some((pattern) => pattern.test(`${file} ${field}`))) return undefined;
  const signs = [...new Set(text.normalize("NFC"))].filter((sign) => !canDraw(sign)).join("");
  const problem = `has signs that the CV and the share image cannot draw and leave out: ${signs}`;
  return ["warning", problem, "Write it in Latin, Greek or Cyrillic letters, or name a PDF of your own in cv.file."];
}

function findIconFlaw({ field, text }: Place): Flaw | undefined {
  if (!/\.icon$/.test(field) || drawIcon(text)) return undefined;
  const names = listIcons();
  // Perhaps the name is right, and the package is not.
  const bare = (name: string) => name.replace(/^.+:/, "");
  const nearest = findNearest(bare(text), names.map(bare));
  const found = names.filter((name) => bare(name) === nearest).join(" or ");
  return ["error", `no icon is called ${text}`, `${found && `Perhaps ${found}? `}Leave icon out for a plain dot.`];
}

/** What two fields say differently. */
function findContradiction({ file, field, text }: Place, content: Content): Flaw | undefined {
  const owner = content["content/site.ts"]?.owner;
  if (field === "channels.email.url" && owner && text !== `mailto:${owner.email}`) {
    return ["warning", `differs from owner.email, which is ${owner.email}`, "Make both the same."];
  }
  const projects = content["content/projects.ts"]?.projects.map(({ id }) => id);
  const skills = content["content/about.ts"]?.skills.map(({ name }) => name);
  const named = [
    { by: /about\.ts recentWork/, known: projects, where: "a project's id in content/projects.ts" },
    { by: /certificates\.ts .*\.skills\[/, known: skills, where: "a skill's name in content/about.ts" },
  ].find(({ by }) => by.test(`${file} ${field}`));
  if (!named?.known || named.known.includes(text)) return undefined;
  return ["warning", `"${text}" is not ${named.where}`, "Write it as it stands there, or add it there."];
}

/** A point and its time zone lie on about the same meridian; swapped, the latitude does. */
function* findSwapped(content: Content): Generator<Finding> {
  const place = content["content/site.ts"]?.owner.location;
  if (!place) return;
  const meridian = zoneLongitude(place.timeZone);
  const [away, swapped] = [place.longitude, place.latitude].map((degrees) => Math.abs(degrees - meridian));
  if (away === undefined || swapped === undefined || away < 30 || swapped > away - 20) return;
  const problem = `lies far from ${place.timeZone}; latitude and longitude seem to be swapped`;
  const mend = "Latitude is the first number on a map, north or south; longitude is east or west.";
  yield { severity: "warning", file: "content/site.ts", field: "owner.location.latitude", problem, mend };
}

function findDemoLists(content: object): Finding[] {
  return Object.entries(content).flatMap(([file, fields]) =>
    Object.entries(fields)
      .filter(([, list]) => isDemoList(list))
      .map(([field]): Finding => {
        return { severity: "demo", file, field, problem: "is still the demo's list", mend: DEMO_MEND };
      }),
  );
}

/** All that is wrong with content which keeps its schema: texts, links, icons, files, and what is left of the demo. */
export async function checkContent(content: Content, publicFolder: string): Promise<Finding[]> {
  const site = content["content/site.ts"];
  const shown: string[] = [...(site?.footerChannels ?? []), ...(site?.assistantChannels ?? [])];
  const findings = Object.entries(content).flatMap(([file, value]) =>
    [...eachText(value)].map(async ([field, text]): Promise<Finding[]> => {
      const [, channel] = /^channels\.(\w+)\.url$/.exec(field) ?? [];
      // A channel that nothing shows may lead anywhere.
      if (channel && !shown.includes(channel)) return [];
      const place = { file, field, text };
      const demo = findDemo(place, content, publicFolder);
      const others = [
        findLinkFlaw(place),
        findOwnLinkFlaw(place, content),
        findUndrawable(place),
        findIconFlaw(place),
        findContradiction(place, content),
        ...(await checkFile(text, field, publicFolder)),
      ];
      const flaws = demo?.[0] === "demo" ? [demo] : [demo, ...others];
      return flaws
        .filter((flaw) => flaw !== undefined)
        .map(([severity, problem, mend]) => ({ severity, file, field, problem, mend }));
    }),
  );
  return [...(await Promise.all(findings)).flat(), ...findSwapped(content), ...findDemoLists(content)];
}
