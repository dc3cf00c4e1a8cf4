import { z } from "zod";
import { certificateAnchor } from "@/lib/links";
import { type Content, eachText } from "./content";
import { findDemoText } from "./demo";
import type { Finding } from "./finding";

const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/cv.pdf", "/llms.txt"];
/** Names that are set aside for examples, so that nobody lives there. */
const PLACEHOLDER_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|localhost)$|\.(?:example|invalid|test)$/;
const PLACEHOLDER_WORDS = /your[-_]?(?:name|user|site|domain|handle|page)/i;
/** Services where only a path leads to a person. */
const PROFILE_HOST = /(?:^|\.)(?:github|gitlab|linkedin|instagram|twitter|x|facebook|m|wa)\.(?:com|me)$/;
const LEAST_PHONE_DIGITS = 5;

type Flaw = [severity: "error" | "warning", problem: string, mend: string];

function findFlaw(text: string): Flaw | undefined {
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
  const isFrontPage = PROFILE_HOST.test(hostname) && pathname === "/";
  return isFrontPage ? ["warning", `${text} leads to the front page of the service, not to you`, mend] : undefined;
}

/** A check of links within the site: the page is there, and what the fragment names is on it. */
function createOwnLinkCheck(content: Content): (text: string) => Flaw | undefined {
  const certificates = content["content/certificates.ts"]?.certificates ?? [];
  const projects = content["content/projects.ts"]?.projects ?? [];
  const sections: string[] = content["content/site.ts"]?.sections ?? [];
  const shown = sections.includes("certificates") ? certificates.map(({ id }) => certificateAnchor(id)) : [];
  const anchors: Record<string, string[]> = {
    "/": ["home", "content", "top", ...sections, ...shown],
    "/projects": ["content", "top", ...projects.map(({ id }) => id)],
  };
  return (text) => {
    const { pathname, hash } = new URL(text, "http://site");
    if (!PAGES.includes(pathname)) {
      return ["error", `${text} is no page of this site`, `Link to one of ${PAGES.join(", ")}.`];
    }
    if (hash === "" || anchors[pathname]?.includes(decodeURIComponent(hash.slice(1)))) return undefined;
    return ["error", `${text} leads to nothing on the page`, "Link to what the page shows, or switch the section on."];
  };
}

/** What two files say differently: the owner's address, and skills that a certificate names and the page does not show. */
function* findContradictions(content: Content): Generator<Finding> {
  const site = content["content/site.ts"];
  if (site && site.channels.email.url !== `mailto:${site.owner.email}`) {
    const problem = `differs from owner.email, which is ${site.owner.email}`;
    const field = "channels.email.url";
    yield { severity: "warning", file: "content/site.ts", field, problem, mend: "Make both the same." };
  }
  const projects = content["content/projects.ts"]?.projects.map(({ id }) => id);
  for (const [index, id] of (content["content/about.ts"]?.recentWork ?? []).entries()) {
    if (!projects || projects.includes(id)) continue;
    const [field, problem] = [`recentWork[${index}]`, `"${id}" is no project of content/projects.ts`];
    yield { severity: "warning", file: "content/about.ts", field, problem, mend: "Name a project by its id there." };
  }
  const known = content["content/about.ts"]?.skills.map(({ name }) => name);
  for (const [field, skill] of eachText(content["content/certificates.ts"]?.certificates, "certificates")) {
    if (!known || !/\.skills\[\d+\]$/.test(field) || known.includes(skill)) continue;
    const mend = "Write it as in content/about.ts, or add the skill there.";
    const problem = `"${skill}" is no skill of content/about.ts`;
    yield { severity: "warning", file: "content/certificates.ts", field, problem, mend };
  }
}

/** Links in the content that are broken, are placeholders, or lead to nothing on the site itself. */
export function findLinkProblems(content: Content): Finding[] {
  const findOwnFlaw = createOwnLinkCheck(content);
  const site = content["content/site.ts"];
  const shownChannels: string[] = [...(site?.footerChannels ?? []), ...(site?.assistantChannels ?? [])];
  const isHidden = (field: string) => {
    const [, channel] = /^channels\.(\w+)\.url$/.exec(field) ?? [];
    return channel !== undefined && !shownChannels.includes(channel);
  };
  const findings = Object.entries(content).flatMap(([file, value]) =>
    [...eachText(value)].flatMap(([field, text]): Finding[] => {
      if (findDemoText(text) || isHidden(field)) return [];
      const flaw = field.endsWith("href") && /^\/(?!\/)/.test(text) ? findOwnFlaw(text) : findFlaw(text);
      return flaw ? [{ severity: flaw[0], file, field, problem: flaw[1], mend: flaw[2] }] : [];
    }),
  );
  return [...findings, ...findContradictions(content)];
}
