import "server-only";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import type { SectionId } from "@/content/schema/site";
import { site } from "@/content/site";
import { readPhoto } from "./share-image";

const { owner } = site;
const profiles = site.footerChannels.map((id) => site.channels[id]).filter(({ url }) => url.startsWith("https:"));
const withHost = (address: URL, path: string) => new URL(path, address).href;

/**
 * The owner in the shape of jsonresume.org, for programs that read applications.
 *
 * @param address Origin of the site, for absolute links.
 */
export function describeResume(address: URL) {
  const shows = (section: SectionId) => site.sections.includes(section);
  const dated = ({ start, end }: { start: string; end?: string }) => ({ startDate: start, endDate: end });
  const jobs = cv.experience.map(({ title, organisation, kind, place, url, points, ...period }) => ({
    isVolunteering: kind === "volunteering",
    entry: { position: title, url, ...dated(period), highlights: points },
    organisation,
    place,
  }));
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: owner.name,
      label: owner.role,
      image: withHost(address, owner.portrait.src),
      email: owner.email,
      phone: owner.phone,
      url: address.href,
      summary: shows("about") ? about.paragraphs.join("\n\n") : site.description,
      location: { city: owner.location.city, countryCode: owner.location.countryCode },
      profiles: profiles.map(({ name, url }) => ({ network: name, url })),
    },
    work: jobs
      .filter(({ isVolunteering }) => !isVolunteering)
      .map(({ entry, organisation, place }) => ({ name: organisation, location: place, ...entry })),
    volunteer: jobs
      .filter(({ isVolunteering }) => isVolunteering)
      .map(({ entry, organisation }) => ({ organization: organisation, ...entry })),
    education: cv.education.map(({ degree, school, url, note, ...period }) => ({
      institution: school,
      url,
      studyType: degree,
      ...dated(period),
      courses: note ? [note] : undefined,
    })),
    certificates: shows("certificates")
      ? certificates.certificates.map(({ title, issuer, isoDate, verifyUrl }) => ({
          name: title,
          issuer,
          date: isoDate,
          url: verifyUrl,
        }))
      : undefined,
    skills: shows("about") ? about.skills.map(({ name }) => ({ name })) : undefined,
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projects.projects.map(({ id, title, summary, result, stack, year, role }) => ({
      name: title,
      description: summary,
      highlights: [result],
      keywords: stack,
      startDate: String(year),
      url: withHost(address, `/projects#${id}`),
      roles: [role],
    })),
  };
}

const MOST_LINE_BYTES = 75;
const PHOTO_PX = 240;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** A line goes on after a line break and a space; a letter is never cut in its bytes. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MOST_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/**
 * The owner as a vCard, which a phone takes into its contacts. Version 3, since every phone reads that one.
 *
 * @param address Origin of the site.
 */
export async function writeContactCard(address: URL): Promise<string> {
  const { name, firstName, latinName, role, email, phone, location, portrait } = owner;
  const photo = await readPhoto(portrait.src, PHOTO_PX, PHOTO_PX);
  const familyName = name.replace(firstName, "").trim();
  const country = new Intl.DisplayNames("en", { type: "region" }).of(location.countryCode) ?? location.countryCode;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(familyName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    latinName ? `NICKNAME:${escapeText(latinName)}` : "",
    `TITLE:${escapeText(role)}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    phone ? `TEL;TYPE=CELL:${phone}` : "",
    `ADR;TYPE=WORK:;;;${escapeText(location.city)};;;${escapeText(country)}`,
    `URL:${address.href}`,
    ...profiles.map(({ url }) => `URL:${url}`),
    `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString("base64")}`,
    "END:VCARD",
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}
