import type { z } from "zod";
import { toPlainText } from "@/lib/markdown";
import { sentence, webUrl } from "@/lib/portfolio/schema/fields";
import { certificatesSchema, cvSchema, projectsSchema } from "@/lib/portfolio/schema/sections";
import { placeholderOf } from "@/scripts/image/prepare-image";
import { toSlug } from "@/scripts/setup/to-slug";
import { pack, withFullStop } from "./pack";
import type { JsonResume } from "./resume-schema";

const CODE_HOST = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/** `2013-12-01` becomes `2013-12`. What is not a date stays as it is, so that the content's schema objects to it. */
const toMonth = (date = "") => /^\d{4}(-\d\d)?/.exec(date)?.[0] ?? date;
const isNow = (date = "") => /^(present|now|current|today|$)/i.test(date);
const toPeriod = ({ startDate, endDate }: { startDate?: string; endDate?: string }) => ({
  start: toMonth(startDate),
  end: isNow(endDate) ? undefined : toMonth(endDate),
});

function toDay(isoDate = "") {
  if (Number.isNaN(Date.parse(isoDate))) return { date: isoDate, isoDate };
  const format: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (isoDate.length > 4) format.month = "long";
  if (isoDate.length > 7) format.day = "numeric";
  return { date: new Date(isoDate).toLocaleDateString("en-GB", format), isoDate };
}

function newestFirst<Row extends { start: string; end?: string }>(rows: Row[]): Row[] {
  const key = ({ start, end = "9999" }: Row) => `${end.padEnd(7, "~")} ${start}`;
  return rows.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
}

function addIds<Row extends { name?: string }>(rows: Row[], fallback: string) {
  const slugs = rows.map(({ name = "" }) => toSlug(name, fallback));
  return rows.map((row, index) => {
    const [id = fallback, earlier] = [slugs[index], slugs.slice(0, index).filter((slug) => slug === slugs[index])];
    return { ...row, id: earlier.length > 0 ? `${id}-${earlier.length + 1}` : id };
  });
}

/** Turns the lists of a résumé into lists of content, and adds to `leftOut` what does not fit there. */
export function convertResume(resume: JsonResume, leftOut: string[]) {
  function toUrl(field: string, url?: string): string | undefined {
    const { data: secure } = webUrl.safeParse(url?.replace(/^http:/, "https:"));
    if (url && secure !== url) {
      leftOut.push(`${field}: ${url}${secure ? " was changed to https; check that it opens" : ""}`);
    }
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
  const fitOne = (field: string, text: string, max: number) => fit(field, pack(text, max), max, 1)[0];

  function keepValid<Row extends object>(field: string, list: z.ZodType, rows: Row[], name: (row: Row) => string) {
    return rows.filter((row) => {
      const [issue] = list.safeParse([row]).error?.issues ?? [];
      const problem = issue && `${issue.path.slice(1).join(".")}: ${issue.message}`;
      if (problem) leftOut.push(`${field}: ${name(row) || "an entry"} (${problem})`);
      return !problem;
    });
  }

  function toJob(field: string, organisation = "", { position = "", ...row }: JsonResume["volunteer"][number]) {
    const points = [row.summary ?? "", ...row.highlights].flatMap((text) => pack(text, 240));
    const at = { title: position, organisation, url: toUrl(field, row.url), ...toPeriod(row) };
    return { ...at, points: fit(`${field}: ${organisation}`, points, 240, 4) };
  }
  const jobs = [
    ...resume.work.map((row) => ({ ...toJob("work", row.name, row), place: row.location })),
    ...resume.volunteer.map((row) => ({ ...toJob("volunteer", row.organization, row), kind: "volunteering" as const })),
  ];
  const studies = resume.education.map(({ institution: school = "", studyType, area, score, courses, ...row }) => {
    const note = [score ? `Grade: ${score}.` : "", courses.length > 0 ? withFullStop(courses.join(", ")) : ""].join(
      " ",
    );
    const degree = [studyType, area].filter(Boolean).join(", ");
    const at = { degree, school, url: toUrl("education", row.url), ...toPeriod(row) };
    return { ...at, note: fitOne(`education: ${school}`, note, 240) };
  });
  const projects = addIds(resume.projects, "project").map(({ id, name: title = "", keywords, ...row }) => {
    const [summary = "", ...more] = pack(row.description ?? title, 200);
    const url = toUrl("projects", row.url);
    const role = row.roles.join(", ") || resume.basics.label || "";
    return {
      ...{ id, title, summary, role, year: Number((row.endDate ?? row.startDate)?.slice(0, 4)) },
      result: fitOne(`projects: ${title}`, [...more, ...row.highlights].map(withFullStop).join(" "), 400),
      stack: fit(`projects: ${title}`, keywords, 30, 30),
      links: CODE_HOST.test(url ?? "") ? { code: url } : { demo: url },
    };
  });
  const certificates = addIds(resume.certificates, "certificate").map(
    ({ id, name: title = "", issuer = "", ...row }) => {
      const at = { id, title, issuer, ...toDay(row.date), image: placeholderOf("certificate") };
      return { ...at, verifyUrl: toUrl("certificates", row.url) };
    },
  );
  const languages = resume.languages.map(({ language, fluency }) => ({ name: language ?? "", level: fluency ?? "" }));

  const { experience, education } = cvSchema.shape;
  return {
    paragraphs: fit("basics.summary", pack(resume.basics.summary ?? "", 700), 700, 10),
    experience: newestFirst(keepValid("work", experience, jobs, (row) => row.organisation)),
    education: newestFirst(keepValid("education", education, studies, (row) => row.school)),
    projects: keepValid("projects", projectsSchema.shape.projects, projects, (row) => row.title).toSorted(
      (one, other) => other.year - one.year,
    ),
    certificates: keepValid("certificates", certificatesSchema.shape.certificates, certificates, (row) => row.title),
    languages: keepValid("languages", cvSchema.shape.languages, languages, (row) => row.name),
  };
}
export type ResumeContent = ReturnType<typeof convertResume>;
