/**
 * `npm run doctor`: what of content, pictures, links and settings has to be mended, and what is left of the demo.
 * Exit status 1 when there is an error; warnings and demo values leave it at 0.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { examine } from "./doctor/examine";
import { isError } from "./doctor/finding";
import { formatFindings } from "./doctor/print-findings";

const USAGE = `npm run doctor -- [--strict] [--online] [--json] [--demo]

  --strict  counts what is left of the demo as errors
  --online  asks the mail provider, the other services and every link whether they answer
  --json    prints the findings for a program
  --demo    looks for what is left of the demo, and for nothing else
`;

const { values: options } = parseArgs({
  options: {
    strict: { type: "boolean", default: false },
    online: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    demo: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) process.stdout.write(USAGE);
else {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const findings = await examine({ root, isOnline: options.online, onlyDemo: options.demo });
  const text = options.json ? JSON.stringify(findings, null, 2) : formatFindings(findings, options.strict);
  process.stdout.write(`${text}\n`);
  if (findings.some((finding) => isError(finding, options.strict))) process.exitCode = 1;
}
