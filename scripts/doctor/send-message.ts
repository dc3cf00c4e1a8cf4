import { site } from "@/content/site";
import { PROVIDER_NAME, readContactProvider, sendMessage } from "@/lib/contact/server/provider";

const REASONS = {
  timeout: `${PROVIDER_NAME} did not answer in time`,
  connection: `${PROVIDER_NAME} could not be reached`,
};

export async function sendTestMessage(settings: Record<string, string | undefined>) {
  const { values, problems } = readContactProvider(settings, true);
  const fail = (problem: string, mend: string) => ({ isSent: false, text: `Not sent: ${problem}.\n  ${mend}` });
  if (!values) {
    const named = problems.map(({ variable }) => variable).join(", ");
    const mend = `docs/deploy.md says where to find them, under “Contact form: ${PROVIDER_NAME}”.`;
    return fail(`set or correct ${named}`, mend);
  }
  const { name, email } = site.owner;
  const words = { subject: "A test of your contact form", message: "Sent by npm run doctor. Your contact form works." };
  const result = await sendMessage({ name, email, ...words }, values);
  if (result.kind === "no-answer") return fail(REASONS[result.reason], "Check your connection, then try again.");
  if (result.kind === "refused") {
    const { status, text, advice = `check your account at ${PROVIDER_NAME}, then try again` } = result;
    return fail(`${PROVIDER_NAME} answered ${status}${text ? `, “${text}”` : ""}`, `What to do: ${advice}.`);
  }
  const hint =
    "If it does not arrive within a minute, check your spam folder and the recipient in your email provider’s settings.";
  return { isSent: true, text: `Sent: ${PROVIDER_NAME} accepted the message.\n  ${hint}` };
}
