import { expect, it, vi } from "vitest";
import { composeAlreadyRegistered, composeNewPassword, composeWelcome } from "./mails";

vi.stubEnv("SITE_URL", "https://ada.dev");

it.each([
  [composeWelcome, "Choose a password for your new account", "within 24 hours", "/register"],
  [composeAlreadyRegistered, "You already have an account", "within an hour", "/forgot-password"],
  [composeNewPassword, "Choose a new password", "within an hour", "/forgot-password"],
])("%o says what it is about, how long its link works, and where it leads", (compose, subject, lifetime, path) => {
  const mail = compose("token");
  expect(mail.subject).toBe(subject);
  expect(mail.paragraphs.join(" ")).toContain(`The link works once, ${lifetime}.`);
  expect(mail.action.url).toBe(`https://ada.dev${path}#token=token`);
});
