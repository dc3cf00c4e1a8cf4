/** Simulates EmailJS. Written in plain JavaScript, because `npm start` loads it without a compiler. */

const ACCEPTED = {
  EMAILJS_PUBLIC_KEY: "sandbox_public_key",
  EMAILJS_SERVICE_ID: "sandbox_service",
  EMAILJS_TEMPLATE_ID: "sandbox_template",
};
const DASHBOARD = "https://dashboard.emailjs.com/admin";

/** All of the provider's environment variables. If any of them is set, the sandbox does not start. */
export const PROVIDER_VARIABLES = [...Object.keys(ACCEPTED), "EMAILJS_PRIVATE_KEY", "EMAILJS_ENDPOINT"];

export const pointToSandbox = (url) => ({ ...ACCEPTED, EMAILJS_ENDPOINT: url });

export const SEND_PATH = "/api/v1.0/email/send";

/** Errors that tests can request, with EmailJS's own messages. */
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

/** EmailJS's checks, in its order and with its messages. The sandbox expects calls without a private key. */
const CHECKS = [
  ["user_id", ACCEPTED.EMAILJS_PUBLIC_KEY, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`],
  ["accessToken", undefined, "The Private Key is invalid"],
  ["service_id", ACCEPTED.EMAILJS_SERVICE_ID, `The service ID not found. To find this ID, visit ${DASHBOARD}`],
  [
    "template_id",
    ACCEPTED.EMAILJS_TEMPLATE_ID,
    `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  ],
];

/** Returns a call's template parameters and, if EmailJS would reject the call with a 400, the reason. */
export function readCall(call) {
  const [, , problem] = CHECKS.find(([name, expected]) => call?.[name] !== expected) ?? [];
  return { problem, templateParams: call?.template_params ?? {} };
}
