import { parseArgs } from "node:util";
import { findNearest } from "@/content/schema/define-content";

/**
 * The flags of a command that has a usage text. One that is unknown, or lacks its value, ends it with a sentence.
 *
 * @param switches With what each does.
 * @param values Those that take a value.
 */
export function readFlags(
  command: string,
  switches: Record<string, string>,
  values: Record<string, string>,
): Record<string, string | undefined> {
  const all = { ...values, ...switches, help: "shows this" };
  const options = Object.fromEntries(
    Object.keys(all).map((name) => [name, { type: name in values ? ("string" as const) : ("boolean" as const) }]),
  );
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
    const perhaps = nearest ? `; perhaps --${nearest}` : "";
    const problem = unknown ? `There is no --${unknown}${perhaps}.` : `${error.message.split(". ")[0]}.`;
    process.stderr.write(`${problem} All flags: npm run ${command} -- --help\n`);
    process.exit(1);
  }
}
