import { publicUrl } from "@/app/site-metadata";
import { projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";

export const dynamic = "force-static";

type Job = (typeof portfolio.cv.jobs)[number];

const link = (path: string) => publicUrl && new URL(path, publicUrl).href;
const plainOf = (text: string | undefined) => text && toPlainText(text);
const isVolunteering = ({ kind }: { kind: string }) => kind === "volunteering";

function describeOwner() {
  const { owner, description, profiles } = portfolio;
  const paragraphs = portfolio.paragraphs.length > 0 ? portfolio.paragraphs : [description];
  return {
    name: owner.name,
    label: owner.role,
    image: link(owner.portrait.src),
    email: owner.email,
    phone: owner.phone,
    url: link("/"),
    summary: paragraphs.map(toPlainText).join("\n\n"),
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
function describeSkills() {
  const entries = new Map<string, { name: string; level?: string; keywords?: string[] }>();
  for (const { name, group, level } of portfolio.skills) {
    const key = JSON.stringify(group ? [group, level] : [name]);
    const entry = entries.get(key) ?? { name: group ?? name, level, keywords: group ? [] : undefined };
    entry.keywords?.push(name);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** The owner's details in JSON Resume format (jsonresume.org), and nothing that it has no field for. */
export function GET() {
  const { cv, certificates, projects } = portfolio;
  return Response.json({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: describeOwner(),
    work: cv.jobs
      .filter((job) => !isVolunteering(job))
      .map((job) => ({ name: job.organisation, location: job.place, ...describeJob(job) })),
    volunteer: cv.jobs.filter(isVolunteering).map((job) => ({ organization: job.organisation, ...describeJob(job) })),
    education: cv.studies.map(({ degree, school, url, note, start, end }) => ({
      institution: school,
      url,
      studyType: degree,
      startDate: start,
      endDate: end,
      courses: note ? [toPlainText(note)] : undefined,
    })),
    awards: cv.awards.map(({ title, issuer, date, note }) => ({
      title,
      awarder: issuer,
      date,
      summary: plainOf(note),
    })),
    certificates: certificates.map(({ title, issuer, isoDate, verifyUrl }) => ({
      name: title,
      issuer,
      date: isoDate,
      url: verifyUrl,
    })),
    publications: cv.publications.map(({ title, publisher, date, url, note }) => ({
      name: title,
      publisher,
      releaseDate: date,
      url,
      summary: plainOf(note),
    })),
    skills: describeSkills(),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: cv.interests.map((name) => ({ name })),
    references: cv.references.map(({ name, text }) => ({ name, reference: plainOf(text) })),
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
  });
}
