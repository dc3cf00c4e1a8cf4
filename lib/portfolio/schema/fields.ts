import { z } from "zod";
import { listLinks, toPlainText } from "../../markdown";

export const text = (max = 400) =>
  z
    .string("expected text in quotes")
    .trim()
    .min(1, "expected some text")
    .max(max, { error: ({ input }) => `expected at most ${max} characters instead of ${String(input).length}` });

const SAFE_LINK = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Text with links, emphasis and code in Markdown. */
export const sentence = (max: number) =>
  z
    .string("expected text in quotes")
    .trim()
    .min(1, "expected some text")
    .refine((value) => toPlainText(value).length <= max, `expected at most ${max} characters`)
    .superRefine((value, context) => {
      for (const href of listLinks(value).filter((link) => !SAFE_LINK.test(link))) {
        const message = `expected a link that starts with https://, mailto:, tel:, / or #, not ${href}`;
        context.addIssue({ code: "custom", message });
      }
    });

/** Six hex digits, with or without a `#`. */
export const hexColour = z
  .string("expected a colour like #8B5CF6")
  .regex(/^#?[0-9a-f]{6}$/i, "expected a colour like #8B5CF6")
  .transform((colour) => colour.replace(/^(?!#)/, "#"));

const PERCENTAGE_EXPECTED = "expected a whole number from 0 to 100";

export const percentage = z
  .int({
    error: ({ input }) => {
      const [digits] = /^\d+(?=\s*%?$)/.exec(typeof input === "string" ? input : "") ?? [];
      return digits ? `expected a number: write ${digits}, without quotes or %` : PERCENTAGE_EXPECTED;
    },
  })
  .min(0, PERCENTAGE_EXPECTED)
  .max(100, PERCENTAGE_EXPECTED);

/** The build checks that the file exists. */
function publicFile(pattern: RegExp, expected: string) {
  const error = ({ input }: { input?: unknown }) => {
    const name = String(input).replace(/^.*\//, "");
    const lower = name.replace(/\w+$/, (ending) => ending.toLowerCase());
    if (/[\s%]/.test(name)) {
      return "expected a file name without spaces: rename the file, for example to my-photo.webp, and write the new name here";
    }
    if (/\.hei[cf]$/i.test(name)) return "expected an image that browsers can show: export it as JPG";
    if (name !== lower) return `expected a lower-case file extension: rename the file to ${lower}`;
    return expected;
  };
  return z.string(expected).refine((address) => pattern.test(address), { error });
}

/** Path of an image, such as `/images/me.webp`. */
export const imagePath = publicFile(
  /^\/[\w./-]+\.(avif|webp|png|jpe?g)$/,
  "expected the path of an image in public/ (.avif, .webp, .png or .jpg), without accents, like /images/me.webp",
);

export const pdfPath = publicFile(/^\/[\w./-]+\.pdf$/, "expected the path of a PDF in public/, like /my-cv.pdf");

export const image = z.strictObject({
  /** Path of the file inside `public/`. */
  src: imagePath,
  /** What the image shows, for people who cannot see it. */
  alt: text(400),
});

export const webUrl = z.url({ protocol: /^https$/, error: "expected a URL that starts with https://" });

export const channelUrl = z
  .url({ protocol: /^(https|mailto|tel)$/, error: "expected a URL that starts with https://, mailto: or tel:" })
  .refine((url) => !/^mailto:(?!\S+@\S+\.\w)/i.test(url), "expected an email address, like mailto:ada@mail.org")
  .refine(
    (url) => !/^https:\/\/wa\.me\/(?![1-9]\d{7,}(\?|$))/i.test(url),
    "expected a number with its country code, like https://wa.me/447700900123",
  );

const DATE_EXPECTED = "expected a date like 2025-03-02, or a month or a year";
const MONTH_EXPECTED = "expected a month like 2025-06, or a year like 2025";

export const month = z.string(MONTH_EXPECTED).regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, MONTH_EXPECTED);
const isMonth = (date?: string) => date === undefined || month.safeParse(date).success;

function isRealDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const day = z
  .string(DATE_EXPECTED)
  .regex(/^\d{4}(-\d\d){0,2}$/, { error: DATE_EXPECTED, abort: true })
  .refine(isRealDate, "expected a real date");

/** A year is neither before nor after its months. */
function isBefore(one: string, other: string): boolean {
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) < other.slice(0, precision);
}

export function endsLast({ start, end }: { start?: string; end?: string }, context: z.RefinementCtx) {
  if (!start || !end || !isMonth(start) || !isMonth(end) || !isBefore(end, start)) return;
  context.addIssue({ code: "custom", path: ["end"], message: "expected an end date on or after the start date" });
}

export function hasOneOf<Row>(key: keyof Row & string, other: keyof Row & string) {
  return (row: Row, context: z.RefinementCtx<Row>) => {
    if (row[key] !== undefined || row[other] !== undefined) return;
    context.addIssue({ code: "custom", path: [key], message: `expected a ${key}, or else a value for ${other}` });
  };
}

/** Lower-case letters, digits and hyphens, for use in URLs such as `/projects#my-project`. */
export const slug = z
  .string("expected lower-case letters, digits and hyphens")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lower-case letters, digits and hyphens");

/** What the page's own links lead to. Its other ids have an underscore, so that they are no slugs. */
export const PAGE_ANCHORS = ["home", "content", "top", "quick-links", "contact-form"];

export const ANCHOR_TAKEN = "expected a different id: the page already uses this one";

export const anchor = slug.refine((id) => !PAGE_ANCHORS.includes(id), ANCHOR_TAKEN);

const ICON_EXPECTED = "expected the name of an icon, like react or lucide:code";

/** Icon name: 'react' (from Simple Icons), 'devicon:mysql', 'ri:openai-fill' or 'lucide:code'. */
export const iconName = z.string(ICON_EXPECTED).regex(/^(?:(?:devicon|ri|lucide):)?[a-z0-9-]+$/, ICON_EXPECTED);

export function uniqueBy<Row>(key: keyof Row & string) {
  return (rows: Row[], context: z.RefinementCtx<Row[]>) => {
    rows.forEach((row, index) => {
      const first = rows.findIndex((other) => other[key] === row[key]);
      const message = `this ${key} is already used by entry ${first + 1}`;
      if (first < index) context.addIssue({ code: "custom", path: [index, key], message });
    });
  };
}
