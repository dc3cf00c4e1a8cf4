import { publicUrl } from "@/app/site-metadata";
import { toPlainText } from "@/lib/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";

export const dynamic = "force-static";

/** The owner's details in JSON Resume format (jsonresume.org). */
export function GET() {
  const { owner, cv, description, paragraphs, skills, certificates, projects, profiles } = portfolio;
  const link = (path: string) => publicUrl && new URL(path, publicUrl).href;
  const describeJob = ({ title, url, start, end, points }: (typeof cv.jobs)[number]) => ({
    position: title,
    url,
    startDate: start,
    endDate: end,
    highlights: points.map(toPlainText),
  });
  const isVolunteering = ({ kind }: { kind: string }) => kind === "volunteering";
  return Response.json({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: owner.name,
      label: owner.role,
      image: link(owner.portrait.src),
      email: owner.email,
      phone: owner.phone,
      url: link("/"),
      summary: paragraphs.map(toPlainText).join("\n\n") || description,
      location: { city: owner.location.city, countryCode: owner.location.countryCode },
      profiles: profiles.map(({ name, url }) => ({ network: name, url })),
    },
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
    certificates: certificates.map(({ title, issuer, isoDate, verifyUrl }) => ({
      name: title,
      issuer,
      date: isoDate,
      url: verifyUrl,
    })),
    skills: skills.map(({ name }) => ({ name })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projects.map(({ id, title, summary, result, stack, year, role }) => ({
      name: title,
      description: summary,
      highlights: result ? [toPlainText(result)] : [],
      keywords: stack,
      startDate: year && String(year),
      url: link(`/projects#${id}`),
      roles: role ? [role] : [],
    })),
  });
}
