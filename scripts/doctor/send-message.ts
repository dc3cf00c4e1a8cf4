import { getOwner } from "@/app/owner";
import { PROVIDER_NAME, sendMessage } from "@/lib/contact/server/provider";
import { fail, type Result } from "@/lib/result";
import { parseSettings, type Source } from "@/lib/settings";
import { pointToSandbox, PROVIDER_VARIABLES } from "@/scripts/sandbox/provider.mjs";

const ADVICE = `check your account at ${PROVIDER_NAME}, then try again`;
const HINT = "If it does not arrive within a minute, check your spam folder and the recipient in your template.";

interface Told {
  message: string;
}

const notSent = (problem: string, fix: string) => fail("not-sent", { message: `Not sent: ${problem}.\n  ${fix}.` });

export async function sendTestMessage(source: Source): Promise<Result<Told, "not-sent", Told>> {
  const isRehearsal = !parseSettings(source).isPublic && PROVIDER_VARIABLES.every((name) => !source[name]?.trim());
  const sandbox = `http://127.0.0.1:${source.SANDBOX_PORT?.trim() || 3025}`;
  const { contact, contactProblems } = parseSettings(isRehearsal ? pointToSandbox(sandbox) : source);
  if (!contact) {
    const named = contactProblems.map(({ field }) => field).join(", ");
    return notSent(
      `these settings are missing or wrong: ${named}`,
      `docs/deploy.md says where to find them, under “Contact form: ${PROVIDER_NAME}”`,
    );
  }
  const owner = getOwner();
  const { name, email } = owner;
  const words = { subject: "A test of your contact form", message: "Sent by npm run doctor. Your contact form works." };
  const result = await sendMessage({ name, email, ...words }, owner, contact);
  if (!result.ok && result.code !== "rejected") {
    return isRehearsal
      ? notSent(`the mail sandbox at ${sandbox} did not answer`, "Start it with npm start, then try again")
      : notSent(`${PROVIDER_NAME} did not answer`, "Check your connection, then try again");
  }
  if (!result.ok) {
    const { status, text, advice = ADVICE } = result;
    return notSent(`${PROVIDER_NAME} answered ${status}${text ? `, “${text}”` : ""}`, `What to do: ${advice}`);
  }
  const message = isRehearsal
    ? `Sent to the mail sandbox, not to ${PROVIDER_NAME}. Read it at ${sandbox}`
    : `Sent: ${PROVIDER_NAME} accepted the message.\n  ${HINT}`;
  return { ok: true, message };
}
