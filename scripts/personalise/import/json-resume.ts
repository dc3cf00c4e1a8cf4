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
const STARTS = ["startDate", "start", "from", "started"];
const ENDS = ["endDate", "end", "to", "finished"];

function takePeriod(entry: Entry) {
  const period = entry.text("date", "dates", "period", "duration", "years");
  const start = entry.text(...STARTS) ?? period;
  const isCurrent = entry.take("current", "isCurrent", "isCurrentRole", "currentlyWorking", "present") === true;
  return { start, end: entry.text(...ENDS) ?? (isCurrent ? "present" : undefined) };
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
const takePlace = (entry: Entry) => toPlace(entry.take("location", "place", "city", "address"));

function guessKind(entry: Entry): CareerJob["kind"] {
  const type = entry.text("type", "employmentType", "kind") ?? "";
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
    const organisation = entry.text("company", "organization", "organisation", "employer", "name", "institution");
    const url = entry.text(...URLS);
    const place = takePlace(entry);
    const kind = isVolunteering ? "volunteering" : guessKind(entry);
    const positions = entry.take("positions", "roles");
    const rows =
      Array.isArray(positions) && positions.every(isObject) ? positions.map((row) => new Entry(row)) : [entry];
    const jobs = rows.map((row): CareerJob => {
      const title = row.text("position", "title", "role", "jobTitle", "designation");
      const job: CareerJob = {
        title,
        organisation,
        url,
        place: place ?? takePlace(row),
        kind,
        own: row.own(),
        start: undefined,
        end: undefined,
        texts: row.texts(
          "description",
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
        ),
      };
      Object.assign(job, takePeriod(row));
      const keywords = row.texts("keywords", "technologies", "techStack", "stack", "skills", "tags");
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
    const name = entry.text("name", "title", "category", "skill");
    const parent = entry.text("group");
    const level = entry.text("level", "proficiency", "rating", "percentage");
    const own = entry.own();
    const lists = entry.takeAll("keywords", "value", "items", "list", "details");
    reportRest(report, nameEntry("Skill", name), entry);
    if (own) return readOwnSkills(name, level, lists.flatMap(toTexts), own);
    const keywords = lists.flatMap((list) =>
      typeof list === "string" ? splitWords(list) : toTexts(list).flatMap(splitShortWords),
    );
    if (keywords.length > 0) return keywords.map((word) => ({ name: word, group: name ?? parent, level }));
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
  return entries.flatMap((entry) => {
    const title = entry.text("title", "name");
    const work = {
      by: entry.text("awarder", "publisher", "issuer", "organization", "journal"),
      date: entry.text("releaseDate", "date", "publishedDate", "year", "startDate"),
      url: entry.text(...URLS),
      own: entry.own(),
      texts: entry.texts("summary", "description", "highlights"),
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
  const sections = Object.fromEntries(
    Object.entries(SECTIONS).map(([section, names]) => [
      section,
      resume.takeAll(...names).flatMap((value) => toEntries(value)),
    ]),
  );
  const entriesOf = (section: keyof typeof SECTIONS) => sections[section] ?? [];
  resume.takeAll("$schema", "meta");
  reportRest(report, "File", resume);

  return {
    person: readPerson(basics, report),
    profiles: toEntries(basics.profiles).map((entry) => {
      const profile = {
        network: entry.text("network", "name", "title"),
        user: entry.text("username", "user", "handle", "value"),
        url: entry.text(...URLS),
      };
      reportRest(report, nameEntry("Profile", profile.network ?? profile.url), entry);
      return profile;
    }),
    jobs: [...readJobs(entriesOf("work"), report, false), ...readJobs(entriesOf("volunteer"), report, true)],
    studies: entriesOf("education").map((entry) => {
      const school = entry.text("institution", "school", "university", "college", "name", "organization");
      const [type, area] = [
        entry.text("studyType", "degree", "type", "title"),
        entry.text("area", "major", "field", "fieldOfStudy", "subject"),
      ];
      const isSaid = type && area && type.toLowerCase().includes(area.toLowerCase());
      const degree = [type, isSaid ? undefined : area].filter(Boolean).join(", ") || undefined;
      const score = entry.text("score", "gpa", "grade");
      const courses = entry.texts("courses", "coursework");
      const notes = [
        score ? `Grade: ${score}` : "",
        ...entry.texts("summary", "description", "highlights", "honors", "notes"),
        courses.join(", "),
      ];
      const study = {
        degree,
        school,
        url: entry.text(...URLS),
        place: takePlace(entry),
        own: entry.own(),
        notes: notes.filter(Boolean),
        ...takePeriod(entry),
      };
      reportRest(report, nameEntry("Education", degree, school), entry);
      return study;
    }),
    projects: keepNamed(entriesOf("projects"), "Project", ["name", "title"], report).flatMap((entry) => {
      const title = entry.text("name", "title");
      const project = {
        description: entry.text("description", "summary"),
        role: entry.texts("roles", "role", "position").join(", ") || undefined,
        texts: entry.texts("highlights", "details", "achievements", "points"),
        stack: entry
          .takeAll("keywords", "technologies", "techStack", "stack", "tech", "languages", "tags")
          .flatMap((value) => (typeof value === "string" ? splitWords(value) : toTexts(value))),
        urls: entry.texts(
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
        ),
        own: entry.own(),
        ...takePeriod(entry),
      };
      project.start ??= entry.text("year");
      reportRest(report, nameEntry("Project", title), entry);
      return title ? { title, ...project } : [];
    }),
    certificates: keepNamed(entriesOf("certificates"), "Certificate", ["name", "title"], report).flatMap((entry) => {
      const title = entry.text("name", "title");
      const certificate = {
        issuer: entry.text("issuer", "authority", "organization"),
        date: entry.text("date", "issueDate", "startDate", "year"),
        url: entry.text(...URLS),
        own: entry.own(),
      };
      reportRest(report, nameEntry("Certificate", title), entry);
      return title ? { title, ...certificate } : [];
    }),
    skills: readSkills(entriesOf("skills"), report),
    languages: keepNamed(entriesOf("languages"), "Language", ["language", "name", "title"], report).flatMap((entry) => {
      const name = entry.text("language", "name", "title");
      const level = entry.text("fluency", "level", "proficiency", "value");
      reportRest(report, nameEntry("Language", name), entry);
      return name ? { name, level } : [];
    }),
    awards: readWorks(entriesOf("awards"), "Award", report),
    publications: readWorks(entriesOf("publications"), "Publication", report),
    references: keepNamed(entriesOf("references"), "Reference", ["name", "author"], report).flatMap((entry) => {
      const name = entry.text("name", "author");
      const reference = {
        role: entry.text("role", "position", "title", "company"),
        text: entry.text("reference", "text", "quote", "value"),
        own: entry.own(),
      };
      reportRest(report, nameEntry("Reference", name), entry);
      return name ? { name, ...reference } : [];
    }),
    interests: entriesOf("interests").flatMap((entry) => {
      const name = entry.text("name", "title");
      const keywords = entry.texts("keywords", "value", "summary").join(", ");
      reportRest(report, nameEntry("Interest", name), entry);
      return [name, keywords].filter(Boolean).join(": ") || [];
    }),
  };
}
