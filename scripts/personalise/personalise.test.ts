import { expect, it } from "vitest";
import { guessTimeZone } from "@/scripts/doctor/place";
import { collectAnswers } from "./collect-answers";
import { keepEntries, setValue } from "./edit-source";
import { QUESTIONS, toProfileUrl } from "./questions";

it("keeps comments next to values that it changes or removes, and never overwrites an expression", () => {
  const source = (rows: string) => `defineContent("a", schema, {\n  // Mine.\n  title: "A",\n  rows: [${rows}],\n});\n`;
  const [one, two] = ["\n    // The first.\n    { id, name }", "\n    // The second.\n    { id: 2 }"];
  const both = source(`${one},${two}`);
  expect(setValue(both, ["title"], 'B "C"')).toBe(both.replace('"A"', '"B \\"C\\""'));
  expect(keepEntries(both, ["rows"], (index) => index === 1)).toBe(source(two));
  expect(() => setValue(both, ["rows", "0", "id"], 3)).toThrow("rows.0.id is not written as a plain value");
});

const flags = {
  ...{ name: "Ada Lovelace", role: "Analyst and programmer", email: "ada@mail.org" },
  ...{ place: "London, United Kingdom", coordinates: "51.5072, -0.1276", accent: "#0EA5E9" },
};
const guessed = {
  "first-name": "Ada",
  city: "London",
  country: "GB",
  "time-zone": "Europe/London",
  words: "Analyst",
  accounts: "no",
  landscape: "peaks",
};
const none = { phone: "", tags: "", skills: "", github: "", linkedin: "", instagram: "", twitter: "" };
const all = { ...flags, ...guessed, ...none, whatsapp: "", messenger: "" };

it("guesses the remaining answers, and leaves optional ones empty", async () => {
  expect(await collectAnswers(flags, {})).toEqual({ answers: all, problems: [] });
});

it("names the flag whose answer is missing or wrong", async () => {
  const wrong = {
    ...flags,
    email: "ada",
    phone: "020 7946",
    coordinates: "north",
    skills: "HTML 140",
    whatsapp: "0779",
  };
  const { problems } = await collectAnswers({ ...wrong, name: "किरण राई", accounts: "maybe" }, {});
  expect(problems).toEqual([
    "--latin-name: Please enter your name in Latin letters, for the CV and icons",
    "--email: expected an email address",
    "--phone: expected a phone number with its country code, like +44 20 7946 0018",
    "--coordinates: Please enter coordinates, latitude first, like 51.5072, -0.1276",
    "--accounts: expected yes or no",
    "--skills: expected a whole number from 0 to 100",
    "--whatsapp: expected a phone number with its country code, like +44 20 7946 0018",
  ]);
});

it("asks again if the coordinates look swapped", async () => {
  const replies = ["-0.1276, 51.5072", "51.5072, -0.1276"];
  const asked: string[] = [];
  const { answers } = await collectAnswers({ ...flags, coordinates: undefined }, {}, async (text) => {
    if (!text.includes("Coordinates, latitude first")) return "";
    asked.push(text);
    return replies.shift() ?? "0, 0";
  });
  expect(asked[1]).toMatch(/^ {2}latitude and longitude seem to be swapped/);
  expect(answers.coordinates).toBe("51.5072, -0.1276");
});

it("a second run changes the given answers and those derived from them", async () => {
  const change = { place: "Pokhara, Nepal", coordinates: "28.2096, 83.9856" };
  const { answers } = await collectAnswers(change, all);
  expect(answers).toEqual({ ...all, ...change, city: "Pokhara", country: "NP", "time-zone": answers["time-zone"] });
  expect(answers["time-zone"]).toMatch(/^Asia\/Kath?mandu$/);
});

it("asks again after a wrong answer, and lets every answer be corrected at the end", async () => {
  const { email, ...others } = flags;
  const asked: string[] = [];
  const replies: Record<string, string[]> = {
    "Your email address": ["ada", "ada@mail.org", email],
    "Your phone number": ["+44 20 7946 0018", "-"],
    "Press Enter to save": ["emial", "email", "phone"],
  };
  const { answers, problems } = await collectAnswers(others, {}, async (text) => {
    asked.push(text);
    const begin = Object.keys(replies).find((start) => text.includes(start));
    return (begin && replies[begin]?.shift()) ?? "";
  });
  expect({ answers, problems }).toEqual({ answers: all, problems: [] });
  expect(asked).toContain("  expected an email address\nYour email address: ");
  expect(asked).toContain("Your time zone [Europe/London]: ");
  expect(asked).toContain("Your email address [ada@mail.org]: ");
});

it("turns answers into content values", () => {
  const parse = (flag: string, answer: string) => QUESTIONS.find((question) => question.flag === flag)?.parse(answer);
  expect([parse("accounts", "no"), parse("accounts", "Yes")]).toEqual([false, true]);
  expect(parse("coordinates", "27.7172, 85.3240")).toEqual({ latitude: 27.7172, longitude: 85.324 });
  expect(parse("skills", "HTML 90, Node.js 40%, Weaving")).toEqual([
    { name: "HTML", percentage: 90, icon: "html5" },
    { name: "Node.js", percentage: 40, icon: "nodedotjs" },
    { name: "Weaving" },
  ]);
  expect(toProfileUrl("instagram", "@ada")).toBe("https://www.instagram.com/ada");
  expect(toProfileUrl("whatsapp", "+44 20 7946 0018")).toBe("https://wa.me/442079460018");
  expect(toProfileUrl("linkedin", "https://linkedin.com/in/ada")).toBe("https://linkedin.com/in/ada");
});

it("guesses the time zone from the city, or from the longitude", () => {
  expect(guessTimeZone("US", "Oakland", -122.27)).toBe("America/Los_Angeles");
  expect(guessTimeZone("DE", "Berlin", 13.4)).toBe("Europe/Berlin");
  expect(guessTimeZone("", "The moon", 0)).toBeUndefined();
});
