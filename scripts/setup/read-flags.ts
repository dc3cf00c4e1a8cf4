import { parseArgs } from "node:util";
import { findNearest } from "@/content/schema/define-content";

type Flags = Record<string, string | undefined>;

export function readFlags(
  command: string,
  switches: Record<string, string>,
  values: Record<string, string> = {},
): Flags {
  const all = { ...values, ...switches, help: "shows this help" };
  const options: Record<string, { type: "string" | "boolean" }> = {};
  for (const name of Object.keys(all)) options[name] = { type: name in values ? "string" : "boolean" };
  try {
    const { values: given } = parseArgs({ options });
    if (!given.help) return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const rows = Object.entries(all).map(([name, text]) => `  --${name.padEnd(14)} ${text}\n`);
    process.stdout.write(`npm run ${command} -- [flags]\n\n${rows.join("")}`);
    process.exit();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, unknown] = /Unknown option '--([^']+)'/.exec(error.message) ?? [];
    const nearest = unknown && findNearest(unknown, Object.keys(all));
    const problem = unknown
      ? `Unknown flag --${unknown}${nearest ? ` (did you mean --${nearest}?)` : ""}`
      : error.message;
    process.stderr.write(`${problem.split(/\.\s/)[0]}. All flags: npm run ${command} -- --help\n`);
    process.exit(1);
  }
}
