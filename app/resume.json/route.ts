import { publicUrl } from "@/app/site-metadata";
import { projectHref } from "@/lib/links";
import { toPlainText } from "@/lib/markdown";
import { portfolio } from "@/lib/portfolio/portfolio";

export const dynamic = "force-static";

type Job = (typeof portfolio.cv.jobs)[number];
type Skill = (typeof portfolio.skills)[number];

const link = (path: string) => publicUrl && new URL(path, publicUrl).href;
const plainOf = (text: string | undefined) => text && toPlainText(text);
const isVolunteering = ({ kind }: { kind: string }) => kind === "volunteering";

/** What JSON Resume has no field for. `npm run personalise -- --from` reads it, so that nothing is lost on the way back. */
const beside = (fields: Record<string, unknown>) => ({ "x-portfolio": fields });
/** A text with Markdown, beside the plain one. */
const besideText = (name: string, text: string | undefined) => (text ? beside({ [name]: text }) : {});

function describeOwner() {
  const { owner, description, profiles, channels, codeHosting, availabilityParts, footerChannels, assistantChannels } =
    portfolio;
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
    ...beside({
      firstName: owner.firstName,
      familyName: owner.familyName,
      latinName: owner.latinName,
      place: owner.location.label,
      latitude: owner.location.latitude,
      longitude: owner.location.longitude,
      timeZone: owner.location.timeZone,
      description,
      availability: availabilityParts,
      paragraphs,
      channels,
      footerChannels: footerChannels.map(({ id }) => id),
      assistantChannels: assistantChannels.map(({ id }) => id),
      codeHosting,
    }),
  };
}

const describeJob = (job: Job) => ({
  position: job.title,
  location: job.place,
  url: job.url,
  startDate: job.start,
  endDate: job.end,
  highlights: job.points.map(toPlainText),
  ...beside({ position: portfolio.cv.jobs.indexOf(job), kind: job.kind, points: job.points }),
});

const describeSkill = ({ name, level, percentage, icon }: Skill) => ({
  name,
  level,
  ...beside({ percentage, icon }),
});

/** In the owner's order, so that reading them back changes nothing. */
const describeSkills = () =>
  [...new Set(portfolio.skills.map(({ group }) => group))].flatMap<object>((name) => {
    const skills = portfolio.skills.filter(({ group }) => group === name);
    if (!name) return skills.map(describeSkill);
    const details = skills.map(({ name: skill, level, percentage, icon }) => ({
      name: skill,
      level,
      percentage,
      icon,
    }));
    return [{ name, keywords: skills.map((skill) => skill.name), ...beside({ skills: details }) }];
  });

/** The owner's details in JSON Resume format (jsonresume.org). */
export function GET() {
  const { cv, certificates, projects } = portfolio;
  return Response.json({
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: describeOwner(),
    work: cv.jobs.filter((job) => !isVolunteering(job)).map((job) => ({ name: job.organisation, ...describeJob(job) })),
    volunteer: cv.jobs.filter(isVolunteering).map((job) => ({ organization: job.organisation, ...describeJob(job) })),
    education: cv.studies.map(({ degree, school, place, url, note, start, end }, position) => ({
      institution: school,
      location: place,
      url,
      studyType: degree,
      startDate: start,
      endDate: end,
      courses: note ? [toPlainText(note)] : undefined,
      ...beside({ position, note }),
    })),
    awards: cv.awards.map(({ title, issuer, date, url, note }) => ({
      title,
      awarder: issuer,
      date,
      url,
      summary: plainOf(note),
      ...besideText("note", note),
    })),
    certificates: certificates.map(({ id, title, issuer, date, isoDate, image, verifyUrl, skills }) => ({
      name: title,
      issuer,
      date: isoDate,
      url: verifyUrl,
      ...beside({ id, date, image, skills }),
    })),
    publications: cv.publications.map(({ title, publisher, date, url, note }) => ({
      name: title,
      publisher,
      releaseDate: date,
      url,
      summary: plainOf(note),
      ...besideText("note", note),
    })),
    skills: describeSkills(),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    interests: cv.interests.map((name) => ({ name })),
    references: cv.references.map(({ name, role, text }) => ({
      name,
      role,
      reference: plainOf(text),
      ...besideText("text", text),
    })),
    projects: projects.map((project) => {
      const { id, title, summary, role, stack, year, start, end, problem, result, points } = project;
      return {
        name: title,
        description: summary,
        highlights: [...(result ? [result] : []), ...points].map(toPlainText),
        keywords: stack,
        startDate: start ?? (year && String(year)),
        endDate: end,
        url: link(projectHref(id)),
        roles: role ? [role] : [],
        ...beside({
          id,
          year,
          start,
          problem,
          result,
          points,
          image: project.image,
          imageAlt: project.imageAlt,
          links: project.links,
          story: project.story,
        }),
      };
    }),
  });
}
