import { describe, expect, it, vi } from "vitest";
import { refuse } from "@/lib/account/server/outcome";
import { DELETE, PATCH } from "./me/route";
import { POST } from "./password/route";

vi.hoisted(() => {
  process.env.NEXTAUTH_SECRET = "s".repeat(32);
  process.env.LOG_LEVEL = "silent";
});

const person = vi.hoisted(() => ({ email: "" }));

vi.mock("@/lib/account/server/require-session", () => ({
  requireSession: async () => ({
    ok: true,
    subject: { id: "person", name: "Asha", email: person.email, tokenVersion: 0 },
    claims: { uid: "person", tv: 0, authTime: 0 },
  }),
}));
vi.mock("@/lib/server/database/with-store", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  withStore: (work: (db: object) => Promise<unknown>) => work({}),
}));
vi.mock("@/lib/server/mail/account-mails", () => ({ canSendLinks: () => true }));
vi.mock("@/lib/account/server/change-password", () => {
  const wrong = async () => refuse("auth/invalid-credentials");
  return { confirmPassword: wrong, changePassword: wrong };
});

const send = (body: object) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify(body),
  });

let addresses = 0;

describe("the current password of somebody who is signed in", () => {
  it.each([
    ["to change it", () => POST(send({ current: "x", password: "a long enough password" }))],
    // To another address each time: mails have limits of their own.
    ["to change the address", () => PATCH(send({ email: `new-${(addresses += 1)}@example.com`, current: "x" }))],
    ["to delete the account", () => DELETE(send({ current: "x" }))],
  ])("can be guessed at %s no oftener than at a sign-in", async (why, guess) => {
    person.email = `${why.replaceAll(" ", "-")}@example.com`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
