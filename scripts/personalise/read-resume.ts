import { siteSchema } from "@/lib/portfolio/schema/site";
import { convertResume } from "./convert-resume";
import { parseChannels } from "./parse-answers";
import type { Answers } from "./questions";
import { listUnknownFields, resumeSchema, type JsonResume } from "./resume-schema";

const { owner, channels } = siteSchema.shape;
const { email, phone } = owner.shape;
const SKILL_MAX_CHARACTERS = 30;

function listNetworks({ profiles }: JsonResume["basics"], leftOut: string[]): string[] {
  return profiles.flatMap(({ network = "", username = "", url = "" }) => {
    const secure = url.replace(/^http:/, "https:");
    const namesUser = URL.canParse(secure) && new URL(secure).pathname.length > 1;
    const entry = `${network} ${namesUser || !username ? secure : username}`;
    if (!entry.includes(",") && channels.safeParse(parseChannels(entry)).success) return entry;
    leftOut.push(`basics.profiles: ${entry.trim()}${url ? "" : " (no URL)"}`);
    return [];
  });
}

function listSkills({ skills }: JsonResume, leftOut: string[]): string[] {
  const names = skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : (name ?? [])));
  const isShort = (name: string) => name.length <= SKILL_MAX_CHARACTERS && !name.includes(",");
  leftOut.push(...names.filter((name) => !isShort(name)).map((name) => `skills: ${name}`));
  return [...new Set(names.map((name) => name.trim()).filter(isShort))];
}

const nameCountry = (code = "") =>
  /^[a-z]{2}$/i.test(code) ? new Intl.DisplayNames("en", { type: "region" }).of(code.toUpperCase()) : undefined;

/** Reads a JSON Resume. `leftOut` lists what the content has no room for. */
export function readResume(source: unknown) {
  const resume = resumeSchema.parse(source);
  const { basics } = resume;
  const leftOut = listUnknownFields(resume);
  const content = convertResume(resume, leftOut);
  const skills = listSkills(resume, leftOut);
  const networks = listNetworks(basics, leftOut);
  if (basics.email && !email.safeParse(basics.email).success) leftOut.push(`basics.email: ${basics.email}`);
  if (basics.phone && !phone.safeParse(basics.phone).success) leftOut.push(`basics.phone: ${basics.phone}`);
  const { city, countryCode } = basics.location ?? {};
  const country = nameCountry(countryCode);
  const answers: Answers = {
    ...{ name: basics.name, role: basics.label, city, country: country && countryCode },
    email: email.safeParse(basics.email).data,
    phone: phone.safeParse(basics.phone).data,
    place: [city, country].filter(Boolean).join(", ") || undefined,
    skills: skills.join(", ") || undefined,
    networks: networks.join(", ") || undefined,
  };
  return { answers, content, leftOut };
}
