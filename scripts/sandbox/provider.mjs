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

export const pointMailToSandbox = (port) => ({
  ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_SECURE: "false" },
  SMTP_FROM: "Portfolio <portfolio@example.com>",
});

export const SEND_PATH = "/api/v1.0/email/send";

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
