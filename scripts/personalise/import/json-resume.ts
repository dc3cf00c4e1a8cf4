import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from "jsonc-parser";
import { PROFILES } from "@/scripts/personalise/parse-answers";
import { splitPeriod } from "./dates";
import { dropControls, Entry, hasField, isEmpty, isObject, splitWords, toEntries, toText, type Loose } from "./loose";
import { nameEntry, reportRest, type ImportReport } from "./report";
import { nameDegree, resumeSchema, type Resume, type Row, type WrittenResume } from "./resume";
import { joinPlace } from "./texts";

/** The keys of the lists in a JSON Resume, and in files that resemble one. */
const SECTIONS = {
  work: [
    "work",
    "works",
    "experience",
    "experiences",
    "workExperience",
    "workExperiences",
    "professionalExperience",
    "workExpList",
    "employment",
    "career",
    "jobs",
    "positions",
  ],
  internships: ["internships", "internship"],
  volunteer: ["volunteer", "volunteering", "volunteerExperience"],
  education: ["education", "educations", "studies", "educationList"],
  projects: ["projects", "sideProjects", "project", "projectList", "workList", "openSource", "portfolio"],
  certificates: ["certificates", "certifications", "certificate", "certification"],
  skills: ["skills", "skill", "skillList", "technologies"],
  languages: ["languages", "language"],
  awards: ["awards", "awardList", "honors", "achievements"],
  publications: ["publications", "publication", "papers"],
  references: ["references", "reference", "testimonials"],
  interests: ["interests", "interest", "hobbies"],
};
const KNOWN = ["basics", ...Object.values(SECTIONS).flat()];

/** What a program writes for itself. */
const SETTINGS = ["$schema", "meta", "metadata", "theme", "titleNameMap"];

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

const hasSection = (value: unknown): value is Loose => hasField(value, KNOWN);

/** The keys under which other formats keep the lists. */
const WRAPPERS = ["sections", "resume", "portfolio", "data", "cv"];

/** Lifts lists out of `sections: { skills: { items: [] } }`, as Reactive Resume writes them. */
function liftSections(file: Loose): Loose {
  const wrapped = Object.entries(file).flatMap(([key, value]): [string, Loose][] => {
    const inner = WRAPPERS.includes(key) && isObject(value) ? liftSections(value) : undefined;
    return hasSection(inner) ? [[key, inner]] : [];
  });
  if (wrapped.length === 0) return file;
  const others = Object.entries(file).filter(([key]) => !wrapped.some(([wrapper]) => wrapper === key));
  const lists = [...wrapped.flatMap(([, inner]) => Object.entries(inner)), ...others].map(
    ([key, value]): [string, unknown] => {
      const isList = isObject(value) && !isHidden(value) && ("items" in value || "content" in value);
      return [key, isList ? [value.items ?? value.content].flat() : value];
    },
  );
  return Object.fromEntries(lists);
}

const isHidden = (value: unknown) => isObject(value) && (value.hidden === true || value.visible === false);

/** Leaves out what its owner hid in another program. */
function dropHidden(key: string, value: unknown, report: ImportReport): unknown {
  const parts = [value].flat();
  const shown = parts.filter((part) => !isHidden(part));
  if (shown.length < parts.length) report.note("File", `${key}: what is hidden there is left out`);
  return Array.isArray(value) ? shown : shown[0];
}

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const nameLanguage = (key: string) =>
  /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(key) ? LANGUAGE_NAMES.of(key.slice(0, 2).toLowerCase()) : undefined;

/** The keys of a list of languages are languages, but its texts are levels. */
function tidyField(key: string, part: unknown, report: ImportReport): unknown {
  if (!/languages$/i.test(key) || !isObject(part) || Array.isArray(part)) return tidy(part, report);
  return Object.fromEntries(
    Object.entries(part).map(([language, level]) => [dropControls(language), tidy(level, report)]),
  );
}

/** Of texts in several languages, takes the English. Removes control characters from all, and what is hidden. */
function tidy(value: unknown, report: ImportReport): unknown {
  if (typeof value === "string") return dropControls(value);
  if (Array.isArray(value)) return value.map((part) => tidy(part, report));
  if (!isObject(value)) return value;
  const fields = Object.entries(value)
    .map(([key, part]): [string, unknown] => [key, dropHidden(key, part, report)])
    .filter(([, part]) => !isEmpty(part));
  const english = fields.find(([key]) => /^en\b|^en_/i.test(key));
  if (!english || fields.length === 1 || !fields.every(([key]) => nameLanguage(key)))
    return Object.fromEntries(fields.map(([key, part]) => [dropControls(key), tidyField(key, part, report)]));
  for (const [key] of fields.filter((field) => field !== english))
    report.note("File", `of texts in several languages, the ones in ${nameLanguage(key)} are left out`);
  return tidy(english[1], report);
}

/** Finds the résumé in the file, even if it is nested under a key, such as a language, or in a list. */
function findResume(file: unknown, report: ImportReport): Loose {
  if (isObject(file)) {
    const lifted = liftSections(file);
    if (hasSection(lifted)) return lifted;
  }
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
  const others = Object.entries(file ?? {}).flatMap(([name, value]) => (name === key || isEmpty(value) ? [] : name));
  if (others.length > 0) report.note("File", `Only “${key}” was read, not ${others.join(", ")}.`);
  return resume;
}

const URLS = ["url", "website", "link"];
const PLACES = ["location", "place", "city", "address"];
const PERIOD = {
  both: ["date", "dates", "period", "duration", "years", "when", "time", "workTime", "eduTime", "projectTime"],
  start: ["startDate", "start", "from", "started", "dateStart"],
  end: ["endDate", "end", "to", "finished", "dateEnd"],
  isCurrent: ["current", "isCurrent", "isCurrentRole", "currentlyWorking", "present"],
};
const TECHNOLOGIES = ["keywords", "technologies", "techStack", "stack", "tech", "skills", "tags"];
const WORK = {
  title: ["title", "name", "award", "publication", "paper", "rank", "prize", "honor", "awardInfo"],
  by: ["awarder", "publisher", "issuer", "organization", "journal"],
  date: ["releaseDate", "date", "publishedDate", "year", "startDate", "awardTime"],
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
    title: ["position", "title", "role", "jobTitle", "designation", "job", "departmentName"],
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
      "workDesc",
    ],
    keywords: TECHNOLOGIES,
    ...PERIOD,
  },
  education: {
    school: ["institution", "school", "university", "college", "schoolName", "name", "organization"],
    type: ["studyType", "degree", "academicDegree", "type", "title", "course"],
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
    title: ["name", "title", "project", "projectName", "workName"],
    description: ["description", "summary", "projectDesc", "workDesc"],
    role: ["roles", "role", "position", "projectRole"],
    texts: ["highlights", "projectContent", "details", "achievements", "points", "descriptions"],
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
      "visitLink",
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
    name: ["name", "title", "label", "category", "skill", "skillName", "technology", "language"],
    level: ["proficiency", "level", "rating", "percentage", "skillLevel"],
    keywords: ["keywords", "value", "items", "list", "details", "skills", "technologies"],
    /** Sentences, which are reported: they are neither names nor groups. */
    texts: ["skillDesc"],
  },
  languages: {
    name: ["language", "name", "title", "lang", "label"],
    level: ["fluency", "level", "proficiency", "value", "details"],
  },
  awards: WORK,
  publications: WORK,
  references: {
    name: ["name", "author", "referee", "user"],
    role: ["role", "position", "title", "company"],
    text: ["reference", "text", "quote", "value", "testimonial", "recommendation", "summary", "description"],
  },
  interests: {
    name: ["name", "title", "interest", "hobby", "label"],
    keywords: ["keywords", "value", "summary", "details"],
  },
  profiles: {
    network: ["network", "name", "title", "platform"],
    user: ["username", "user", "handle", "value", "id"],
    url: URLS,
  },
};

interface PeriodFields {
  both: string[];
  start: string[];
  end: string[];
  isCurrent: string[];
}

function takeEnd(entry: Entry, { end, isCurrent }: PeriodFields): string | undefined {
  const isOngoing = entry.take(...isCurrent) === true;
  return entry.text(...end) ?? (isOngoing ? "present" : undefined);
}

function takePeriod(entry: Entry, fields: PeriodFields): { startDate?: string; endDate?: string } {
  const written = entry.text(...fields.start);
  const both = written === undefined ? entry.take(...fields.both) : undefined;
  if (isObject(both)) {
    const dates = new Entry(both);
    const { startDate, endDate = takeEnd(entry, fields) } = takePeriod(dates, fields);
    entry.leave("date", dates);
    return { startDate, endDate };
  }
  const start = written ?? toText(both)?.replace(/^([^,]*(?:19|20)\d\d\S*), (?=\S*\d|present)/i, "$1 – ");
  const end = takeEnd(entry, fields);
  if (start && end) return { startDate: start, endDate: end };
  // Either field can hold a whole period.
  const period = splitPeriod(start ?? end ?? "");
  return start || period.end ? { startDate: period.start, endDate: period.end } : { endDate: end };
}

function takeTexts(entry: Entry, fields: string[]) {
  const [summary, ...highlights] = entry.texts(...fields);
  return { summary, highlights };
}

/** Reads a place in one text, or in fields of its own or of the entry. */
function takePlace(entry: Entry): string | undefined {
  const value = entry.take(...PLACES);
  const place = isObject(value) ? new Entry(value) : entry;
  const parts = [
    isObject(value) ? place.text("city", "name", "locality", "town") : toText(value),
    place.text("region", "state", "county", "province"),
    place.text("country", "countryCode"),
  ];
  if (place !== entry) entry.leave("location", place);
  return joinPlace(...parts);
}

function guessType(written: string): Row<"work">["type"] {
  if (/intern|praktik|stage/i.test(written)) return "internship";
  return /freelance|self.?employed|contract/i.test(written) ? "freelance" : "job";
}

/** Leaves out the entries without a name, and reports them. */
function keepNamed(entries: Entry[], kind: string, names: string[], report: ImportReport): Entry[] {
  return entries.filter((entry) => {
    const isNamed = entry.has(...names);
    if (!isNamed) reportRest(report, nameEntry(kind), entry);
    return isNamed;
  });
}

function readJobs(entries: Entry[], kind: string, report: ImportReport) {
  return entries.flatMap((entry) => {
    const fields = FIELDS.jobs;
    const organisation = entry.text(...fields.organisation);
    const url = entry.link(...fields.url);
    const place = takePlace(entry);
    const written = (kind === "Job" && entry.text(...fields.kind)) || "";
    const type = kind === "Internship" ? "internship" : guessType(written);
    const positions = entry.rows(...fields.positions).map((row) => new Entry(row));
    const rows = positions.length > 0 ? positions : [entry];
    const jobs = rows.map((row) => {
      const position = row.text(...fields.title, ...fields.positions);
      const location = place ?? takePlace(row);
      const { summary, highlights } = takeTexts(row, fields.texts);
      const period = takePeriod(row, fields);
      const keywords = row.names(...fields.keywords).join(", ");
      if (type === "job" && !/^(job)?$/i.test(written))
        report.note(nameEntry(kind, position, organisation), `type: ${written}`);
      reportRest(report, nameEntry(kind, position, organisation), row);
      const job = { position, location, url, summary, highlights: [highlights, keywords || []].flat(), ...period };
      return { organisation, type, job };
    });
    if (!rows.includes(entry)) reportRest(report, nameEntry(kind, organisation), entry);
    return jobs;
  });
}

/** A skill's share is a number or a percentage. */
const isShare = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /^\d+\s*%?$/.test(value));

function readSkills(entries: Entry[], report: ImportReport): NonNullable<WrittenResume["skills"]> {
  const { name: names, level: levels, keywords: lists } = FIELDS.skills;
  return entries.flatMap((entry) => {
    const name = entry.text(...names);
    const written = entry.text(...levels);
    const values = entry.takeAll(...lists);
    const shares = values.filter(isShare);
    const members = values.flatMap((value) => (typeof value === "string" ? splitWords(value) : value));
    // A word with a level of its own, or words of its own, is a row.
    const isRow = (value: unknown): value is Loose => hasField(value, [...levels, ...lists]);
    const rows = members.filter(isRow).map((row) => new Entry({ group: name, ...row }));
    const keywords = entry
      .namesIn(members.filter((value) => !isRow(value) && !isShare(value)))
      .flatMap(splitShortWords);
    const isGroup = keywords.length > 0 || rows.length > 0;
    const level = written ?? toText(shares.shift());
    const group = isGroup && name ? name : entry.text("group");
    const words = isGroup ? keywords : splitShortWords(name ?? "");
    const where = nameEntry("Skill", name ?? group);
    if (words.length === 0 && level) report.note(where, `level: ${level}`);
    for (const share of shares) report.note(where, `value: ${share}`);
    reportRest(report, where, entry);
    const own = group ? [{ name: group, level, keywords: words }] : words.map((word) => ({ name: word, level }));
    return [...(words.length > 0 ? own : []), ...readSkills(rows, report)];
  });
}

/** Splits `HTML, CSS`, but not a sentence with commas. */
function splitShortWords(text: string): string[] {
  const words = splitWords(text);
  return words.every((word) => word.split(/\s+/).length <= 3) ? words : [text];
}

function readWorks(entries: Entry[], kind: string, report: ImportReport) {
  return keepNamed(entries, kind, [...WORK.title, ...WORK.texts], report).flatMap((entry) => {
    const named = entry.text(...WORK.title);
    const [by, date, url] = [entry.text(...WORK.by), entry.text(...WORK.date), entry.link(...WORK.url)];
    const texts = entry.texts(...WORK.texts);
    reportRest(report, nameEntry(kind, named), entry);
    const title = named ?? texts.shift();
    const [summary, ...highlights] = texts;
    return title ? { title, by, date, url, summary, highlights } : [];
  });
}

const NETWORKS = ["social", "socials", "socialLinks", "socialNetworks"];

function readBasics(source: Loose, report: ImportReport): WrittenResume["basics"] {
  const entry = new Entry(source);
  const place = entry.take("location", "address", "residence", "workPlace");
  const where = new Entry(isObject(place) ? place : {});
  const written = entry.take("name", "fullName");
  const names = isObject(written) ? new Entry(written) : entry;
  const [firstName, lastName] = [
    names.text("firstName", "givenName", "first"),
    names.text("lastName", "familyName", "last"),
  ];
  const fullName = [firstName, names.text("middleName", "middle"), lastName].filter(Boolean).join(" ");
  if (names !== entry) entry.leave("name", names);
  const basics = {
    name: (isObject(written) ? undefined : toText(written)) ?? (fullName || undefined),
    firstName,
    lastName,
    label: entry.text("label", "title", "headline", "role", "position", "positionTitle", "occupation"),
    email: entry.text("email", "mail"),
    phone: entry.text("phone", "telephone", "mobile", "tel"),
    url: entry.link("url", "website", "homepage"),
    image: entry.link("image", "picture", "photo", "avatar"),
    ...takeTexts(entry, ["summary", "about", "aboutMe", "bio", "objective"]),
    location: {
      city: (isObject(place) ? where.text("city", "locality", "town") : toText(place)) ?? entry.text("city"),
      region: where.text("region", "state", "county", "province"),
      countryCode: where.texts("countryCode", "country")[0] ?? entry.text("country"),
    },
  };
  reportRest(report, "You", where);
  entry.take("$schema");
  const fields = FIELDS.profiles;
  const lists = entry.takeAll("profiles", "networks", ...NETWORKS);
  const networks = [...PROFILES.keys(), "blog"].filter((network) => entry.has(network));
  const own = Object.fromEntries(networks.map((key) => [PROFILES.get(key)?.name ?? "Blog", entry.take(key)]));
  reportRest(report, "You", entry);
  const rows = [...lists, own].flatMap((list) => toEntries(list, Object.values(fields).flat(), "network"));
  const profiles = rows.map((row) => {
    const network = row.text(...fields.network) ?? row.text("group");
    const [username, url] = [row.text(...fields.user), row.link(...fields.url)];
    reportRest(report, nameEntry("Profile", network ?? url), row);
    return { network, username, url };
  });
  return { ...basics, profiles };
}

/** The keys that other formats use instead of `basics`. */
const BASICS = ["contact", "info", "bio", "main", "profile", "personal", "personalInfo"];
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
  "avatar",
  "summary",
  "about",
  "location",
  "city",
  "country",
];

const ABOUT = ["summary", "about", "aboutMe", "objective"];

function takeBasics(resume: Entry, report: ImportReport): Loose {
  const basics = resume.take("basics");
  if (isObject(basics)) {
    const [profile, ...about] = [resume.take("profile"), ...resume.takeAll(...ABOUT)];
    if (isObject(profile)) resume.leave("profile", new Entry(profile));
    return {
      ...basics,
      networks: resume.take("profiles", ...NETWORKS),
      summary: [basics.summary, isObject(profile) ? [] : profile, about],
    };
  }
  const others = resume.takeAll(...BASICS);
  const fields = BASIC_FIELDS.map((field): [string, unknown] => [field, resume.take(field)]);
  const found = Object.assign(Object.fromEntries(fields), ...others.filter(isObject));
  const isFound = [...others, ...Object.values(found)].some((value) => value !== undefined);
  const what = isFound
    ? "so the nearest equivalent was read instead"
    : "so you will be asked for your name, what you do and how to reach you";
  report.note("You", `the file has no basics, ${what}`);
  const about = [others.filter((value) => !isObject(value)), resume.takeAll(...ABOUT)];
  return { ...found, networks: resume.take("profiles", ...NETWORKS), summary: [found.summary, about] };
}

/** Reads a JSON Resume (jsonresume.org) of the current or the older schema, however loosely it is written. */
export function readJsonResume(file: unknown, report: ImportReport): Resume {
  const fields = Object.entries(findResume(file, report)).filter(([key]) => !SETTINGS.includes(key));
  const found = tidy(Object.fromEntries(fields), report);
  const resume = new Entry(isObject(found) ? found : {});
  const basics = takeBasics(resume, report);
  const entriesOf = (section: keyof typeof SECTIONS, fields: Record<string, string[]>, keyField?: string) =>
    resume.takeAll(...SECTIONS[section]).flatMap((value) => toEntries(value, Object.values(fields).flat(), keyField));
  const lists = {
    work: entriesOf("work", FIELDS.jobs),
    internships: entriesOf("internships", FIELDS.jobs),
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
  reportRest(report, "File", resume);

  const written: WrittenResume = {
    basics: readBasics(basics, report),
    work: [...readJobs(lists.work, "Job", report), ...readJobs(lists.internships, "Internship", report)].map(
      ({ organisation, type, job }) => ({ name: organisation, type, ...job }),
    ),
    volunteer: readJobs(lists.volunteer, "Volunteering", report).map(({ organisation, job }) => ({
      organization: organisation,
      ...job,
    })),
    education: lists.education.map((entry) => {
      const fields = FIELDS.education;
      const study = {
        institution: entry.text(...fields.school),
        studyType: entry.text(...fields.type),
        area: entry.text(...fields.area),
        score: entry.text(...fields.score),
        courses: entry.texts(...fields.courses),
        ...takeTexts(entry, fields.texts),
        url: entry.link(...fields.url),
        location: takePlace(entry),
        ...takePeriod(entry, fields),
      };
      reportRest(report, nameEntry("Education", nameDegree(study), study.institution), entry);
      return study;
    }),
    projects: keepNamed(lists.projects, "Project", FIELDS.projects.title, report).flatMap((entry) => {
      const fields = FIELDS.projects;
      const name = entry.text(...fields.title);
      const [description, ...texts] = entry.texts(...fields.description);
      const project = {
        description,
        roles: entry.names(...fields.role),
        highlights: [...texts, ...entry.texts(...fields.texts)],
        keywords: entry.namesIn(
          entry.takeAll(...fields.stack).flatMap((value) => (typeof value === "string" ? splitWords(value) : value)),
        ),
        urls: entry.links(...fields.urls),
        ...takePeriod(entry, fields),
      };
      reportRest(report, nameEntry("Project", name), entry);
      return name ? { name, ...project } : [];
    }),
    certificates: keepNamed(lists.certificates, "Certificate", FIELDS.certificates.title, report).flatMap((entry) => {
      const fields = FIELDS.certificates;
      const name = entry.text(...fields.title);
      const [issuer, date, url] = [entry.text(...fields.issuer), entry.text(...fields.date), entry.link(...fields.url)];
      reportRest(report, nameEntry("Certificate", name), entry);
      return name ? { name, issuer, date, url } : [];
    }),
    skills: readSkills(lists.skills, report),
    languages: keepNamed(lists.languages, "Language", FIELDS.languages.name, report).flatMap((entry) => {
      const language = entry.text(...FIELDS.languages.name);
      const fluency = entry.text(...FIELDS.languages.level);
      reportRest(report, nameEntry("Language", language), entry);
      return language ? { language, fluency } : [];
    }),
    awards: readWorks(lists.awards, "Award", report).map(({ by, ...award }) => ({ awarder: by, ...award })),
    publications: readWorks(lists.publications, "Publication", report).map(({ title, by, date, ...publication }) => ({
      name: title,
      publisher: by,
      releaseDate: date,
      ...publication,
    })),
    references: keepNamed(lists.references, "Reference", FIELDS.references.name, report).flatMap((entry) => {
      const fields = FIELDS.references;
      const name = entry.text(...fields.name);
      const [role, reference] = [entry.text(...fields.role), entry.text(...fields.text)];
      reportRest(report, nameEntry("Reference", name), entry);
      return name ? { name, role, reference } : [];
    }),
    interests: lists.interests.map((entry) => {
      const fields = FIELDS.interests;
      const name = [entry.text("group"), entry.text(...fields.name)].filter(Boolean).join(": ") || undefined;
      const keywords = entry.names(...fields.keywords);
      reportRest(report, nameEntry("Interest", name), entry);
      return { name, keywords };
    }),
  };
  return resumeSchema.parse(written);
}
