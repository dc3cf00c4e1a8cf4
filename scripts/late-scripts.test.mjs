import { expect, it, vi } from "vitest";
import { delayScripts } from "./late-scripts.mjs";

it("does not move inline scripts, scripts for old browsers, the owner's analytics or scripts quoted in text", () => {
  const kept =
    '<script defer="" src="https://stats.ada.dev/script.js" data-domain="ada.dev"></script>' +
    '<script>async = "src"</script><script src="/old.js" noModule=""></script>' +
    "<script>push(\"\\u003cscript src='/a.js' async>\")</script><p>&lt;script src async&gt;</p>";
  const warn = vi.fn();
  const late = delayScripts(`<body><script async src="/a.js"></script>${kept}</body>`, warn);
  expect(warn).not.toHaveBeenCalled();
  expect(late.startsWith(`<body>${kept}<template`)).toBe(true);
});

it.each([
  ["an unknown script", '<body><script async src="/a.js"></script><script defer src="/b.js"></script></body>'],
  [
    "a blocking script from another site",
    '<body><script async src="/a.js"></script><script src="https://stats.ada.dev/script.js"></script></body>',
  ],
  ["no end", '<body><script async src="/a.js"></script>'],
])("leaves a page with %s as it is, with a warning", (_what, html) => {
  const warn = vi.fn();
  expect(delayScripts(html, warn)).toBe(html);
  expect(warn).toHaveBeenCalledOnce();
});
