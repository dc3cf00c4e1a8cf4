import { projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import type { Career } from "@/lib/portfolio/career";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

type Job = Career["jobs"][number];
type Link = (path: string) => string | undefined;

const plainOf = (text: string | undefined) => text && toPlainText(text);
const isVolunteering = ({ kind }: { kind: string }) => kind === "volunteering";

function describeOwner({ owner, profile, profiles }: Portfolio, link: Link) {
  return {
    name: owner.name,
    label: owner.role,
    image: link(owner.portrait.src),
    email: owner.email,
    phone: owner.phone,
    url: link("/"),
    summary: profile.map(toPlainText).join("\n\n"),
    location: { city: owner.location.city, countryCode: owner.location.countryCode },
    profiles: profiles.map(({ name, url }) => ({ network: name, url })),
  };
}

const describeJob = (job: Job) => ({
  position: job.title,
  url: job.url,
  startDate: job.start,
  endDate: job.end,
  highlights: job.points.map(toPlainText),
});

/** Skills of one group and level share an entry. */
function describeSkills(skills: Portfolio["skills"]) {
  const entries = new Map<string, { name: string; level?: string; keywords?: string[] }>();
  for (const { name, group, level } of skills) {
    const key = JSON.stringify(group ? [group, level] : [name]);
    const entry = entries.get(key) ?? { name: group ?? name, level, keywords: group ? [] : undefined };
    entry.keywords?.push(name);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** The owner's details in JSON Resume format (jsonresume.org), and nothing that it has no field for. */
export function describeResume(portfolio: Portfolio, publicUrl: URL | undefined) {
  const { career, certificates, projects, skills } = portfolio;
  const link: Link = (path) => publicUrl && new URL(path, publicUrl).href;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: describeOwner(portfolio, link),
    work: career.jobs
      .filter((job) => !isVolunteering(job))
      .map((job) => ({ name: job.organisation, location: job.place, ...describeJob(job) })),
    volunteer: career.jobs
      .filter(isVolunteering)
      .map((job) => ({ organization: job.organisation, ...describeJob(job) })),
    education: career.studies.map(({ title, organisation, url, note, start, end }) => ({
      institution: organisation,
      url,
      studyType: title,
      startDate: start,
      endDate: end,
      courses: note ? [toPlainText(note)] : undefined,
    })),
    awards: career.awards.map(({ name, by, date, note }) => ({
      title: name,
      awarder: by,
      date,
      summary: plainOf(note),
    })),
    certificates: certificates.map(({ title, issuer, isoDate, verifyUrl }) => ({
      name: title,
      issuer,
      date: isoDate,
      url: verifyUrl,
    })),
    publications: career.publications.map(({ name, by, date, url, note }) => ({
      name,
      publisher: by,
      releaseDate: date,
      url,
      summary: plainOf(note),
    })),
    skills: describeSkills(skills),
    languages: career.languages.map(({ name, by }) => ({ language: name, fluency: by })),
    interests: career.interests.map((name) => ({ name })),
    references: career.references.map(({ name, quote }) => ({ name, reference: plainOf(quote) })),
    projects: projects.map((project) => ({
      name: project.title,
      description: project.summary,
      highlights: [...(project.result ? [project.result] : []), ...project.points].map(toPlainText),
      keywords: project.stack,
      startDate: project.start ?? (project.year && String(project.year)),
      endDate: project.end,
      url: link(projectHref(project.id)),
      roles: project.role ? [project.role] : [],
    })),
  };
}
