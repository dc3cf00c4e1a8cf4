import { expect, it } from "vitest";
import { readVisitor } from "./handle-account";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  ["<script>alert(1)</script>/1.0 evil@example.com", "A browser"],
])("describes the user agent %s as %s", (userAgent, text) => {
  expect(readVisitor(new Headers({ "user-agent": userAgent })).browser).toBe(text);
});
