import { beforeEach, expect, it, vi } from "vitest";

const dictionary = vi.hoisted(() => ({ failures: 0 }));

vi.mock("@zxcvbn-ts/language-common", () => ({
  get dictionary() {
    dictionary.failures -= 1;
    if (dictionary.failures >= 0) throw new Error("The disk is away");
    return { "passwords-common": ["password", "unbelievable"] };
  },
}));

beforeEach(() => vi.resetModules());

it("holds the common passwords of each length that is asked for", async () => {
  const { loadCommonPasswords } = await import("./common-passwords");
  expect([...(await loadCommonPasswords(12))]).toEqual(["unbelievable"]);
  expect([...(await loadCommonPasswords(8))]).toEqual(["password", "unbelievable"]);
  expect(loadCommonPasswords(8)).toBe(loadCommonPasswords(8));
});

it("tries again after they could not be loaded", async () => {
  const { loadCommonPasswords } = await import("./common-passwords");
  dictionary.failures = 1;
  await expect(loadCommonPasswords(12)).rejects.toThrow();
  expect((await loadCommonPasswords(12)).size).toBe(1);
});
