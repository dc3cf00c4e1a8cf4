import type { z } from "zod";
import { sentence, webUrl } from "@/content/schema/fields";
import { toPlainText } from "@/content/schema/markdown";
import { certificatesSchema, cvSchema, projectsSchema } from "@/content/schema/sections";
import { toSlug } from "@/scripts/setup/to-slug";
import { pack, withFullStop } from "./pack";
import { PLACEHOLDERS } from "./placeholders";
import type { JsonResume } from "./resume-schema";

const CODE_HOST = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/** `2013-12-01` becomes `2013-12`. What is not a date stays as it is, so that the content's schema objects to it. */
const toMonth = (date?: string) => date && (/^\d{4}(-\d\d)?/.exec(date)?.[0] ?? date);
const toEnd = (date?: string) => (/^(present|now|current|today)/i.test(date ?? "") ? undefined : toMonth(date));

function toDay(isoDate = "") {
  if (Number.isNaN(Date.parse(isoDate))) return { date: isoDate, isoDate };
  const format: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (isoDate.length > 4) format.month = "long";
  if (isoDate.length > 7) format.day = "numeric";
  return { date: new Date(isoDate).toLocaleDateString("en-GB", format), isoDate };
}

type Period = { start: string; end?: string };
function newestFirst<Row extends Period>(rows: Row[]): Row[] {
  const key = ({ start, end = "9999" }: Period) => `${end.padEnd(7, "~")} ${start}`;
  return rows.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
}

function listIds(names: (string | undefined)[], fallback: string): string[] {
  const slugs = names.map((name = "") => toSlug(name, fallback));
  return slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((other) => other === slug).length;
    return earlier > 0 ? `${slug}-${earlier + 1}` : slug;
  });
}

/** Turns the lists of a résumé into lists of content, and adds to `leftOut` what does not fit there. */
export function convertResume(resume: JsonResume, leftOut: string[]) {
  function toUrl(field: string, url?: string): string | undefined {
    const { data: secure } = webUrl.safeParse(url?.replace(/^http:/, "https:"));
    if (url && secure !== url)
      leftOut.push(secure ? `${field}: ${url} is now https: check that it opens` : `${field}: ${url}`);
    return secure;
  }

  /** Keeps at most `count` texts, of at most `max` characters each. */
  function fit(field: string, texts: string[], max: number, count: number): string[] {
    const isSound = (text: string) => sentence(max).safeParse(text).success;
    const plain = texts.map((text) => (isSound(text) ? text : toPlainText(text)));
    const kept = plain.filter(isSound).slice(0, count);
    for (const text of plain.filter((other) => !kept.includes(other))) {
      leftOut.push(`${field}: “${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`);
    }
    return kept;
  }

  function keepValid<Row extends object>(field: string, list: z.ZodType, rows: Row[], name: (row: Row) => string) {
    return rows.filter((row) => {
      const [issue] = list.safeParse([row]).error?.issues ?? [];
      if (issue)
        leftOut.push(`${field}: ${name(row) || "an entry"} (${issue.path.slice(1).join(".")}: ${issue.message})`);
      return !issue;
    });
  }

  const toPeriod = ({ startDate = "", endDate }: { startDate?: string; endDate?: string }) => ({
    start: toMonth(startDate) ?? "",
    end: toEnd(endDate),
  });
  const toJob = (field: string, organisation: string | undefined, row: JsonResume["volunteer"][number]) => ({
    ...{ title: row.position ?? "", organisation: organisation ?? "", url: toUrl(field, row.url), ...toPeriod(row) },
    points: fit(
      `${field}: ${organisation}`,
      [row.summary ?? "", ...row.highlights].flatMap((text) => pack(text, 240)),
      240,
      4,
    ),
  });
  const jobs = [
    ...resume.work.map((row) => ({ ...toJob("work", row.name, row), place: row.location })),
    ...resume.volunteer.map((row) => ({ ...toJob("volunteer", row.organization, row), kind: "volunteering" as const })),
  ];
  const studies = resume.education.map(({ institution, area, studyType, score, courses, url, ...row }) => {
    const note = [score && `Grade: ${score}.`, courses.length > 0 && withFullStop(courses.join(", "))].filter(Boolean);
    return {
      ...{
        degree: [studyType, area].filter(Boolean).join(", "),
        school: institution ?? "",
        url: toUrl("education", url),
      },
      ...toPeriod(row),
      note: fit(`education: ${institution}`, pack(note.join(" "), 240), 240, 1)[0],
    };
  });
  const projectIds = listIds(
    resume.projects.map(({ name }) => name),
    "project",
  );
  const projects = resume.projects.map(({ name, description, highlights, keywords, roles, ...row }, index) => {
    const [summary = "", ...more] = pack(description ?? name ?? "", 200);
    const url = toUrl("projects", row.url);
    return {
      ...{ id: projectIds[index] ?? "", title: name ?? "", summary },
      ...{
        year: Number((row.endDate ?? row.startDate)?.slice(0, 4)),
        role: roles.join(", ") || resume.basics.label || "",
      },
      result: fit(`projects: ${name}`, pack([...more, ...highlights].map(withFullStop).join(" "), 400), 400, 1)[0],
      ...{
        stack: fit(`projects: ${name}`, keywords, 30, 30),
        links: CODE_HOST.test(url ?? "") ? { code: url } : { demo: url },
      },
    };
  });
  const certificateIds = listIds(
    resume.certificates.map(({ name }) => name),
    "certificate",
  );
  const certificates = resume.certificates.map(({ name, issuer, date, url }, index) => ({
    ...{ id: certificateIds[index] ?? "", title: name ?? "", issuer: issuer ?? "", ...toDay(date) },
    image: PLACEHOLDERS.certificate.src,
    verifyUrl: toUrl("certificates", url),
  }));
  const languages = resume.languages.map(({ language, fluency }) => ({ name: language ?? "", level: fluency ?? "" }));

  return {
    paragraphs: fit("basics.summary", pack(resume.basics.summary ?? "", 700), 700, 10),
    experience: newestFirst(keepValid("work", cvSchema.shape.experience, jobs, (row) => row.organisation)),
    education: newestFirst(keepValid("education", cvSchema.shape.education, studies, (row) => row.school)),
    projects: keepValid("projects", projectsSchema.shape.projects, projects, (row) => row.title).toSorted(
      (one, other) => other.year - one.year,
    ),
    certificates: keepValid("certificates", certificatesSchema.shape.certificates, certificates, (row) => row.title),
    languages: keepValid("languages", cvSchema.shape.languages, languages, (row) => row.name),
  };
}
export type ResumeContent = ReturnType<typeof convertResume>;
