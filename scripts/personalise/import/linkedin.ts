import { parse } from "csv-parse/sync";
import type { Career, CareerJob, CareerPerson, CareerProfile } from "./career";
import { Entry } from "./loose";
import { nameEntry, type ImportReport } from "./report";

/** The text of each CSV file in "Get a copy of your data", by its lower-case name without `.csv`. */
export type LinkedInFiles = ReadonlyMap<string, string>;

/** The files with entries that the site has no place for. */
const UNPLACED = {
  courses: "Course",
  organizations: "Organisation",
  patents: "Patent",
  "test scores": "Test score",
};

/** The files that hold a career. The others are about ads, contacts and messages. */
export const CAREER_FILES = [
  ...Object.keys(UNPLACED),
  "profile",
  "profile summary",
  "email addresses",
  "phonenumbers",
  "positions",
  "education",
  "skills",
  "certifications",
  "languages",
  "projects",
  "publications",
  "honors",
  "volunteering",
  "recommendations_received",
];

/** Parses a table. Skips the note of several lines that LinkedIn puts before some tables. */
function readTable(source = ""): Entry[] {
  const text = source.replace(/^\uFEFF/, "");
  const rows: string[][] = parse(text, { relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, trim: true });
  const isNote = /^"?Notes:/i.test(text.trimStart());
  const start = isNote ? rows.findIndex((row, index) => index > 0 && row.filter(Boolean).length > 1) : 0;
  const [head = [], ...body] = rows.slice(Math.max(start, 0));
  const names = head.map((name) => name.trim().toLowerCase());
  return body
    .map((row) => new Entry(Object.fromEntries(names.map((name, index) => [name, row[index]]))))
    .filter((entry) => entry.rest().length > 0);
}

const STARTED = ["started on", "start date", "started"];
const FINISHED = ["finished on", "end date", "ended on"];

/** Without an end, a position is current. */
const takePeriod = (entry: Entry) => ({ start: entry.text(...STARTED), end: entry.text(...FINISHED) });

/** Reads `[PORTFOLIO:https://ada.dev,BLOG:https://ada.blog]` */
function readWebsites(list = ""): CareerProfile[] {
  const parts = list.replace(/^\[|\]$/g, "").split(/,(?=\s*[A-Z_ ]+:|\s*https?:)/);
  return parts.flatMap((part) => {
    const [, kind = "", url = part] = /^\s*([A-Z_ ]+):(.+)$/.exec(part) ?? [];
    const network = /^(portfolio|blog|company|rss)$/i.test(kind)
      ? kind.charAt(0) + kind.slice(1).toLowerCase()
      : "Website";
    return url.trim() ? { network, url: url.trim() } : [];
  });
}

const LEVELS: Record<string, string> = {
  native_or_bilingual: "Native or bilingual proficiency",
  full_professional: "Full professional proficiency",
  professional_working: "Professional working proficiency",
  limited_working: "Limited working proficiency",
  elementary: "Elementary proficiency",
};

/** Reads the tables of LinkedIn's "Get a copy of your data". */
export function readLinkedIn(files: LinkedInFiles, report: ImportReport): Career {
  const table = (name: string) => readTable(files.get(name));
  function reportRest(kind: string, entry: Entry, ...names: (string | undefined)[]) {
    for (const [field, text] of entry.rest()) report.note(nameEntry(kind, ...names), `${field}: ${text}`);
  }

  const [profile = new Entry({})] = table("profile");
  const [summary] = table("profile summary");
  const emails = table("email addresses").map((entry) => ({
    address: entry.text("email address", "email"),
    isPrimary: /^yes/i.test(entry.text("primary") ?? ""),
  }));
  const numbers = table("phonenumbers").flatMap((entry) => {
    const number = entry.text("number", "phone number");
    const extension = entry.text("extension");
    return number ? [extension, number].filter(Boolean).join(" ") : [];
  });
  const [firstName, familyName] = [profile.text("first name"), profile.text("last name")];
  const [phone, ...otherNumbers] = numbers;
  for (const number of otherNumbers) report.note("You", `phone: ${number}`);
  const email = emails.find(({ isPrimary }) => isPrimary)?.address ?? emails[0]?.address;
  const person: CareerPerson = {
    name: [firstName, familyName].filter(Boolean).join(" ") || undefined,
    firstName,
    familyName,
    role: profile.text("headline"),
    email,
    phone,
    texts: [profile.text("summary") ?? summary?.text("summary", "profile summary") ?? []].flat(),
    place: profile.text("geo location", "location"),
  };
  const handles = (profile.text("twitter handles") ?? "").replace(/^\[|\]$/g, "").split(",");
  const profiles = [
    ...readWebsites(profile.text("websites")),
    ...handles.flatMap((user) => (user.trim() ? { network: "Twitter", user: user.trim() } : [])),
  ];
  // These details are private, so they are not even reported.
  profile.takeAll("maiden name", "address", "birth date", "zip code", "instant messengers");
  for (const [field, text] of profile.rest()) report.note("You", `${field}: ${text}`);

  for (const [name, kind] of Object.entries(UNPLACED)) {
    for (const entry of table(name)) {
      const title = entry.text("name", "title");
      report.note(nameEntry(kind, title), "the site has no place for it");
      reportRest(kind, entry, title);
    }
  }

  const jobs = table("positions").map((entry): CareerJob => {
    const [title, organisation] = [entry.text("title"), entry.text("company name", "company")];
    const job: CareerJob = {
      title,
      organisation,
      kind: "job",
      place: entry.text("location"),
      texts: entry.texts("description"),
    };
    Object.assign(job, takePeriod(entry));
    reportRest("Job", entry, title, organisation);
    return job;
  });
  const volunteering = table("volunteering").map((entry): CareerJob => {
    const [title, organisation] = [entry.text("role", "title"), entry.text("company name", "organization")];
    const job: CareerJob = { title, organisation, kind: "volunteering", texts: entry.texts("description") };
    Object.assign(job, takePeriod(entry));
    reportRest("Volunteering", entry, title, organisation);
    return job;
  });

  return {
    person,
    profiles,
    jobs: [...jobs, ...volunteering],
    studies: table("education").map((entry) => {
      const [degree, school] = [entry.text("degree name", "degree"), entry.text("school name", "school")];
      const study = { degree, school, notes: entry.texts("notes", "activities"), ...takePeriod(entry) };
      reportRest("Education", entry, degree, school);
      return study;
    }),
    projects: table("projects").flatMap((entry) => {
      const title = entry.text("title", "name");
      const project = { texts: entry.texts("description"), stack: [], urls: entry.texts("url"), ...takePeriod(entry) };
      reportRest("Project", entry, title);
      return title ? { title, ...project } : [];
    }),
    certificates: table("certifications").flatMap((entry) => {
      const title = entry.text("name", "title");
      const certificate = { issuer: entry.text("authority"), date: entry.text(...STARTED), url: entry.text("url") };
      reportRest("Certificate", entry, title);
      return title ? { title, ...certificate } : [];
    }),
    skills: table("skills")
      .flatMap((entry) => entry.text("name", "skill") ?? [])
      .map((name) => ({ name })),
    languages: table("languages").flatMap((entry) => {
      const name = entry.text("name", "language");
      const level = entry.text("proficiency");
      return name ? { name, level: level && (LEVELS[level.toLowerCase()] ?? level) } : [];
    }),
    awards: table("honors").flatMap((entry) => {
      const title = entry.text("title", "name");
      const award = {
        by: entry.text("issuer"),
        date: entry.text("issued on", "date"),
        texts: entry.texts("description"),
      };
      reportRest("Award", entry, title);
      return title ? { title, ...award } : [];
    }),
    publications: table("publications").flatMap((entry) => {
      const title = entry.text("name", "title");
      const work = {
        by: entry.text("publisher"),
        date: entry.text("published on", "date"),
        url: entry.text("url"),
        texts: entry.texts("description"),
      };
      reportRest("Publication", entry, title);
      return title ? { title, ...work } : [];
    }),
    references: table("recommendations_received").flatMap((entry) => {
      const name = [entry.text("first name"), entry.text("last name")].filter(Boolean).join(" ");
      const role = [entry.text("job title"), entry.text("company")].filter(Boolean).join(", ") || undefined;
      const isShown = !/pending|hidden/i.test(entry.text("status") ?? "");
      const text = entry.text("text");
      if (name && !isShown)
        report.note(nameEntry("Reference", name), "it is left out, because it is not visible on LinkedIn either");
      return name && isShown ? { name, role, text } : [];
    }),
    interests: [],
  };
}
