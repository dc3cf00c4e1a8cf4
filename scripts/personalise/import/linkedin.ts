import { parse } from "csv-parse/sync";
import { Entry } from "./loose";
import { nameEntry, reportRest, type ImportReport } from "./report";
import { resumeSchema, type Resume, type WrittenResume } from "./resume";
import { splitSummary } from "./texts";

/** The text of each CSV file in "Get a copy of your data", by its lower-case name without `.csv`. */
type LinkedInFiles = ReadonlyMap<string, string>;

interface Table {
  list: Exclude<keyof Resume, "basics">;
  /** What the report calls an entry, and the fields that name it. */
  kind: string;
  names: string[];
  /** The field of a JSON Resume that each column becomes. Of two columns for one text, the first is taken. */
  columns: Record<string, string>;
}

/** Without an end, a position is current. */
const PERIOD = {
  "started on": "startDate",
  "start date": "startDate",
  started: "startDate",
  "finished on": "endDate",
  "end date": "endDate",
  "ended on": "endDate",
};

const TABLES: Record<string, Table> = {
  positions: {
    list: "work",
    kind: "Job",
    names: ["position", "name"],
    columns: {
      title: "position",
      "company name": "name",
      company: "name",
      location: "location",
      description: "summary",
      ...PERIOD,
    },
  },
  volunteering: {
    list: "volunteer",
    kind: "Volunteering",
    names: ["position", "organization"],
    columns: {
      role: "position",
      title: "position",
      "company name": "organization",
      organization: "organization",
      description: "summary",
      ...PERIOD,
    },
  },
  education: {
    list: "education",
    kind: "Education",
    names: ["studyType", "institution"],
    columns: {
      "degree name": "studyType",
      degree: "studyType",
      "school name": "institution",
      school: "institution",
      notes: "highlights",
      activities: "highlights",
      ...PERIOD,
    },
  },
  projects: {
    list: "projects",
    kind: "Project",
    names: ["name"],
    columns: { title: "name", name: "name", description: "description", url: "urls", ...PERIOD },
  },
  certifications: {
    list: "certificates",
    kind: "Certificate",
    names: ["name"],
    columns: {
      name: "name",
      title: "name",
      authority: "issuer",
      "started on": "date",
      "start date": "date",
      started: "date",
      url: "url",
    },
  },
  skills: { list: "skills", kind: "Skill", names: ["name"], columns: { name: "name", skill: "name" } },
  languages: {
    list: "languages",
    kind: "Language",
    names: ["language"],
    columns: { name: "language", language: "language", proficiency: "fluency" },
  },
  honors: {
    list: "awards",
    kind: "Award",
    names: ["title"],
    columns: {
      title: "title",
      name: "title",
      issuer: "awarder",
      "issued on": "date",
      date: "date",
      description: "summary",
    },
  },
  publications: {
    list: "publications",
    kind: "Publication",
    names: ["name"],
    columns: {
      name: "name",
      title: "name",
      publisher: "publisher",
      "published on": "releaseDate",
      date: "releaseDate",
      url: "url",
      description: "summary",
    },
  },
};

/** The fields that hold a list of texts. */
const LISTS = ["highlights", "urls"];

/** The files with entries that the site has no place for. */
const UNPLACED = {
  courses: "Course",
  organizations: "Organisation",
  patents: "Patent",
  "test scores": "Test score",
};

/** The files that hold a career. The others are about ads, contacts and messages. */
export const CAREER_FILES = [
  ...Object.keys(TABLES),
  ...Object.keys(UNPLACED),
  "profile",
  "profile summary",
  "email addresses",
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

/** Reads `[PORTFOLIO:https://ada.dev,BLOG:https://ada.blog]` */
function readWebsites(list = "") {
  const parts = list.replace(/^\[|\]$/g, "").split(/,(?=\s*[A-Z_ ]+:|\s*https?:)/);
  return parts.flatMap((part) => {
    const [, kind = "", url = part] = /^\s*([A-Z_ ]+):(.+)$/.exec(part) ?? [];
    const network = /^(portfolio|blog|company|rss)$/i.test(kind)
      ? kind.charAt(0) + kind.slice(1).toLowerCase()
      : "Website";
    return url.trim() ? { network, url: url.trim() } : [];
  });
}

const LEVELS = new Map(
  Object.entries({
    native_or_bilingual: "Native or bilingual proficiency",
    full_professional: "Full professional proficiency",
    professional_working: "Professional working proficiency",
    limited_working: "Limited working proficiency",
    elementary: "Elementary proficiency",
  }),
);

function readBasics(table: (name: string) => Entry[], report: ImportReport): WrittenResume["basics"] {
  const [profile = new Entry({})] = table("profile");
  const [summary] = table("profile summary");
  const emails = table("email addresses").map((entry) => ({
    address: entry.text("email address", "email"),
    isPrimary: /^yes/i.test(entry.text("primary") ?? ""),
  }));
  const [firstName, lastName] = [profile.text("first name"), profile.text("last name")];
  const handles = (profile.text("twitter handles") ?? "").replace(/^\[|\]$/g, "").split(",");
  const websites = readWebsites(profile.text("websites"));
  const headline = profile.text("headline");
  const label = headline
    ?.split(/[|｜•·]/)
    .map((part) => part.trim())
    .find(Boolean);
  if (label !== headline) report.note("You", `role: “${headline}” is shortened to “${label}”`);
  const basics = {
    name: [firstName, lastName].filter(Boolean).join(" ") || undefined,
    firstName,
    lastName,
    label,
    email: emails.find(({ isPrimary }) => isPrimary)?.address ?? emails[0]?.address,
    summary: profile.text("summary") ?? summary?.text("summary", "profile summary"),
    location: { city: profile.text("geo location", "location") },
    profiles: [
      ...(websites.some(({ url }) => url.includes("linkedin.com/")) ? [] : [{ network: "LinkedIn" }]),
      ...websites,
      ...handles.flatMap((user) => (user.trim() ? { network: "Twitter", username: user.trim() } : [])),
    ],
  };
  // These details are private, so they are not even reported.
  profile.takeAll("maiden name", "address", "birth date", "zip code", "instant messengers");
  reportRest(report, "You", profile);
  return basics;
}

function readRecommendations(entries: Entry[], report: ImportReport): WrittenResume["references"] {
  return entries.flatMap((entry) => {
    if (!entry.has("first name", "last name")) reportRest(report, nameEntry("Reference"), entry);
    const name = [entry.text("first name"), entry.text("last name")].filter(Boolean).join(" ");
    const role = [entry.text("job title"), entry.text("company")].filter(Boolean).join(", ") || undefined;
    const isShown = !/pending|hidden/i.test(entry.text("status") ?? "");
    if (name && !isShown)
      report.note(nameEntry("Reference", name), "it is left out, because it is not visible on LinkedIn either");
    return name && isShown ? { name, role, reference: entry.text("text") } : [];
  });
}

/** Reads the tables of LinkedIn's "Get a copy of your data" as a JSON Resume. Its texts are exact, so none is split. */
export function readLinkedIn(files: LinkedInFiles, report: ImportReport): Resume {
  const table = (name: string) => readTable(files.get(name));
  function readRow(entry: Entry, { list, kind, names, columns }: Table): object[] {
    const isNamed = Object.entries(columns).some(([column, field]) => names.includes(field) && entry.has(column));
    if (!isNamed) {
      reportRest(report, nameEntry(kind), entry);
      return [];
    }
    const texts: Record<string, string> = {};
    const lists: Record<string, string[]> = {};
    for (const [column, field] of Object.entries(columns)) {
      if (LISTS.includes(field)) lists[field] = [...(lists[field] ?? []), ...entry.texts(column)];
      else if (entry.has(column)) texts[field] ??= entry.text(column) ?? "";
    }
    reportRest(report, nameEntry(kind, ...names.map((field) => texts[field])), entry);
    const summary = list === "projects" ? splitSummary(texts.description) : {};
    return [{ ...texts, ...lists, ...summary }];
  }
  const lists = Object.entries(TABLES).map(([file, shape]) => [
    shape.list,
    table(file).flatMap((entry) => readRow(entry, shape)),
  ]);

  for (const [file, kind] of Object.entries(UNPLACED)) {
    for (const entry of table(file)) {
      const title = entry.text("name", "title");
      report.note(nameEntry(kind, title), "the site has no place for it");
      reportRest(report, nameEntry(kind, title), entry);
    }
  }

  const resume = resumeSchema.parse({
    ...Object.fromEntries(lists),
    basics: readBasics(table, report),
    references: readRecommendations(table("recommendations_received"), report),
  });
  for (const row of resume.languages)
    row.fluency = row.fluency && (LEVELS.get(row.fluency.toLowerCase()) ?? row.fluency);
  return resume;
}
