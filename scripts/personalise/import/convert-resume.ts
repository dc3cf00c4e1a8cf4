import type { z } from "zod";
import { listLinks, toPlainText } from "@/lib/markdown";
import * as entries from "@/lib/portfolio/experience/schema";
import { aboutSchema, certificatesSchema, projectsSchema } from "@/lib/portfolio/schema";
import { PAGE_ANCHORS, webUrl } from "@/lib/portfolio/schema/fields";
import { findIcon } from "@/scripts/personalise/parse-answers";
import { toSlug } from "@/scripts/setup/to-slug";
import { isNow, readDay, readMonth, writeDay } from "./dates";
import { describe } from "./loose";
import { nameEntry, type ImportReport } from "./report";
import { nameDegree, type Resume, type Row } from "./resume";
import { joinPlace, toOneText, toParagraphs, toPlain, toPoints } from "./texts";

/** The most characters that the content's schema allows. */
const MAX_POINT = 3000;
const MAX_PARAGRAPH = 5000;

const CODE_HOST = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\/|^https:\/\/[\w-]+\.?git(hub|lab)\./;

/** LinkedIn tells skills apart by what they are: `Go (Programming Language)`. */
const LINKEDIN_SUFFIX =
  /\s+\((programming language|query language|markup language|software|web framework|framework|javascript library|database)\)$/i;

type Note = (what: string) => void;

const quote = (text: string) => `“${text}”`;

/** Adds a missing scheme, and changes http to https. */
function toUrl(url: string | undefined, note: Note): string | undefined {
  if (!url) return undefined;
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url;
  const secure = webUrl.safeParse(whole.replace(/^http:/i, "https:").replaceAll(" ", "%20")).data;
  if (!secure) note(`${url} is not the URL of a page`);
  else if (/^http:/i.test(whole)) note(`${url} was changed to https: check that it opens`);
  return secure;
}

/** Reads the dates of an entry. Of two dates, the one that can be read stays, unless they contradict each other. */
function readPeriod({ startDate, endDate }: { startDate?: string; endDate?: string }, note: Note) {
  const isOngoing = isNow(endDate) || (isNow(startDate) && !endDate);
  const first = startDate && !isNow(startDate) ? readMonth(startDate) : undefined;
  const last = endDate && !isOngoing ? readMonth(endDate) : undefined;
  if (first && last && last.slice(0, first.length) < first.slice(0, last.length)) {
    note(`the end (${endDate}) comes before the start (${startDate}), so both are left out`);
    return {};
  }
  if (startDate && !first && !isNow(startDate)) note(`${quote(startDate)} could not be read as a date`);
  if (endDate && !last && !isOngoing) {
    // With a start alone, the entry would seem to go on.
    note(
      `${quote(endDate)} could not be read as a date${first ? `, so the start (${startDate}) is left out, too` : ""}`,
    );
    return {};
  }
  return { start: first, end: last };
}

/** Adds ids for links: each once, and none of the page's own. */
function addIds<Row extends { name: string }>(rows: Row[], kind: string, report: ImportReport) {
  const used = new Set(PAGE_ANCHORS);
  return rows.map((row) => {
    const wanted = toSlug(row.name, kind);
    let id = wanted;
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`;
    if (rows.some((other) => other !== row && other.name === row.name) && id !== wanted) {
      report.note(
        nameEntry(kind === "project" ? "Project" : "Certificate", row.name),
        `the id is ${id}, because another ${kind} has the same name`,
      );
    }
    used.add(id);
    return { ...row, id };
  });
}

const MAX_TITLE = 300;

function cut(text: string | undefined, note: Note, max = MAX_TITLE): string | undefined {
  const plain = text && toPlain(text);
  if (!plain || plain.length <= max) return plain || undefined;
  note(`${quote(plain)} is shortened to ${max} characters`);
  return `${plain.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
}

/** All of an entry's texts, the summary first. */
const textsOf = ({ summary, highlights }: { summary?: string; highlights: string[] }) =>
  summary ? [summary, ...highlights] : highlights;

function tellChangedLinks(texts: string[], note: Note) {
  for (const [, href] of texts.flatMap((text) => [...text.matchAll(/\]\((http:[^\s()]+)\)|href=["']?http:/g)])) {
    note(`a link${href ? ` to ${href}` : ""} was changed to https: check that it opens`);
  }
}

function pointsOf(texts: string[], note: Note): string[] {
  tellChangedLinks(texts, note);
  return toPoints(texts, MAX_POINT);
}

function textOf(texts: string[], note: Note): string | undefined {
  tellChangedLinks(texts, note);
  return toOneText(texts);
}

/** Validates an entry. Leaves out whatever is invalid, and reports it. */
function keepValid<Schema extends z.ZodType>(
  schema: Schema,
  row: z.input<Schema> & object,
  note: Note,
): z.output<Schema> | undefined {
  const entry: Record<string, unknown> = Object.fromEntries(Object.entries(row));
  for (;;) {
    const result = schema.safeParse(entry);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const [field = "", index] = issue?.path ?? [];
    const name = String(field);
    const value = entry[name];
    if (value === undefined) {
      const texts = describe({ ...entry, kind: undefined, id: undefined });
      note(texts ? `the entry is left out: ${texts}` : "the entry is left out, because nothing else is known about it");
      return undefined;
    }
    const isItem = Array.isArray(value) && typeof index === "number";
    note(`${name}: ${describe(isItem ? value[index] : value)} (${issue?.message})`);
    entry[name] = isItem ? value.toSpliced(index, 1) : undefined;
  }
}

function keepOnce<Row>(rows: Row[], keyOf: (row: Row) => string, tell: (row: Row, first: Row) => void): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row).toLowerCase();
    const earlier = first.get(key);
    if (earlier) tell(row, earlier);
    else first.set(key, row);
  }
  return [...first.values()];
}

/** Turns a JSON Resume into lists of content. The report says what was left out or changed. */
export function convertResume(resume: Resume, report: ImportReport) {
  const noteOf = (kind: string, ...names: (string | undefined)[]): Note => {
    const where = nameEntry(kind, ...names);
    return (what) => report.note(where, what);
  };

  function toJob(job: Omit<Row<"work">, "name" | "type">, kind: Row<"work">["type"], organisation?: string) {
    const note = noteOf(kind === "volunteering" ? "Volunteering" : "Job", job.position, organisation);
    const period = readPeriod(job, note);
    return keepValid(
      entries.job,
      {
        title: cut(job.position, note),
        organisation: cut(organisation, note),
        kind,
        place: cut(joinPlace(job.location), note, 200),
        url: toUrl(job.url, note),
        start: period.start,
        end: period.end,
        points: pointsOf(textsOf(job), note),
      },
      note,
    );
  }

  function toStudy(study: Row<"education">) {
    const degree = nameDegree(study);
    const note = noteOf("Education", degree, study.institution);
    const period = readPeriod(study, note);
    const score = study.score ? [`Grade: ${study.score}`] : [];
    const courses = study.courses.join(", ");
    return keepValid(
      entries.study,
      {
        degree: cut(degree, note, 400),
        school: cut(study.institution, note),
        place: cut(joinPlace(study.location), note, 200),
        url: toUrl(study.url, note),
        start: period.start,
        end: period.end,
        note: textOf([score, textsOf(study), courses || []].flat(), note),
      },
      note,
    );
  }

  function toProject({ id, name, ...project }: Row<"projects"> & { id: string }) {
    const note = noteOf("Project", name);
    const period = readPeriod(project, note);
    const links: { code?: string; demo?: string } = {};
    for (const written of project.urls) {
      const url = toUrl(written, note);
      const kind = url && CODE_HOST.test(url) ? "code" : "demo";
      if (url && links[kind] && links[kind] !== url) note(`url: ${url}`);
      else if (url) links[kind] ??= url;
    }
    const [summary, ...more] = project.description ? pointsOf([project.description], note) : [];
    for (const href of summary ? listLinks(summary) : []) note(`summary: ${href}`);
    const date = period.end ?? (project.startDate && readMonth(project.startDate));
    return keepValid(
      projectsSchema.shape.projects.element,
      {
        id,
        title: cut(name, note) ?? name,
        summary: summary && toPlainText(summary),
        year: date ? Number(date.slice(0, 4)) : undefined,
        start: period.start && (period.start.length > 4 || period.end) ? period.start : undefined,
        end: period.end,
        role: cut(project.roles.join(", "), note),
        points: [...more, ...pointsOf(project.highlights, note)],
        stack: keepOnce(project.keywords.map(toPlain), String, (keyword, first) =>
          note(
            first === keyword
              ? `stack: ${keyword} is listed twice`
              : `stack: ${keyword} is left out, because ${first} is listed too`,
          ),
        ),
        links,
      },
      note,
    );
  }

  /** The fields that an award and a publication share. */
  function toWork(work: Omit<Row<"awards">, "awarder">, note: Note) {
    const date = work.date ? readDay(work.date) : undefined;
    if (work.date && !date) note(`${quote(work.date)} could not be read as a date`);
    return {
      title: cut(work.title, note, 600) ?? work.title,
      date,
      url: toUrl(work.url, note),
      note: textOf(textsOf(work), note),
    };
  }

  function readLevel(written: string | undefined, note: Note) {
    const [share] = /^\d{1,3}(?=\s*%$)/.exec(written ?? "") ?? [];
    const isWord = written !== undefined && /\p{L}/u.test(written);
    if (written && !isWord && !share) note(`level: ${written}`);
    return { level: isWord ? cut(written, note, 200) : undefined, percentage: share ? Number(share) : undefined };
  }

  function toSkill(written: string, level?: string, group?: string) {
    const note = noteOf("Skill", written);
    const name = written.replace(LINKEDIN_SUFFIX, "");
    return keepValid(
      aboutSchema.shape.skills.element,
      {
        name: cut(name, note, 200) ?? name,
        group: cut(group, note, 200),
        ...readLevel(level, note),
        icon: findIcon(name),
      },
      note,
    );
  }

  function toSkills({ name, level, keywords }: Row<"skills">) {
    if (keywords.length === 0) return [toSkill(name, level)];
    if (keywords.length === 1) return keywords.map((word) => toSkill(word, level, name));
    // The level of several words stands once, beside their group.
    const shared = readLevel(level, noteOf("Skill", name));
    const group = shared.level || shared.percentage ? `${name} (${level})` : name;
    return keywords.map((word) => toSkill(word, undefined, group));
  }

  return {
    paragraphs: toParagraphs(textsOf(resume.basics), MAX_PARAGRAPH),
    experience: [
      ...resume.work.flatMap((job) => toJob(job, job.type, job.name) ?? []),
      ...resume.volunteer.flatMap((job) => toJob(job, "volunteering", job.organization) ?? []),
    ],
    education: resume.education.flatMap((study) => toStudy(study) ?? []),
    projects: addIds(resume.projects, "project", report).flatMap((project) => toProject(project) ?? []),
    certificates: addIds(resume.certificates, "certificate", report).flatMap(({ id, name, issuer, date, url }) => {
      const note = noteOf("Certificate", name, issuer);
      const isoDate = date ? readDay(date) : undefined;
      if (date && !isoDate) note(`${quote(date)} is kept as it is, but programs cannot read it as a date`);
      const certificate = {
        id,
        title: cut(name, note, 400) ?? name,
        issuer: cut(issuer, note),
        date: isoDate ? writeDay(isoDate) : cut(date, note, 80),
        isoDate,
        verifyUrl: toUrl(url, note),
      };
      return keepValid(certificatesSchema.shape.certificates.element, certificate, note) ?? [];
    }),
    skills: keepOnce(
      resume.skills.flatMap(toSkills).flatMap((skill) => skill ?? []),
      ({ name }) => name,
      (skill, first) => {
        const where = [skill.group, skill.level].filter(Boolean).join(", ");
        report.note(
          nameEntry("Skill", first.name),
          `it is listed twice; the second entry${where ? ` (${where})` : ""} is left out`,
        );
      },
    ),
    languages: keepOnce(
      resume.languages.flatMap(({ language, fluency }) => {
        const note = noteOf("Language", language);
        const spoken = { name: cut(language, note, 100) ?? language, level: cut(fluency, note, 200) };
        return keepValid(entries.language, spoken, note) ?? [];
      }),
      ({ name }) => name,
      (language, first) =>
        report.note(
          nameEntry("Language", first.name),
          `it is listed twice; the second entry${language.level ? ` (${language.level})` : ""} is left out`,
        ),
    ),
    awards: resume.awards.flatMap((award) => {
      const note = noteOf("Award", award.title, award.awarder);
      return keepValid(entries.award, { issuer: cut(award.awarder, note, 400), ...toWork(award, note) }, note) ?? [];
    }),
    publications: resume.publications.flatMap(({ name, publisher, releaseDate, ...publication }) => {
      const note = noteOf("Publication", name, publisher);
      const work = toWork({ title: name, date: releaseDate, ...publication }, note);
      return keepValid(entries.publication, { publisher: cut(publisher, note, 400), ...work }, note) ?? [];
    }),
    references: resume.references.flatMap(({ name, role, reference }) => {
      const note = noteOf("Reference", name);
      const said = {
        name: cut(name, note, 200) ?? name,
        role: cut(role, note),
        text: textOf(reference ? [reference] : [], note),
      };
      return keepValid(entries.reference, said, note) ?? [];
    }),
    interests: resume.interests.flatMap(({ name, keywords }) => {
      const interest = [name, keywords.join(", ")].filter(Boolean).join(": ");
      return cut(interest, noteOf("Interest", interest)) ?? [];
    }),
  };
}

export type ResumeContent = ReturnType<typeof convertResume>;
