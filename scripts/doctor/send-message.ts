import { site } from "@/content/site";
import { PROVIDER_NAME, readContactProvider, sendMessage } from "@/lib/contact/server/provider";
import { getEnv } from "@/lib/server/env";
import { pointToSandbox, PROVIDER_VARIABLES } from "@/scripts/sandbox/provider.mjs";

const REASONS = {
  timeout: `${PROVIDER_NAME} did not answer in time`,
  connection: `${PROVIDER_NAME} could not be reached`,
};

export async function sendTestMessage(settings: Record<string, string | undefined>) {
  const isRehearsal = !getEnv(settings).isPublic && PROVIDER_VARIABLES.every((name) => !settings[name]?.trim());
  const sandbox = `http://127.0.0.1:${settings.SANDBOX_PORT?.trim() || 3025}`;
  const { values, problems } = readContactProvider(isRehearsal ? pointToSandbox(sandbox) : settings, true);
  const fail = (problem: string, fix: string) => ({ isSent: false, text: `Not sent: ${problem}.\n  ${fix}` });
  if (!values) {
    const named = problems.map(({ field }) => field).join(", ");
    const fix = `docs/deploy.md says where to find them, under “Contact form: ${PROVIDER_NAME}”.`;
    return fail(`set or correct ${named}`, fix);
  }
  const { name, email } = site.owner;
  const words = { subject: "A test of your contact form", message: "Sent by npm run doctor. Your contact form works." };
  const result = await sendMessage({ name, email, ...words }, values);
  if (isRehearsal && result.kind === "no-answer") {
    return fail(`the mail sandbox at ${sandbox} did not answer`, "Start it with npm start, then try again.");
  }
  if (result.kind === "no-answer") return fail(REASONS[result.reason], "Check your connection, then try again.");
  if (result.kind === "rejected") {
    const { status, text, advice = `check your account at ${PROVIDER_NAME}, then try again` } = result;
    return fail(`${PROVIDER_NAME} answered ${status}${text ? `, “${text}”` : ""}`, `What to do: ${advice}.`);
  }
  if (isRehearsal) {
    const rest = `The message has not left this computer. To try ${PROVIDER_NAME}, set it up as docs/deploy.md says.`;
    return {
      isSent: true,
      text: `Sent to the mail sandbox, not by ${PROVIDER_NAME}: read it at ${sandbox}\n  ${rest}`,
    };
  }
  const hint =
    "If it does not arrive within a minute, check your spam folder and the recipient in your email provider’s settings.";
  return { isSent: true, text: `Sent: ${PROVIDER_NAME} accepted the message.\n  ${hint}` };
}
