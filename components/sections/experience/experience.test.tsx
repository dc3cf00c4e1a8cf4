import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { makeSection, type ContentChange } from "@/lib/portfolio/test/contents";
import { Experience } from "./experience";

const render = (change: ContentChange) =>
  renderToStaticMarkup(<Experience section={makeSection("experience", change)} />);

const listMatches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);
const toText = (html = "") => html.replaceAll(/<[^>]+>/g, "").replaceAll("&nbsp;", "\u00a0");
const summaries = (html: string) => listMatches(html, /<summary[^>]*>([^]*?)<\/summary>/g).map(toText);
const headings = (html: string) => listMatches(html, /<h3[^>]*>([^]*?)<\/h3>/g).map(toText);

const job = (number: number, points: number) => ({
  title: `Job ${number}`,
  organisation: "Mill",
  url: `https://mill.dev/${number}`,
  place: "London",
  kind: "freelance" as const,
  start: String(2020 - number),
  end: String(2020 - number),
  points: Array.from({ length: points }, (_point, index) => `Point ${index + 1} of job ${number}.`),
});

it("shows the first four points of a recent job, and folds the others away", () => {
  const html = render({ cv: { experience: [job(1, 4), job(2, 6), job(3, 5)] } });
  expect(summaries(html)).toEqual(["2 more points about Job 2", "1 more point about Job 3"]);
  const [open = "", closed = ""] = html.split("<details");
  expect(open).toContain("Point 4 of job 2.");
  expect(closed).toContain("Point 5 of job 2.");
  expect(html).not.toContain("Earlier");
});

it("shows each earlier job as a line with its link; if it has points, the line opens them, and the link is there", () => {
  const html = render({
    cv: { experience: [1, 2, 3, 4, 5].map((number) => job(number, 0)).concat(job(6, 2), job(7, 0)) },
  });
  expect(headings(html)).toEqual(["Job 1", "Job 2", "Job 3", "Job 4", "Job 5", "Earlier"]);
  expect(summaries(html)).toEqual(["2014Job 6, Mill, London\u00a0· Freelance"]);
  expect(listMatches(html, /href="(https:[^"]*)"/g)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => job(number, 0).url));
  expect(toText(html.split("<li").at(-1)?.split("</li>")[0])).toContain("2013Job 7, Mill (opens in a new tab), London");
});

it("an entry with a single name is linked by it, however early", () => {
  const named = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    ...job(number, 0),
    ...(number % 2 ? { title: undefined } : { organisation: undefined }),
  }));
  const html = render({ cv: { experience: named, education: [{ school: "College", url: "https://college.dev" }] } });
  expect(listMatches(html, /href="(https:[^"]*)"/g)).toEqual([...named.map(({ url }) => url), "https://college.dev"]);
});

it("an entry without dates, organisation or points has nothing blank", () => {
  const html = render({ cv: { experience: [{ title: "Analyst" }] } });
  expect(html).toContain(">Analyst</h3>");
  expect(html).not.toMatch(/<(p|div|ul|span)[^>]*>\s*<\/\1>/);
});

it("awards, publications and references are lists under their own headings", () => {
  const publications = Array.from({ length: 7 }, (_row, index) => ({ title: `Paper ${index}`, date: "2020" }));
  const html = render({
    cv: {
      awards: [{ title: "Prize", issuer: "Town", date: "2020-05" }, { title: "Medal" }],
      publications,
      references: [{ name: "Grace", role: "Head", text: "Careful." }, { name: "Alan" }],
    },
  });
  expect(headings(html)).toEqual(["Awards", "Publications", "References"]);
  expect(summaries(html)).toEqual(["2 more publications"]);
  expect(html).toContain("“Careful.”");
  expect(html).not.toMatch(/<(p|ul|ol|blockquote)[^>]*><\/\1>|“”/);
});
