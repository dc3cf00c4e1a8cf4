import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { parseJson, readJsonResume, UnreadableFile } from "./json-resume";
import { CAREER_FILES, readLinkedIn } from "./linkedin";
import type { ImportReport } from "./report";
import type { Resume } from "./resume";

const nameTable = (file: string) =>
  path
    .basename(file)
    .toLowerCase()
    .replace(/\.csv$/, "");
const isCareerFile = (file: string) => /\.csv$/i.test(file) && CAREER_FILES.includes(nameTable(file));

/** Decodes UTF-8, or UTF-16 as Excel and Windows save it. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
}

function listFolder(folder: string): [string, string][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isCareerFile);
  return files.map((file) => [nameTable(file), decode(readFileSync(path.join(folder, file)))]);
}

function listArchive(bytes: Uint8Array): [string, string][] {
  try {
    const files = unzipSync(bytes, { filter: ({ name }) => isCareerFile(name) });
    return Object.entries(files).map(([name, content]) => [nameTable(name), decode(content)]);
  } catch (error) {
    throw new UnreadableFile(
      "The ZIP file cannot be unpacked. Download it again, or unpack it and pass the folder instead.",
      {
        cause: error,
      },
    );
  }
}

/** Reads a JSON Resume, or LinkedIn's export as a ZIP file or an unpacked folder. Nothing leaves this computer. */
export function readResume(source: string, report: ImportReport): Resume {
  const isFolder = statSync(source).isDirectory();
  const bytes = isFolder ? new Uint8Array() : readFileSync(source);
  const isArchive = strFromU8(bytes.subarray(0, 2), true) === "PK";
  if (!isFolder && !isArchive) return readJsonResume(parseJson(decode(bytes)), report);
  const tables = new Map(isFolder ? listFolder(source) : listArchive(bytes));
  if (tables.size === 0) {
    throw new UnreadableFile("It contains none of LinkedIn's tables, such as Profile.csv or Positions.csv.");
  }
  return readLinkedIn(tables, report);
}
