import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { parseJson, readJsonResume, UnreadableFile } from "./json-resume";
import { CAREER_FILES, readLinkedIn } from "./linkedin";
import { dropControls } from "./loose";
import type { ImportReport } from "./report";
import type { Resume } from "./resume";

const nameTable = (file: string) =>
  path
    .basename(file)
    .toLowerCase()
    .replace(/\.csv$/, "");
const isCareerFile = (file: string) => /\.csv$/i.test(file) && CAREER_FILES.includes(nameTable(file));

/** No CV is as long as this, in bytes. */
const LARGEST = 10_000_000;

function checkSize(file: string, bytes: number) {
  if (bytes > LARGEST) throw new UnreadableFile(`${file} is too large for a CV: it has more than 10 MB.`);
}

/** Decodes UTF-8, or UTF-16 as Excel and Windows save it. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return dropControls(new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes));
}

function listFolder(folder: string): [string, string][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isCareerFile);
  for (const file of files) checkSize(path.basename(file), statSync(path.join(folder, file)).size);
  return files.map((file) => [nameTable(file), decode(readFileSync(path.join(folder, file)))]);
}

function listArchive(bytes: Uint8Array): [string, string][] {
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (isCareerFile(name)) checkSize(path.basename(name), originalSize);
        return isCareerFile(name);
      },
    });
    return Object.entries(files).map(([name, content]) => [nameTable(name), decode(content)]);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
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
  if (!isFolder && !isArchive) checkSize(path.basename(source), bytes.length);
  if (!isFolder && !isArchive) return readJsonResume(parseJson(decode(bytes)), report);
  const tables = new Map(isFolder ? listFolder(source) : listArchive(bytes));
  if (tables.size === 0) {
    throw new UnreadableFile("It contains none of LinkedIn's tables, such as Profile.csv or Positions.csv.");
  }
  return readLinkedIn(tables, report);
}
