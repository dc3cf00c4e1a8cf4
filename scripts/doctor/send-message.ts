import { PROVIDER_NAME, readContactProvider, sendMessage } from "@/lib/contact/server/provider";
import { portfolio } from "@/lib/portfolio/portfolio";
import { getEnv } from "@/lib/server/env";
import { pointToSandbox, PROVIDER_VARIABLES } from "@/scripts/sandbox/provider.mjs";

const ADVICE = `check your account at ${PROVIDER_NAME}, then try again`;
const HINT = "If it does not arrive within a minute, check your spam folder and the recipient in your template.";

export async function sendTestMessage(settings: Record<string, string | undefined>) {
  const isRehearsal = !getEnv(settings).isPublic && PROVIDER_VARIABLES.every((name) => !settings[name]?.trim());
  const sandbox = `http://127.0.0.1:${settings.SANDBOX_PORT?.trim() || 3025}`;
  const { values, problems } = readContactProvider(isRehearsal ? pointToSandbox(sandbox) : settings, true);
  const fail = (problem: string, fix: string) => ({ isSent: false, text: `Not sent: ${problem}.\n  ${fix}.` });
  if (!values) {
    const named = problems.map(({ field }) => field).join(", ");
    return fail(
      `set or correct ${named}`,
      `docs/deploy.md says where to find them, under “Contact form: ${PROVIDER_NAME}”`,
    );
  }
  const { name, email } = portfolio.owner;
  const words = { subject: "A test of your contact form", message: "Sent by npm run doctor. Your contact form works." };
  const result = await sendMessage({ name, email, ...words }, values);
  if (result.kind === "no-answer") {
    return isRehearsal
      ? fail(`the mail sandbox at ${sandbox} did not answer`, "Start it with npm start, then try again")
      : fail(`${PROVIDER_NAME} did not answer`, "Check your connection, then try again");
  }
  if (result.kind === "rejected") {
    const { status, text, advice = ADVICE } = result;
    return fail(`${PROVIDER_NAME} answered ${status}${text ? `, “${text}”` : ""}`, `What to do: ${advice}`);
  }
  const text = isRehearsal
    ? `Sent to the mail sandbox, not to ${PROVIDER_NAME}. Read it at ${sandbox}`
    : `Sent: ${PROVIDER_NAME} accepted the message.\n  ${HINT}`;
  return { isSent: true, text };
}
