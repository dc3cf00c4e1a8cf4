import { expect, it, vi } from "vitest";
import { z } from "zod";
import { stubSettings } from "@/lib/server/test/stub-settings";
import { withInput } from "./handle-account";
import { readVisitor } from "./visitor";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  ["<script>alert(1)</script>/1.0 evil@example.com", "A browser"],
])("describes the user agent %s as %s", (userAgent, text) => {
  expect(readVisitor(new Headers({ "user-agent": userAgent })).browser).toBe(text);
});

it("without a secret there are no accounts, even if a database is there for the limits", async () => {
  stubSettings({ DATABASE_URL: "postgres://somewhere" });
  const act = vi.fn();
  const headers = { "content-type": "application/json" };
  const request = new Request("http://site.test/", { method: "POST", headers, body: "{}" });
  expect(await withInput(z.object({}), act)(request)).toMatchObject({
    status: 503,
    body: { ok: false, code: "auth/no-accounts" },
  });
  expect(act).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
