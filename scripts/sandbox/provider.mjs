/** The settings that point the site to the sandbox. Plain JavaScript, because `npm start` loads it without a compiler. */
const SETTINGS = {
  EMAILJS_PUBLIC_KEY: "sandbox_public_key",
  EMAILJS_SERVICE_ID: "sandbox_service",
  EMAILJS_TEMPLATE_ID: "sandbox_template",
};

/** All of the provider's environment variables. If any of them is set, the sandbox does not start. */
export const PROVIDER_VARIABLES = [...Object.keys(SETTINGS), "EMAILJS_PRIVATE_KEY", "EMAILJS_ENDPOINT"];

export const pointToSandbox = (url) => ({ ...SETTINGS, EMAILJS_ENDPOINT: url });

export const pointMailToSandbox = (port) => ({
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_SECURE: "false",
  SMTP_FROM: "Portfolio <portfolio@example.com>",
});

export const SEND_PATH = "/api/v1.0/email/send";
