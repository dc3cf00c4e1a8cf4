import "server-only";
import { about } from "@/content/about";
import { certificates } from "@/content/certificates";
import { cv } from "@/content/cv";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import { listProfiles } from "@/lib/links";
import { readPhoto } from "./share-image";

const { owner, sections } = site;
const profiles = listProfiles(site);

/**
 * The owner in the shape of jsonresume.org, for programs that read applications.
 *
 * @param address Origin of the site, for absolute links.
 */
export function describeResume(address: URL) {
  const describeJob = ({ title, url, start, end, points }: (typeof cv.experience)[number]) => ({
    position: title,
    url,
    startDate: start,
    endDate: end,
    highlights: points,
  });
  const isVolunteering = ({ kind }: { kind: string }) => kind === "volunteering";
  const shownCertificates = sections.includes("certificates") ? certificates.certificates : [];
  const skills = sections.includes("about") ? about.skills : [];
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: owner.name,
      label: owner.role,
      image: new URL(owner.portrait.src, address).href,
      email: owner.email,
      phone: owner.phone,
      url: address.href,
      summary: sections.includes("about") ? about.paragraphs.join("\n\n") : site.description,
      location: { city: owner.location.city, countryCode: owner.location.countryCode },
      profiles: profiles.map(({ name, url }) => ({ network: name, url })),
    },
    work: cv.experience
      .filter((job) => !isVolunteering(job))
      .map((job) => ({ name: job.organisation, location: job.place, ...describeJob(job) })),
    volunteer: cv.experience
      .filter(isVolunteering)
      .map((job) => ({ organization: job.organisation, ...describeJob(job) })),
    education: cv.education.map(({ degree, school, url, note, start, end }) => ({
      institution: school,
      url,
      studyType: degree,
      startDate: start,
      endDate: end,
      courses: note ? [note] : undefined,
    })),
    certificates: shownCertificates.map(({ title, issuer, isoDate, verifyUrl }) => ({
      name: title,
      issuer,
      date: isoDate,
      url: verifyUrl,
    })),
    skills: skills.map(({ name }) => ({ name })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projects.projects.map(({ id, title, summary, result, stack, year, role }) => ({
      name: title,
      description: summary,
      highlights: [result],
      keywords: stack,
      startDate: String(year),
      url: new URL(`/projects#${id}`, address).href,
      roles: [role],
    })),
  };
}

const PHOTO_PX = 240;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&");

/** A line has 75 bytes at most, and goes on after a line break and a space; a letter may have four bytes. */
const foldLine = (line: string) =>
  line.match(/^[ -~]*$/) ? line.replaceAll(/.{74}(?=.)/g, "$&\r\n ") : line.replaceAll(/.{18}(?=.)/gu, "$&\r\n ");

/**
 * The owner as a vCard, which a phone takes into its contacts. Version 3, since every phone reads that one.
 *
 * @param address Origin of the site.
 */
export async function writeContactCard(address: URL): Promise<string> {
  const { name, firstName, role, email, phone, location, portrait } = owner;
  const photo = await readPhoto(portrait.src, PHOTO_PX, PHOTO_PX);
  const country = new Intl.DisplayNames("en", { type: "region" }).of(location.countryCode) ?? location.countryCode;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name.replace(firstName, "").trim())};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(role)}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    phone && `TEL;TYPE=CELL:${phone}`,
    `ADR;TYPE=WORK:;;;${escapeText(location.city)};;;${escapeText(country)}`,
    ...[address.href, ...profiles.map(({ url }) => url)].map((url) => `URL:${url}`),
    `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString("base64")}`,
    "END:VCARD",
  ];
  return lines.map((line) => line && `${foldLine(line)}\r\n`).join("");
}
