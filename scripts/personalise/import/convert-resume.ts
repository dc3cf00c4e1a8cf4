import type { z } from "zod";
import { listLinks, toPlainText } from "@/lib/markdown";
import * as entries from "@/lib/portfolio/schema/cv-entries";
import { webUrl } from "@/lib/portfolio/schema/fields";
import { aboutSchema, certificatesSchema, projectsSchema } from "@/lib/portfolio/schema/sections";
import { findIcon } from "@/scripts/personalise/parse-answers";
import { toSlug } from "@/scripts/setup/to-slug";
import type {
  Career,
  CareerJob,
  CareerProject,
  CareerSkill,
  CareerStudy,
  CareerWork,
  OwnFields,
  Period,
} from "./career";
import { isNow, readDay, readMonth, splitPeriod, writeDay } from "./dates";
import { nameEntry, type ImportReport } from "./report";
import { toOneText, toParagraphs, toPlain, toPoints } from "./texts";

/** The most characters that the content's schema allows. */
const MAX_POINT = 3000;
const MAX_PARAGRAPH = 5000;

const CODE_HOST = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\/|^https:\/\/[\w-]+\.?git(hub|lab)\./;

type Note = (what: string) => void;

export interface ConvertOptions {
  report: ImportReport;
  /** Whether an image of the content, such as `/images/me.webp`, exists. */
  hasImage: (path: string) => boolean;
}

const quote = (text: string) => `“${text}”`;

/** Adds a missing scheme, and changes http to https. */
export function toUrl(url: string | undefined, note: Note): string | undefined {
  if (!url) return undefined;
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url;
  const secure = webUrl.safeParse(whole.replace(/^http:/i, "https:").replaceAll(" ", "%20")).data;
  if (!secure) note(`${url} is not the URL of a page`);
  else if (/^http:/i.test(whole)) note(`${url} was changed to https: check that it opens`);
  return secure;
}

/** Reads the dates of an entry. If its end cannot be read, or comes before its start, both are left out. */
function readPeriod({ start, end }: Period, note: Note) {
  const written = start && !end ? splitPeriod(start) : { start, end };
  const isOngoing = isNow(written.end) || (isNow(written.start) && !written.end);
  const first = written.start && !isNow(written.start) ? readMonth(written.start) : undefined;
  const last = written.end && !isOngoing ? readMonth(written.end) : undefined;
  const isWrong = first && last && last.slice(0, first.length) < first.slice(0, last.length);
  const unread = [first || isNow(written.start) ? "" : written.start, last || isOngoing ? "" : written.end].filter(
    Boolean,
  );
  if (isWrong) note(`the end (${end ?? start}) comes before the start (${start}), so both are left out`);
  else for (const date of unread) note(`${quote(date ?? "")} could not be read as a date`);
  if (isWrong || (written.end && !isOngoing && !last)) return { order: first, isOngoing };
  return { start: first, end: last, order: last ?? (isOngoing || first ? "9999" : undefined), isOngoing };
}
type ReadPeriod = ReturnType<typeof readPeriod>;

/** Sorts by the end and then the start. An entry without dates stays behind the entry before it. */
function newestFirst<Row extends { period: ReadPeriod }>(rows: Row[]): Row[] {
  let previous = "9999-99 9999-99";
  const keyed = rows.map((row) => {
    const { order, start } = row.period;
    if (order) previous = `${order.padEnd(7, "~")} ${(start ?? order).padEnd(7, "~")}`;
    return { row, key: previous };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? 1 : one.key > other.key ? -1 : 0)).map(({ row }) => row);
}

/** Our own `/resume.json` says which position each entry has. Returns undefined for other files. */
function inOwnOrder<Row extends { own?: OwnFields }>(rows: Row[]): Row[] | undefined {
  const positions = rows.map(({ own }) => own?.position);
  if (rows.length === 0 || !positions.every((position) => typeof position === "number")) return undefined;
  return rows.toSorted((one, other) => Number(one.own?.position) - Number(other.own?.position));
}

/** Adds unique ids, which links need. */
function addIds<Row extends { title: string; own?: OwnFields }>(rows: Row[], kind: string, report: ImportReport) {
  const used = new Set<string>();
  return rows.map((row) => {
    const wanted = typeof row.own?.id === "string" ? row.own.id : toSlug(row.title, kind);
    let id = wanted;
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`;
    if (rows.some((other) => other !== row && other.title === row.title) && id !== wanted) {
      report.note(
        nameEntry(kind === "project" ? "Project" : "Certificate", row.title),
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

/** Uses the Markdown in our own `/resume.json` if it reads the same as the plain texts beside it. */
function preferOwn(own: unknown, plain: string[]): string[] | undefined {
  const texts = Array.isArray(own) ? own.map(String) : typeof own === "string" ? [own] : [];
  const isSame = texts.length > 0 && texts.map(toPlainText).join("\n") === plain.join("\n");
  return isSame ? texts : undefined;
}

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

const describeValue = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

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
      note(`the entry is left out: ${JSON.stringify(entry)}`);
      return undefined;
    }
    const isItem = Array.isArray(value) && typeof index === "number";
    note(`${name}: ${describeValue(isItem ? value[index] : value)} (${issue?.message})`);
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

/** Turns a career into lists of content. The report says what was left out or changed. */
export function convertCareer(career: Career, { report, hasImage }: ConvertOptions) {
  const noteOf = (kind: string, ...names: (string | undefined)[]): Note => {
    const where = nameEntry(kind, ...names);
    return (what) => report.note(where, what);
  };

  function toJob(job: CareerJob) {
    const note = noteOf(job.kind === "volunteering" ? "Volunteering" : "Job", job.title, job.organisation);
    const period = readPeriod(job, note);
    const content = keepValid(
      entries.job,
      {
        title: cut(job.title, note),
        organisation: cut(job.organisation, note),
        kind: entries.EXPERIENCE_KINDS.find((kind) => kind === job.own?.kind) ?? job.kind,
        place: cut(job.place, note, 200),
        url: toUrl(job.url, note),
        start: period.start,
        end: period.end,
        points: preferOwn(job.own?.points, job.texts) ?? pointsOf(job.texts, note),
      },
      note,
    );
    return { content, period, own: job.own };
  }

  function toStudy(study: CareerStudy) {
    const note = noteOf("Education", study.degree, study.school);
    const period = readPeriod(study, note);
    const content = keepValid(
      entries.study,
      {
        degree: cut(study.degree, note, 400),
        school: cut(study.school, note),
        place: cut(study.place, note, 200),
        url: toUrl(study.url, note),
        start: period.start,
        end: period.end,
        note: preferOwn(study.own?.note, study.notes)?.[0] ?? textOf(study.notes, note),
      },
      note,
    );
    return { content, period, own: study.own };
  }

  function keepImage(image: unknown, note: Note): string | undefined {
    if (typeof image !== "string") return undefined;
    if (hasImage(image)) return image;
    note(`image: public${image} does not exist: put the file there, then add its path`);
    return undefined;
  }

  function toProject({ id, title, own, ...project }: CareerProject & { id: string }) {
    const note = noteOf("Project", title);
    const period = readPeriod(project, note);
    const links: { code?: string; demo?: string } = {};
    for (const written of project.urls) {
      const url = toUrl(written, note);
      const kind = url && CODE_HOST.test(url) ? "code" : "demo";
      if (url && links[kind] && links[kind] !== url) note(`url: ${url}`);
      else if (url) links[kind] ??= url;
    }
    const [summary, ...more] = project.description ? pointsOf([project.description], note) : [];
    for (const href of summary && !own ? listLinks(summary) : []) note(`summary: ${href}`);
    // Beside the start, our own `/resume.json` also gives the year, if the project has one.
    const date = own?.start ? undefined : (period.end ?? period.start ?? period.order);
    const content = keepValid(
      projectsSchema.shape.projects.element,
      {
        id,
        title: cut(title, note) ?? title,
        summary: own ? project.description : summary && toPlainText(summary),
        year: date && date !== "9999" ? Number(date.slice(0, 4)) : undefined,
        start: period.start && (period.start.length > 4 || period.end) ? period.start : undefined,
        end: period.end,
        role: cut(project.role, note),
        points: [...(own ? [] : more), ...pointsOf(project.texts, note)],
        stack: keepOnce(project.stack.map(toPlain), String, (name, first) =>
          note(
            first === name
              ? `stack: ${name} is listed twice`
              : `stack: ${name} is left out, because ${first} is listed too`,
          ),
        ),
        links,
        ...readOwnProject(own, project, note),
      },
      note,
    );
    return { content, period, own };
  }

  /** Reads the details of a project that only our own `/resume.json` has. */
  function readOwnProject(own: OwnFields | undefined, { texts }: { texts: string[] }, note: Note) {
    if (!own) return {};
    const { result, points } = own;
    const highlights = [result ?? [], points ?? []].flat().map(String);
    const isUnchanged = highlights.map(toPlainText).join("\n") === texts.join("\n");
    const fields = {
      ...own,
      image: keepImage(own.image, note),
      imageAlt: own.image && hasImage(String(own.image)) ? own.imageAlt : undefined,
    };
    return pickKnown(
      { ...fields, points: isUnchanged ? (points ?? []) : undefined, result: isUnchanged ? result : undefined },
      projectsSchema.shape.projects.element.shape,
    );
  }

  function toWork<Schema extends z.ZodType>(
    schema: Schema,
    kind: string,
    by: string,
    work: CareerWork,
  ): z.output<Schema> | undefined {
    const note = noteOf(kind, work.title, work.by);
    const date = work.date ? readDay(work.date) : undefined;
    if (work.date && !date) note(`${quote(work.date)} could not be read as a date`);
    const fields: Record<string, unknown> = {
      title: cut(work.title, note, 600),
      [by]: cut(work.by, note, 400),
      date,
      url: toUrl(work.url, note),
      note: preferOwn(work.own?.note, work.texts)?.[0] ?? textOf(work.texts, note),
    };
    return keepValid(schema, fields as z.input<Schema> & object, note);
  }

  function toSkill({ name, group, level, own }: CareerSkill) {
    const note = noteOf("Skill", name);
    const [share] = /^\d{1,3}(?=\s*%$)/.exec(level ?? "") ?? [];
    const isWord = level !== undefined && /\p{L}/u.test(level);
    if (level && !isWord && !share) note(`level: ${level}`);
    const icon = typeof own?.icon === "string" ? own.icon : findIcon(name);
    return keepValid(
      aboutSchema.shape.skills.element,
      {
        name: cut(name, note, 200) ?? name,
        group: cut(group, note, 200),
        level: isWord ? cut(level, note, 200) : undefined,
        percentage: share ? Number(share) : typeof own?.percentage === "number" ? own.percentage : undefined,
        icon,
      },
      note,
    );
  }

  const jobs = career.jobs.map(toJob);
  const studies = career.studies.map(toStudy);
  const projects = addIds(career.projects, "project", report).map(toProject);
  const isOwn = career.projects.some(({ own }) => own);
  const contentOf = <Content>(rows: { content: Content | undefined }[]) => rows.flatMap(({ content }) => content ?? []);

  return {
    paragraphs:
      preferOwn(
        career.person.own?.paragraphs,
        career.person.texts.flatMap((text) => text.split("\n\n")),
      ) ?? toParagraphs(career.person.texts, MAX_PARAGRAPH),
    experience: contentOf(inOwnOrder(jobs) ?? newestFirst(jobs)),
    education: contentOf(inOwnOrder(studies) ?? newestFirst(studies)),
    projects: contentOf(isOwn ? projects : newestFirst(projects)),
    certificates: addIds(career.certificates, "certificate", report).flatMap(({ id, title, own, ...row }) => {
      const note = noteOf("Certificate", title, row.issuer);
      const isoDate = row.date ? readDay(row.date) : undefined;
      if (row.date && !isoDate) note(`${quote(row.date)} is kept as it is, but programs cannot read it as a date`);
      const ownDate = typeof own?.date === "string" ? own.date : undefined;
      const certificate = {
        id,
        title: cut(title, note, 400) ?? title,
        issuer: cut(row.issuer, note),
        date: own ? ownDate : isoDate ? writeDay(isoDate) : cut(row.date, note, 80),
        isoDate,
        image: keepImage(own?.image, note),
        verifyUrl: toUrl(row.url, note),
        skills: Array.isArray(own?.skills) ? own.skills.map(String) : [],
      };
      return keepValid(certificatesSchema.shape.certificates.element, certificate, note) ?? [];
    }),
    skills: keepOnce(
      career.skills.flatMap((skill) => toSkill(skill) ?? []),
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
      career.languages.flatMap(({ name, level }) => {
        const note = noteOf("Language", name);
        return (
          keepValid(entries.language, { name: cut(name, note, 100) ?? name, level: cut(level, note, 200) }, note) ?? []
        );
      }),
      ({ name }) => name,
      (language, first) =>
        report.note(
          nameEntry("Language", first.name),
          `it is listed twice; the second entry${language.level ? ` (${language.level})` : ""} is left out`,
        ),
    ),
    awards: career.awards.flatMap((work) => toWork(entries.award, "Award", "issuer", work) ?? []),
    publications: career.publications.flatMap(
      (work) => toWork(entries.publication, "Publication", "publisher", work) ?? [],
    ),
    references: career.references.flatMap(({ name, role, text, own }) => {
      const note = noteOf("Reference", name);
      const said = text ? [text] : [];
      const reference = {
        name: cut(name, note, 200) ?? name,
        role: cut(role, note),
        text: preferOwn(own?.text, said)?.[0] ?? textOf(said, note),
      };
      return keepValid(entries.reference, reference, note) ?? [];
    }),
    interests: career.interests.flatMap((interest) => cut(interest, noteOf("Interest", interest)) ?? []),
  };
}

/** Keeps the fields that are in the schema and have a value. */
function pickKnown(fields: OwnFields, shape: object): OwnFields {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => field in shape && value !== undefined));
}

export type CareerContent = ReturnType<typeof convertCareer>;
