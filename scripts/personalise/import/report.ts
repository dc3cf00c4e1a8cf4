import type { Entry } from "./loose";

export const REPORT_FILE = "content/import-report.txt";

/** Shortens an image within a file, but no text. */
const toLine = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/([!-~]{2000})[!-~]+/g, "$1…")
    .trim();

/** Collects what the import left out or changed, grouped by the entry that it belongs to. */
export interface ImportReport {
  note: (entry: string, what: string) => void;
  groups: ReadonlyMap<string, readonly string[]>;
}

export function createReport(): ImportReport {
  const groups = new Map<string, string[]>();
  return {
    groups,
    note(written, what) {
      const [entry, line] = [toLine(written), toLine(what)];
      const notes = groups.get(entry) ?? [];
      if (!notes.includes(line)) groups.set(entry, [...notes, line]);
    },
  };
}

/** Names an entry as its owner knows it: `Job: Weaver, Mill`. */
export function nameEntry(kind: string, ...names: (string | undefined)[]): string {
  return `${kind}: ${names.filter(Boolean).join(", ") || "(without a name)"}`;
}

/** Reports the fields of an entry that the site has no place for. */
export function reportRest(report: ImportReport, where: string, entry: Entry) {
  for (const [field, text] of entry.rest()) report.note(where, `${field}: ${text}`);
}

/** Entries of one kind stand together, and those with the same notes share them. */
export function formatReport(source: string, { groups }: ImportReport): string {
  const kinds = new Map<string, Map<string, string[]>>();
  for (const [entry, notes] of groups) {
    const [, kind = entry, name = ""] = /^(.+?): (.+)$/.exec(entry) ?? [];
    const lines = notes.map((note) => `  - ${note}\n`).join("");
    const names = kinds.get(kind) ?? new Map<string, string[]>();
    kinds.set(kind, names.set(lines, [...(names.get(lines) ?? []), name]));
  }
  const entries = Array.from(kinds).flatMap(([kind, names]) =>
    Array.from(names, ([lines, of]) => `${[kind, of.join("; ")].filter(Boolean).join(": ")}\n${lines}`),
  );
  const head = `What npm run personalise left out or changed when it read ${source}.\n`;
  return `${head}Git ignores this file, and npm run doctor reminds you of it until you delete it.\n\n${entries.join("\n")}`;
}

/** Counts the notes in a saved report. */
export const countWritten = (text: string) => text.match(/^ {2}- /gm)?.length ?? 0;
