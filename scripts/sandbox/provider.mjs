/** EmailJS as the mail sandbox plays it. Plain JavaScript: `npm start` reads it without a compiler. */

const ACCEPTED = {
  EMAILJS_PUBLIC_KEY: "sandbox_public_key",
  EMAILJS_SERVICE_ID: "sandbox_service",
  EMAILJS_TEMPLATE_ID: "sandbox_template",
};
const PRIVATE_KEY = "sandbox_private_key";
const DASHBOARD = "https://dashboard.emailjs.com/admin";

/** Every environment variable of the provider; where one is set, the sandbox stays away. */
export const PROVIDER_VARIABLES = [...Object.keys(ACCEPTED), "EMAILJS_PRIVATE_KEY", "EMAILJS_ENDPOINT"];

/** What makes the site send to a sandbox. */
export const pointToSandbox = (url) => ({ ...ACCEPTED, EMAILJS_ENDPOINT: url });

export const SEND_PATH = "/api/v1.0/email/send";

/** Refusals that tests can ask for, in EmailJS's own words. */
export const REFUSALS = {
  "412-scopes": { status: 412, text: "Gmail_API: Request had insufficient authentication scopes." },
  "412-grant": { status: 412, text: "Gmail_API: Invalid grant. Please reconnect your Gmail account" },
  400: {
    status: 400,
    text: "The parameters are invalid. To learn more about this request, please refer to the documentation",
  },
  403: { status: 403, text: "API calls are disabled for non-browser applications" },
  "403-private-key": { status: 403, text: "API calls in strict mode, but no private key was passed" },
  404: { status: 404, text: "Account not found" },
  422: { status: 422, text: "The recipients address is empty" },
  426: { status: 426, text: "The monthly quota is reached" },
  429: { status: 429, text: "Too Many Requests" },
};

/** EmailJS's checks, in its own order; undefined when the call is acceptable. */
function findProblem(call) {
  const missing = ["user_id", "service_id", "template_id"].find((name) => !call[name]);
  if (missing) return `The ${missing} parameter is required`;
  if (call.user_id !== ACCEPTED.EMAILJS_PUBLIC_KEY) {
    return `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`;
  }
  if ((call.accessToken ?? PRIVATE_KEY) !== PRIVATE_KEY) return "The Private Key is invalid";
  if (call.service_id !== ACCEPTED.EMAILJS_SERVICE_ID) {
    return `The service ID not found. To find this ID, visit ${DASHBOARD}`;
  }
  if (call.template_id !== ACCEPTED.EMAILJS_TEMPLATE_ID) {
    return `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`;
  }
  return undefined;
}

/** The message of a call, or why the provider would refuse it with 400. */
export function readCall(call) {
  if (!call || typeof call !== "object") return { problem: "The parameters are invalid" };
  const problem = findProblem(call);
  if (problem) return { problem };
  const { lib_version: libVersion = "", accessToken, template_params: templateParams = {} } = call;
  return { message: { libVersion, usedPrivateKey: accessToken !== undefined, templateParams } };
}
