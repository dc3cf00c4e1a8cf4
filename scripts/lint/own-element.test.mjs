import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import { ownElement } from "./own-element.mjs";

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const inBrowser = (code) => ({ code: `"use client";\nconst shown = ${code};` });
const wrong = (code, count = 1) => ({ ...inBrowser(code), errors: Array(count).fill({ messageId: "bare" }) });

tester.run("own-element", ownElement, {
  valid: [
    "<p>{text}</p>",
    "<p>Fixed text</p>",
    "<p>Fixed text <b>beside an element</b></p>",
    "<p>{isBusy ? 'Sending' : 'Send'}</p>",
    "<p>{isBusy && <Spinner />}<span>{isBusy ? 'Sending' : 'Send'}</span></p>",
    "<p>{`${count} left`}</p>",
    "<ul>{rows.map((row) => <li key={row} />)}<li>Last</li></ul>",
    "<p>{/* why */}{children}</p>",
    "<p>{isOpen ? <Minus /> : null}<Plus /></p>",
  ]
    .map(inBrowser)
    // Text that only the server renders never changes.
    .concat({ code: "const shown = <p>{count} left</p>;" }),
  invalid: [
    wrong("<p>{error && <Icon />}{error}</p>"),
    wrong("<p>{isBusy && <Icon />} Send</p>"),
    wrong("<p>At least {count} characters</p>", 3),
    wrong("<p><Icon />{label}</p>"),
    wrong("<p>{isCopied ? <Check /> : <Copy />} Copy</p>"),
    wrong("<><Icon />{isBusy ? 'Sending' : 'Send'}</>"),
    wrong("<>{text}</>"),
    {
      ...wrong("<p><Icon />{label}</p>"),
      code: "const shown = <p><Icon />{label}</p>;",
      filename: "components/ui/field.jsx",
    },
  ],
});
