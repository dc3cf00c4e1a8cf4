import { z } from "zod";
import { eachText } from "./walk-content";
import { certificateAnchor } from "@/lib/links";
import { findDemoText } from "./demo-values";
import type { Finding, Severity } from "./finding";
import type { Content } from "./read-content";

const PAGES = ["/", "/projects", "/login", "/register", "/forgot-password", "/cv.pdf", "/llms.txt"];

/** Names that are set aside for examples, so that nobody lives there. */
const PLACEHOLDER_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|localhost)$|\.(?:example|invalid|test)$/;
const PLACEHOLDER_WORDS = /your[-_]?(?:name|user|site|domain|handle|page)/i;
/** Services where only a path leads to a person. */
const PROFILE_HOST = /(?:^|\.)(?:github|gitlab|linkedin|instagram|twitter|x|facebook|m|wa)\.(?:com|me)$/;
const LEAST_PHONE_DIGITS = 5;

type Flaw = [severity: Severity, problem: string, mend: string];

function judgeWebAddress(text: string): Flaw | undefined {
  const { hostname, pathname } = new URL(text);
  const mend = "Write the real address, or take the link out.";
  if (PLACEHOLDER_HOST.test(hostname) || PLACEHOLDER_WORDS.test(text)) {
    return ["warning", `${text} is a placeholder`, mend];
  }
  if (!hostname.includes(".")) return ["error", `${text} leads to no public server`, mend];
  if (PROFILE_HOST.test(hostname) && pathname === "/") {
    return ["warning", `${text} leads to the front page of the service, not to you`, mend];
  }
  return undefined;
}

function judgeAddress(text: string): Flaw | undefined {
  if (/^https?:/.test(text)) return judgeWebAddress(text);
  const rest = text.replace(/^\w+:/, "");
  if (text.startsWith("mailto:") && !z.email().safeParse(rest.split("?")[0]).success) {
    return ["error", `${text} is not an e-mail address`, "Write it like mailto:ada@mail.org."];
  }
  if (text.startsWith("tel:") && rest.replaceAll(/\D/g, "").length < LEAST_PHONE_DIGITS) {
    return ["error", `${text} is not a phone number`, "Write it like tel:+15550100."];
  }
  return undefined;
}

/** Every place on the site that a link may lead to, by page. */
function listAnchors(content: Content): Map<string, Set<string>> {
  const certificates = content["content/certificates.ts"]?.certificates ?? [];
  const projects = content["content/projects.ts"]?.projects ?? [];
  const sections = content["content/site.ts"]?.sections ?? [];
  const shown = sections.includes("certificates") ? certificates.map(({ id }) => certificateAnchor(id)) : [];
  return new Map([
    ...PAGES.map((page) => [page, new Set<string>()] as const),
    ["/", new Set(["home", "content", "top", ...sections, ...shown])],
    ["/projects", new Set(["content", "top", ...projects.map(({ id }) => id)])],
  ]);
}

function judgeOwnAddress(text: string, anchors: Map<string, Set<string>>): Flaw | undefined {
  const { pathname, hash } = new URL(text, "http://site");
  const known = anchors.get(pathname);
  if (!known) return ["error", `${text} is no page of this site`, `Link to one of ${PAGES.join(", ")}.`];
  if (hash === "" || known.has(decodeURIComponent(hash.slice(1)))) return undefined;
  return ["error", `${text} leads to nothing on the page`, "Link to what the page shows, or switch the section on."];
}

function judgeChannels(content: Content): Finding[] {
  const site = content["content/site.ts"];
  if (!site || site.channels.email.url === `mailto:${site.owner.email}`) return [];
  return [
    {
      severity: "warning",
      file: "content/site.ts",
      field: "channels.email.url",
      problem: `differs from owner.email, which is ${site.owner.email}`,
      mend: "Make both the same.",
    },
  ];
}

/** Skills that a certificate names and the page does not show: the link from the one to the other is missing. */
function judgeCertificateSkills(content: Content): Finding[] {
  const known = content["content/about.ts"]?.skills.map(({ name }) => name);
  const certificates = content["content/certificates.ts"]?.certificates ?? [];
  if (!known) return [];
  return certificates.flatMap(({ skills }, row) =>
    skills.flatMap((skill, index): Finding[] => {
      if (known.includes(skill)) return [];
      const field = `certificates[${row}].skills[${index}]`;
      const mend = "Write it as in content/about.ts, or add the skill there.";
      const problem = `"${skill}" is no skill of content/about.ts`;
      return [{ severity: "warning", file: "content/certificates.ts", field, problem, mend }];
    }),
  );
}

/** Fields of channels that nothing shows: their addresses matter to nobody. */
function listHiddenFields(content: Content): Set<string> {
  const site = content["content/site.ts"];
  if (!site) return new Set();
  const shown = new Set<string>([...site.footerChannels, ...site.assistantChannels]);
  return new Set(
    Object.keys(site.channels)
      .filter((id) => !shown.has(id))
      .map((id) => `channels.${id}.url`),
  );
}

/** Addresses in the content that are broken, are placeholders, or lead to nothing on the site itself. */
export function findLinkProblems(content: Content): Finding[] {
  const anchors = listAnchors(content);
  const hidden = listHiddenFields(content);
  const findings: Finding[] = [];
  for (const [file, value] of Object.entries(content)) {
    for (const [field, text] of eachText(value)) {
      if (findDemoText(text) || (file === "content/site.ts" && hidden.has(field))) continue;
      const isOwn = /^\/(?!\/)/.test(text) && field.endsWith("href");
      const isForeign = /^(?:https?|mailto|tel):/.test(text);
      const flaw = isOwn ? judgeOwnAddress(text, anchors) : isForeign ? judgeAddress(text) : undefined;
      if (flaw) findings.push({ severity: flaw[0], file, field, problem: flaw[1], mend: flaw[2] });
    }
  }
  return [...findings, ...judgeChannels(content), ...judgeCertificateSkills(content)];
}
