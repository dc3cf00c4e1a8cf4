import type { Entry } from "./loose";

export const REPORT_FILE = "content/import-report.txt";

/** Collects what the import left out or changed, grouped by the entry that it belongs to. */
export interface ImportReport {
  note: (entry: string, what: string) => void;
  groups: ReadonlyMap<string, readonly string[]>;
}

export function createReport(): ImportReport {
  const groups = new Map<string, string[]>();
  return {
    groups,
    note(entry, what) {
      const notes = groups.get(entry) ?? [];
      if (!notes.includes(what)) groups.set(entry, [...notes, what]);
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

export function countNotes({ groups }: ImportReport): number {
  return [...groups.values()].reduce((sum, notes) => sum + notes.length, 0);
}

export function formatReport(source: string, { groups }: ImportReport): string {
  const entries = Array.from(groups, ([entry, notes]) => `${entry}\n${notes.map((note) => `  - ${note}\n`).join("")}`);
  const head = `What npm run personalise left out or changed when it read ${source}.\n`;
  return `${head}Git ignores this file, and npm run doctor reminds you of it until you delete it.\n\n${entries.join("\n")}`;
}

/** Counts the notes in a saved report. */
export const countWritten = (text: string) => text.match(/^ {2}- /gm)?.length ?? 0;
