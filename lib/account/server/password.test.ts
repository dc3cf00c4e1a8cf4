import { describe, expect, it } from "vitest";
import { describeBrowser } from "./describe-browser";
import { hashPassword, verifyPassword } from "./password-hash";
import { findPasswordFault } from "./password-policy";
import { createWorkGate } from "./work-gate";

const ASHA = { name: "Asha Gurung", email: "asha.gurung@mountains.example" };

describe("the password policy", () => {
  it.each([
    ["too short", "short"],
    ["too long", "x1y2".repeat(33)],
    ["on the list of common ones", "unbelievable"],
    ["on the list in another case", "UnBelievable"],
    ["one letter again and again", "aaaaaaaaaaaa"],
    ["a few letters again and again", "abcabcabcabcabc"],
    ["the person's address", "asha.gurung@mountains.example"],
    ["the person's name with little more", "ashagurung123"],
    ["this kind of site with little more", "myportfolio12"],
  ])("refuses what is %s", async (_why, password) => {
    expect(await findPasswordFault(password, ASHA, 12)).toMatch(/^(Please|This password)/);
  });

  it.each(["correct horse battery staple", "tpv8Rk2wQz0m", "मेरो लामो पासवर्ड"])(
    "takes %j, whatever it is made of",
    async (password) => expect(await findPasswordFault(password, ASHA, 12)).toBeNull(),
  );
});

describe("password hashes", () => {
  it("tells the right password from others, and nobody's hash fits no password", async () => {
    const hashed = await hashPassword("a long enough password");
    if (!hashed.ok) throw new Error("busy");
    expect(await verifyPassword(hashed.value, "a long enough password")).toEqual({ ok: true, value: true });
    expect(await verifyPassword(hashed.value, "a long enough passworD")).toEqual({ ok: true, value: false });
    expect(await verifyPassword(null, "")).toEqual({ ok: true, value: false });
  });

  it("takes as long for nobody as for somebody", async () => {
    const hashed = await hashPassword("a long enough password");
    if (!hashed.ok) throw new Error("busy");
    const measure = async (stored: string | null) => {
      const startedAt = performance.now();
      await verifyPassword(stored, "not the password");
      return performance.now() - startedAt;
    };
    // In turn, and the quickest of each: what else the machine does meanwhile falls on both.
    const times = { nobody: [] as number[], somebody: [] as number[] };
    for (let run = 0; run < 8; run += 1) {
      times.nobody.push(await measure(null));
      times.somebody.push(await measure(hashed.value));
    }
    const ratio = Math.min(...times.nobody) / Math.min(...times.somebody);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe("the gate before the hashing", () => {
  it("lets a few work, a few wait, and turns the rest away", async () => {
    const gate = createWorkGate({ width: 2, queue: 3 });
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const results = Array.from({ length: 6 }, () =>
      gate.run(async () => {
        most = Math.max(most, (running += 1));
        await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
      }),
    );
    expect(await results[5]).toEqual({ ok: false });
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    expect(await Promise.all(results.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
    expect(most).toBe(2);
    expect(await gate.run(async () => "free again")).toEqual({ ok: true, value: "free again" });
  });

  it("frees its place when the work fails", async () => {
    const gate = createWorkGate({ width: 1, queue: 0 });
    await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await gate.run(async () => 1)).toEqual({ ok: true, value: 1 });
  });
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["<script>alert(1)</script>", "A browser"],
  ["", "A browser"],
])("describes %j in words of our own", (userAgent, text) => expect(describeBrowser(userAgent)).toBe(text));
