import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from "jsonc-parser";
import type { Career, CareerJob, CareerPerson, CareerSkill, CareerWork } from "./career";
import { Entry, isObject, splitWords, toEntries, toText, toTexts, type Loose } from "./loose";
import { nameEntry, type ImportReport } from "./report";

/** The keys of the lists in a JSON Resume, and in files that resemble one. */
const SECTIONS = {
  work: ["work", "experience", "experiences", "workExperience", "employment", "jobs", "positions"],
  volunteer: ["volunteer", "volunteering", "volunteerExperience"],
  education: ["education", "educations", "studies"],
  projects: ["projects", "sideProjects", "project", "openSource", "portfolio"],
  certificates: ["certificates", "certifications", "certificate", "certification"],
  skills: ["skills", "skill", "technologies"],
  languages: ["languages", "language"],
  awards: ["awards", "honors", "achievements"],
  publications: ["publications", "publication", "papers"],
  references: ["references", "reference", "testimonials"],
  interests: ["interests", "interest", "hobbies"],
};
const KNOWN = ["basics", ...Object.values(SECTIONS).flat()];

/** Says in a sentence for the owner why a file cannot be read. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

const MEANINGS: Record<string, string> = {
  InvalidSymbol: "this is neither text in quotes nor a number",
  InvalidNumberFormat: "this is not a number",
  PropertyNameExpected: "a name in quotes is missing",
  ValueExpected: "a value is missing",
  ColonExpected: "a colon is missing",
  CommaExpected: "a comma is missing",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "there is more text after the end of the JSON",
  UnexpectedEndOfString: "a closing quotation mark is missing",
  InvalidCharacter: "this character must be escaped",
  InvalidEscapeCharacter: "a backslash must be written twice",
};

/** Reads JSON, with a byte order mark, comments and trailing commas if it has them. */
export function parseJson(source: string): unknown {
  const text = source.replace(/^\uFEFF/, "");
  if (!text.trim()) throw new UnreadableFile("The file is empty.");
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    const before = text.slice(0, error.offset).split("\n");
    const meaning = MEANINGS[printParseErrorCode(error.error)] ?? "this cannot be read";
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new UnreadableFile(`Not JSON: line ${before.length}, column ${column}: ${meaning}.`);
  }
  return tree && getNodeValue(tree);
}

const hasSection = (value: unknown): value is Loose => isObject(value) && KNOWN.some((section) => section in value);

/** Finds the résumé in the file, even if it is nested under a key, such as a language, or in a list. */
function findResume(file: unknown, report: ImportReport): Loose {
  if (hasSection(file)) return file;
  if (Array.isArray(file)) {
    const [resume, ...others] = file.filter(hasSection);
    if (!resume)
      throw new UnreadableFile(
        "Not a JSON Resume: the file is a list, and none of its entries has basics, work, education, skills or projects.",
      );
    if (others.length > 0) report.note("File", `Only the first of ${others.length + 1} résumés was read.`);
    return resume;
  }
  const wrapped = isObject(file) ? Object.entries(file).filter(([, value]) => hasSection(value)) : [];
  const [key, resume] = wrapped.find(([name]) => /^en\b/i.test(name)) ?? wrapped[0] ?? [];
  if (!hasSection(resume)) {
    const isPackage = isObject(file) && "version" in file && "name" in file;
    const what = isPackage ? " It looks like a package.json." : "";
    throw new UnreadableFile(`Not a JSON Resume: it has no basics, work, education, skills or projects.${what}`);
  }
  const others = wrapped.flatMap(([name]) => (name === key ? [] : name));
  if (others.length > 0) report.note("File", `Only “${key}” was read, not ${others.join(", ")}.`);
  return resume;
}

const URLS = ["url", "website", "link"];
const PLACES = ["location", "place", "city", "address"];
const PERIOD = {
  both: ["date", "dates", "period", "duration", "years", "when"],
  start: ["startDate", "start", "from", "started", "dateStart"],
  end: ["endDate", "end", "to", "finished", "dateEnd"],
  isCurrent: ["current", "isCurrent", "isCurrentRole", "currentlyWorking", "present"],
};
const TECHNOLOGIES = ["keywords", "technologies", "techStack", "stack", "tech", "skills", "tags"];
const WORK = {
  title: ["title", "name", "award", "publication", "paper", "rank", "prize", "honor"],
  by: ["awarder", "publisher", "issuer", "organization", "journal"],
  date: ["releaseDate", "date", "publishedDate", "year", "startDate"],
  url: URLS,
  texts: ["summary", "description", "highlights"],
};

/** What each field of a list's entries is called, in JSON Resume and in files that resemble one. */
const FIELDS = {
  jobs: {
    organisation: ["company", "organization", "organisation", "employer", "companyName", "name", "institution"],
    url: URLS,
    place: PLACES,
    kind: ["type", "employmentType", "kind"],
    positions: ["positions", "roles"],
    title: ["position", "title", "role", "jobTitle", "designation", "job"],
    texts: [
      "description",
      "descriptions",
      "summary",
      "highlights",
      "responsibilities",
      "achievements",
      "bullets",
      "points",
      "tasks",
      "activities",
      "accomplishments",
      "details",
      "info",
    ],
    keywords: TECHNOLOGIES,
    ...PERIOD,
  },
  education: {
    school: ["institution", "school", "university", "college", "schoolName", "name", "organization"],
    type: ["studyType", "degree", "type", "title", "course"],
    area: ["area", "major", "field", "fieldOfStudy", "subject", "specialty"],
    score: ["score", "gpa", "grade"],
    courses: ["courses", "coursework"],
    texts: ["summary", "description", "descriptions", "highlights", "honors", "notes", "info"],
    url: URLS,
    place: PLACES,
    ...PERIOD,
    end: [...PERIOD.end, "graduation", "graduationDate", "graduationYear", "year"],
  },
  projects: {
    title: ["name", "title", "project", "projectName"],
    description: ["description", "summary"],
    role: ["roles", "role", "position"],
    texts: ["highlights", "details", "achievements", "points", "descriptions"],
    stack: [...TECHNOLOGIES, "languages"],
    urls: [
      "github",
      "githubUrl",
      "repository",
      "repo",
      "source",
      "code",
      "url",
      "website",
      "link",
      "links",
      "homepage",
      "demo",
    ],
    ...PERIOD,
    both: [...PERIOD.both, "year"],
  },
  certificates: {
    title: ["name", "title", "certificate", "certification"],
    issuer: ["issuer", "authority", "organization", "issuedBy"],
    date: ["date", "issueDate", "startDate", "year"],
    url: URLS,
  },
  skills: {
    name: ["name", "title", "category", "skill", "skillName", "technology", "language"],
    level: ["level", "proficiency", "rating", "percentage"],
    keywords: ["keywords", "value", "items", "list", "details", "skills", "technologies"],
  },
  languages: {
    name: ["language", "name", "title", "lang"],
    level: ["fluency", "level", "proficiency", "value"],
  },
  awards: WORK,
  publications: WORK,
  references: {
    name: ["name", "author", "referee", "user"],
    role: ["role", "position", "title", "company"],
    text: ["reference", "text", "quote", "value", "testimonial", "recommendation"],
  },
  interests: {
    name: ["name", "title", "interest", "hobby"],
    keywords: ["keywords", "value", "summary"],
  },
  profiles: {
    network: ["network", "name", "title", "platform"],
    user: ["username", "user", "handle", "value"],
    url: URLS,
  },
};

interface PeriodFields {
  both: string[];
  start: string[];
  end: string[];
  isCurrent: string[];
}

function takePeriod(entry: Entry, fields: PeriodFields) {
  const start = entry.text(...fields.start) ?? entry.text(...fields.both);
  const isCurrent = entry.take(...fields.isCurrent) === true;
  return { start, end: entry.text(...fields.end) ?? (isCurrent ? "present" : undefined) };
}

function toPlace(value: unknown): string | undefined {
  if (!isObject(value)) return toText(value);
  const place = new Entry(value);
  const parts = [
    place.text("city", "name", "locality"),
    place.text("region", "state", "county"),
    place.text("country", "countryCode"),
  ];
  return parts.filter(Boolean).join(", ") || undefined;
}
const takePlace = (entry: Entry) => toPlace(entry.take(...PLACES));

function guessKind(entry: Entry): CareerJob["kind"] {
  const type = entry.text(...FIELDS.jobs.kind) ?? "";
  if (/intern|praktik|stage/i.test(type)) return "internship";
  return /freelance|self.?employed|contract/i.test(type) ? "freelance" : "job";
}

/** Leaves out the entries without a name, and reports them. */
function keepNamed(entries: Entry[], kind: string, names: string[], report: ImportReport): Entry[] {
  return entries.filter((entry) => {
    const isNamed = entry.has(...names);
    if (!isNamed) reportRest(report, nameEntry(kind), entry);
    return isNamed;
  });
}

/** Reports the fields of an entry that the site has no place for. */
function reportRest(report: ImportReport, where: string, entry: Entry) {
  for (const [field, text] of entry.rest()) report.note(where, `${field}: ${text}`);
}

function readJobs(entries: Entry[], report: ImportReport, isVolunteering: boolean): CareerJob[] {
  return entries.flatMap((entry) => {
    const fields = FIELDS.jobs;
    const organisation = entry.text(...fields.organisation);
    const url = entry.text(...fields.url);
    const place = takePlace(entry);
    const kind = isVolunteering ? "volunteering" : guessKind(entry);
    const positions = entry.take(...fields.positions);
    const rows =
      Array.isArray(positions) && positions.every(isObject) ? positions.map((row) => new Entry(row)) : [entry];
    const jobs = rows.map((row): CareerJob => {
      const title = row.text(...fields.title);
      const job: CareerJob = {
        title,
        organisation,
        url,
        place: place ?? takePlace(row),
        kind,
        own: row.own(),
        start: undefined,
        end: undefined,
        texts: row.texts(...fields.texts),
      };
      Object.assign(job, takePeriod(row, fields));
      const keywords = row.texts(...fields.keywords);
      if (keywords.length > 0) job.texts.push(keywords.join(", "));
      reportRest(report, nameEntry(isVolunteering ? "Volunteering" : "Job", title, organisation), row);
      return job;
    });
    if (!rows.includes(entry)) reportRest(report, nameEntry("Job", organisation), entry);
    return jobs;
  });
}

function readSkills(entries: Entry[], report: ImportReport): CareerSkill[] {
  return entries.flatMap((entry): CareerSkill[] => {
    const name = entry.text(...FIELDS.skills.name);
    const parent = entry.text("group");
    const own = entry.own();
    const values = entry.takeAll(...FIELDS.skills.keywords);
    const isShare = (value: unknown) => /^\d+\s*%?$/.test(toText(value) ?? "");
    const level = entry.text(...FIELDS.skills.level) ?? toText(values.find(isShare));
    const lists = values.filter((value) => !isShare(value));
    reportRest(report, nameEntry("Skill", name), entry);
    if (own) return readOwnSkills(name, level, lists.flatMap(toTexts), own);
    const keywords = lists.flatMap((list) =>
      typeof list === "string" ? splitWords(list) : toTexts(list).flatMap(splitShortWords),
    );
    if (keywords.length > 0) return keywords.map((word) => ({ name: word, group: name ?? parent, level }));
    if (!name && level) report.note(nameEntry("Skill", parent), `level: ${level}`);
    return name ? splitShortWords(name).map((word) => ({ name: word, group: parent, level })) : [];
  });
}

/** In our own `/resume.json`, a group also has details of each of its skills. */
function readOwnSkills(
  name: string | undefined,
  level: string | undefined,
  keywords: string[],
  own: Loose,
): CareerSkill[] {
  if (keywords.length === 0) return name ? [{ name, level, own }] : [];
  const details = Array.isArray(own.skills) ? own.skills.filter(isObject) : [];
  return keywords.map((word) => {
    const detail = details.find((skill) => skill.name === word);
    return { name: word, group: name, level: toText(detail?.level), own: detail };
  });
}

/** Splits `HTML, CSS`, but not a sentence with commas. */
function splitShortWords(text: string): string[] {
  const words = splitWords(text);
  return words.every((word) => word.split(/\s+/).length <= 3) ? words : [text];
}

function readWorks(entries: Entry[], kind: string, report: ImportReport): CareerWork[] {
  return keepNamed(entries, kind, [...WORK.title, ...WORK.texts], report).flatMap((entry) => {
    const title = entry.text(...WORK.title);
    const work = {
      by: entry.text(...WORK.by),
      date: entry.text(...WORK.date),
      url: entry.text(...WORK.url),
      own: entry.own(),
      texts: entry.texts(...WORK.texts),
    };
    reportRest(report, nameEntry(kind, title), entry);
    if (title) return { title, ...work };
    const [first] = work.texts;
    return first ? { ...work, title: first, texts: work.texts.slice(1) } : [];
  });
}

function readPerson(source: Loose, report: ImportReport): CareerPerson {
  const basics = new Entry(source);
  const location = basics.take("location", "address", "residence");
  const where = new Entry(isObject(location) ? location : {});
  const names = [basics.text("firstName", "firstname", "givenName"), basics.text("lastName", "lastname", "familyName")];
  const person: CareerPerson = {
    name: basics.text("name", "fullName") ?? (names.filter(Boolean).join(" ") || undefined),
    firstName: names[0],
    familyName: names[1],
    role: basics.text("label", "title", "headline", "role", "position"),
    email: basics.text("email", "mail"),
    phone: basics.text("phone", "telephone", "mobile", "tel"),
    website: basics.text("url", "website", "homepage"),
    image: basics.text("image", "picture", "photo"),
    texts: basics.texts("summary", "about", "aboutMe", "bio", "objective"),
    place: isObject(location) ? undefined : toText(location),
    city: where.text("city", "locality", "town") ?? basics.text("city"),
    region: where.text("region", "state", "county", "province"),
    country: where.texts("countryCode", "country", "country_code")[0] ?? basics.text("country"),
    own: basics.own(),
  };
  reportRest(report, "You", where);
  basics.takeAll("profiles", "$schema");
  reportRest(report, "You", basics);
  return person;
}

/** The keys that other formats use instead of `basics`. */
const BASICS = ["contact", "info", "bio", "profile", "personal", "personalInfo"];
const BASIC_FIELDS = [
  "name",
  "label",
  "title",
  "email",
  "phone",
  "mobile",
  "website",
  "url",
  "image",
  "photo",
  "summary",
  "about",
  "location",
  "city",
  "country",
];

function takeBasics(resume: Entry, report: ImportReport): Loose {
  const basics = resume.take("basics");
  if (isObject(basics)) return basics;
  const parts = resume.takeAll(...BASICS).filter(isObject);
  const fields = BASIC_FIELDS.map((field): [string, unknown] => [field, resume.take(field)]);
  const found = Object.assign(Object.fromEntries(fields), ...parts);
  const isFound = Object.values(found).some((value) => value !== undefined);
  const what = isFound
    ? "so the nearest equivalent was read instead"
    : "so you will be asked for your name, what you do and how to reach you";
  report.note("You", `the file has no basics, ${what}`);
  return found;
}

/** Reads a JSON Resume (jsonresume.org) of the current or the older schema, however loosely it is written. */
export function readJsonResume(file: unknown, report: ImportReport): Career {
  const resume = new Entry(findResume(file, report));
  const basics = takeBasics(resume, report);
  const entriesOf = (section: keyof typeof SECTIONS, fields: Record<string, string[]>, keyField?: string) =>
    resume.takeAll(...SECTIONS[section]).flatMap((value) => toEntries(value, Object.values(fields).flat(), keyField));
  const lists = {
    work: entriesOf("work", FIELDS.jobs),
    volunteer: entriesOf("volunteer", FIELDS.jobs),
    education: entriesOf("education", FIELDS.education),
    projects: entriesOf("projects", FIELDS.projects),
    certificates: entriesOf("certificates", FIELDS.certificates),
    skills: entriesOf("skills", FIELDS.skills, "group"),
    languages: entriesOf("languages", FIELDS.languages),
    awards: entriesOf("awards", FIELDS.awards),
    publications: entriesOf("publications", FIELDS.publications),
    references: entriesOf("references", FIELDS.references),
    interests: entriesOf("interests", FIELDS.interests, "group"),
  };
  resume.takeAll("$schema", "meta");
  reportRest(report, "File", resume);

  return {
    person: readPerson(basics, report),
    profiles: toEntries(basics.profiles, Object.values(FIELDS.profiles).flat(), "network").map((entry) => {
      const profile = {
        network: entry.text(...FIELDS.profiles.network),
        user: entry.text(...FIELDS.profiles.user),
        url: entry.text(...FIELDS.profiles.url),
      };
      reportRest(report, nameEntry("Profile", profile.network ?? profile.url), entry);
      return profile;
    }),
    jobs: [...readJobs(lists.work, report, false), ...readJobs(lists.volunteer, report, true)],
    studies: lists.education.map((entry) => {
      const fields = FIELDS.education;
      const school = entry.text(...fields.school);
      const [type, area] = [entry.text(...fields.type), entry.text(...fields.area)];
      const isSaid = type && area && type.toLowerCase().includes(area.toLowerCase());
      const degree = [type, isSaid ? undefined : area].filter(Boolean).join(", ") || undefined;
      const score = entry.text(...fields.score);
      const courses = entry.texts(...fields.courses);
      const notes = [score ? `Grade: ${score}` : "", ...entry.texts(...fields.texts), courses.join(", ")];
      const study = {
        degree,
        school,
        url: entry.text(...fields.url),
        place: takePlace(entry),
        own: entry.own(),
        notes: notes.filter(Boolean),
        ...takePeriod(entry, fields),
      };
      reportRest(report, nameEntry("Education", degree, school), entry);
      return study;
    }),
    projects: keepNamed(lists.projects, "Project", FIELDS.projects.title, report).flatMap((entry) => {
      const fields = FIELDS.projects;
      const title = entry.text(...fields.title);
      const project = {
        description: entry.text(...fields.description),
        role: entry.texts(...fields.role).join(", ") || undefined,
        texts: entry.texts(...fields.texts),
        stack: entry
          .takeAll(...fields.stack)
          .flatMap((value) => (typeof value === "string" ? splitWords(value) : toTexts(value))),
        urls: entry.texts(...fields.urls),
        own: entry.own(),
        ...takePeriod(entry, fields),
      };
      reportRest(report, nameEntry("Project", title), entry);
      return title ? { title, ...project } : [];
    }),
    certificates: keepNamed(lists.certificates, "Certificate", FIELDS.certificates.title, report).flatMap((entry) => {
      const fields = FIELDS.certificates;
      const title = entry.text(...fields.title);
      const certificate = {
        issuer: entry.text(...fields.issuer),
        date: entry.text(...fields.date),
        url: entry.text(...fields.url),
        own: entry.own(),
      };
      reportRest(report, nameEntry("Certificate", title), entry);
      return title ? { title, ...certificate } : [];
    }),
    skills: readSkills(lists.skills, report),
    languages: keepNamed(lists.languages, "Language", FIELDS.languages.name, report).flatMap((entry) => {
      const name = entry.text(...FIELDS.languages.name);
      const level = entry.text(...FIELDS.languages.level);
      reportRest(report, nameEntry("Language", name), entry);
      return name ? { name, level } : [];
    }),
    awards: readWorks(lists.awards, "Award", report),
    publications: readWorks(lists.publications, "Publication", report),
    references: keepNamed(lists.references, "Reference", FIELDS.references.name, report).flatMap((entry) => {
      const name = entry.text(...FIELDS.references.name);
      const reference = {
        role: entry.text(...FIELDS.references.role),
        text: entry.text(...FIELDS.references.text),
        own: entry.own(),
      };
      reportRest(report, nameEntry("Reference", name), entry);
      return name ? { name, ...reference } : [];
    }),
    interests: lists.interests.flatMap((entry) => {
      const { name, keywords } = FIELDS.interests;
      const label = [entry.text("group"), entry.text(...name)].filter(Boolean).join(": ");
      const words = entry.texts(...keywords).join(", ");
      reportRest(report, nameEntry("Interest", label), entry);
      return [label, words].filter(Boolean).join(": ") || [];
    }),
  };
}
