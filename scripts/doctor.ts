/** `npm run doctor`: checks the content and the settings. Every build runs it too. Only errors make it exit with 1. */
import { parseArgs } from "node:util";
import nextEnv from "@next/env";
import { parseSettings } from "@/lib/settings";
import { checkContent } from "./doctor/check-content";
import { checkLocations } from "./doctor/check-images";
import { checkImport } from "./doctor/check-import";
import { listMissing, locate, readContent } from "./doctor/content";
import { formatFindings, type Finding } from "./doctor/finding";

/** `send` sends one message as the contact form would. With `build`, only errors in content/ and public/ are fatal. */
const { send, build } = parseArgs({ options: { send: { type: "boolean" }, build: { type: "boolean" } } }).values;

const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error() {} });
const findFile = (variable: string) =>
  loadedEnvFiles.find(({ env }) => variable in env)?.path ??
  (combinedEnv[variable] ? "environment" : (loadedEnvFiles[0]?.path ?? ".env.production.local"));

const { content, findings } = await readContent();
findings.push(...listMissing());
const isWhole = findings.length === 0;
let isPublic = false;
// The settings that a site needs depend on its content.
if (isWhole) {
  const { checkServers } = await import("./doctor/check-servers");
  const { checkSettings } = await import("./doctor/check-settings");
  const { getOwner } = await import("@/app/owner");
  const settings = parseSettings(combinedEnv);
  isPublic = settings.isPublic;
  if (!build) findings.push(...(await checkServers(settings, getOwner(), findFile)));
  findings.push(...checkSettings(settings, getOwner(), findFile));
}
findings.push(
  ...checkImport(),
  ...(await checkContent(content, "public")),
  ...(await checkLocations("public", isPublic)),
);
const isPreview = build && !isPublic;
const reported = findings.filter(({ severity }) => !isPreview || severity !== "demo").map(locate);
process.stdout.write(`${formatFindings(reported)}\n`);
if (send && isWhole) {
  const { sendTestMessage } = await import("./doctor/send-message");
  const { ok, message } = await sendTestMessage(combinedEnv);
  process.stdout.write(`\n${message}\n`);
  if (!ok) process.exitCode = 1;
}
const stops = ({ severity, file }: Finding) => severity === "error" && (!build || /^(content|public)\//.test(file));
if (reported.some(stops)) process.exitCode = 1;
