import { expect, it } from "vitest";
import { collectAnswers } from "./collect-answers";
import { findCodeHosting, parseChannels, parseCoordinates, parseJobs, parseSkills } from "./parse-answers";
import { writeContent } from "./write-content";

const flags = {
  name: "Ada Lovelace",
  role: "Analyst and programmer",
  email: "ada@mail.org",
  place: "London, United Kingdom",
  coordinates: "51.5072, -0.1276",
  accent: "#0EA5E9",
};
const guessed = {
  "first-name": "Ada",
  city: "London",
  country: "GB",
  "time-zone": "Europe/London",
  words: "Analyst and programmer",
  accounts: "no",
  landscape: "peaks",
};
const all = { ...flags, ...guessed, phone: "", tags: "", skills: "", networks: "", jobs: "" };

it("guesses the remaining answers, and leaves optional ones empty", async () => {
  expect(await collectAnswers(flags, {})).toMatchObject({ answers: all, problems: [] });
});

it("lists the guesses, so that the owner notices a wrong one", async () => {
  const { guessed } = await collectAnswers({ ...flags, city: "Camden" }, { words: "Mathematician" });
  expect(guessed).toEqual([
    '--first-name "Ada"',
    '--country "GB"',
    '--time-zone "Europe/London"',
    '--accounts "no"',
    '--landscape "peaks"',
  ]);
});

it("refuses an address at example.com, which would leave the site a demo", async () => {
  const { problems } = await collectAnswers({ ...flags, email: "ada@example.com" }, {});
  expect(problems).toEqual(["--email: expected an address of your own, not one at example.com"]);
});

it("names the flag whose answer is missing or wrong", async () => {
  const wrong = {
    ...flags,
    email: "ada",
    phone: "020 7946",
    coordinates: "north",
    accounts: "maybe",
    skills: "HTML 140%",
    networks: "WhatsApp 0779",
    jobs: "Intern, Mill, May",
  };
  const { problems } = await collectAnswers({ ...wrong, name: "किरण राई" }, {});
  expect(problems).toEqual([
    "--latin-name: Please enter your name in Latin letters, for the CV and icons",
    "--email: expected an email address",
    "--phone: expected a phone number with its country code, like +44 20 7946 0018",
    "--coordinates: expected latitude and longitude, like 51.5072, -0.1276",
    "--time-zone: Please enter your time zone",
    "--accounts: expected yes or no",
    "--skills: entry 1: percentage expected a whole number from 0 to 100",
    "--networks: whatsapp: expected a number with its country code, like https://wa.me/447700900123",
    "--jobs: entry 1: start expected a month like 2025-06, or a year like 2025",
  ]);
  const { problems: others } = await collectAnswers({ ...flags, networks: "Forum ada", place: "Atlantis" }, {});
  expect(others).toEqual([
    "--country: Please enter your country’s two-letter code. Not guessed: the place does not end with the name of a country.",
    "--networks: forum: expected a URL that starts with https://, mailto: or tel:",
  ]);
});

it("asks with an example or the résumé's answer, and says why nothing could be guessed", async () => {
  const asked: string[] = [];
  await collectAnswers({ ...flags, place: "Atlantis" }, { skills: "HTML" }, async (text) => {
    asked.push(text);
    return text.includes("two-letter") ? "GB" : "";
  });
  expect(asked).toContain("Your phone number with its country code, for example +44 20 7946 0018 (Enter for none): ");
  expect(asked).toContain("Your skills, with or without percentages, for example HTML 90%, CSS (- for none) [HTML]: ");
  const why = "  Not guessed: the place does not end with the name of a country.\n";
  expect(asked).toContain(`${why}Your country’s two-letter code, for example GB: `);
});

it("does not ask for what was read from a file, and shows how much it was", async () => {
  const asked: string[] = [];
  const prompt = async (text: string) => {
    asked.push(text);
    return "";
  };
  const { answers } = await collectAnswers(flags, {}, prompt, { skills: "14 from resume.json" });
  expect(asked.filter((text) => text.startsWith("Your skills"))).toEqual([]);
  expect(asked.at(-1)).toMatch(/^ {2}skills {7}14 from resume\.json$/m);
  expect(answers.skills).toBe("");
});

it("asks for a profile on LinkedIn only where the file has one without its URL", async () => {
  const asked: string[] = [];
  const prompt = async (text: string) => {
    asked.push(text);
    return /on LinkedIn/.test(text) ? "www.linkedin.com/in/ada-l/?x=1" : "";
  };
  await collectAnswers(flags, {}, prompt);
  expect(asked.join("")).not.toContain("on LinkedIn");
  const { answers } = await collectAnswers(flags, { linkedin: "" }, prompt, { networks: "1 from export.zip" });
  const sources = writeContent({ ...answers, networks: "" });
  expect(sources["content/site.ts"]).toContain(
    '"linkedin":{"name":"LinkedIn","url":"https://www.linkedin.com/in/ada-l"',
  );
  expect((await collectAnswers({ ...flags, linkedin: "ada-l" }, {})).answers.linkedin).toBe("ada-l");
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
  expect(asked).toContain("Your time zone, for example Europe/London [Europe/London]: ");
  expect(asked).toContain("Your email address [ada@mail.org]: ");
});

it("turns answers into content values", () => {
  expect(parseCoordinates("27.7172, 85.3240")).toEqual({ latitude: 27.7172, longitude: 85.324 });
  expect(parseSkills("HTML 90%, Node.js 40%, HTML5, Angular 17, React.js, ThreeJS, C#, Weaving")).toEqual([
    { name: "HTML", percentage: 90, icon: "html5" },
    { name: "Node.js", percentage: 40, icon: "nodedotjs" },
    { name: "HTML5", icon: "html5" },
    { name: "Angular 17" },
    { name: "React.js", icon: "react" },
    { name: "ThreeJS", icon: "threedotjs" },
    { name: "C#", icon: "devicon:csharp" },
    { name: "Weaving" },
  ]);
  expect(parseJobs("Designer, Norte, Lda, 2022-03 to now; Intern, Mill, 2020 – 2021")).toEqual([
    { title: "Designer", organisation: "Norte, Lda", start: "2022-03" },
    { title: "Intern", organisation: "Mill", start: "2020", end: "2021" },
  ]);
  expect(parseSkills("織物、React，نسيج،قماش").map(({ name }) => name)).toEqual(["織物", "React", "نسيج", "قماش"]);
  expect(parseJobs("織工、工場、2022-03 to 現在；見習い，工場，2020 – 2021")).toEqual([
    { title: "織工", organisation: "工場", start: "2022-03" },
    { title: "見習い", organisation: "工場", start: "2020", end: "2021" },
  ]);
});

it("accepts any network by name, and finds the one that hosts code", () => {
  const channels = parseChannels(
    "Instagram @ada, WhatsApp +44 20 7946 0018, Codeberg ada, Stack Overflow https://stackoverflow.com/users/1, My shop https://shop.ada.dev",
  );
  const urls = Object.entries(channels).map(([id, { name, url, icon = id }]) => [id, name, url, icon]);
  expect(urls).toEqual([
    ["instagram", "Instagram", "https://www.instagram.com/ada", "instagram"],
    ["whatsapp", "WhatsApp", "https://wa.me/442079460018", "whatsapp"],
    ["codeberg", "Codeberg", "https://codeberg.org/ada", "codeberg"],
    ["stack-overflow", "Stack Overflow", "https://stackoverflow.com/users/1", "stackoverflow"],
    ["my-shop", "My shop", "https://shop.ada.dev", "my-shop"],
  ]);
  expect(findCodeHosting(channels)).toEqual({ label: "Codeberg", url: "https://codeberg.org/ada" });
});

it.each([
  ["Netherlands", "in the Netherlands."],
  ["Prague, Czech Republic", "in Prague, Czech Republic."],
  ["United States", "in the United States."],
  ["London, United Kingdom", "in London, United Kingdom."],
  ["Ireland", "in Ireland."],
])("writes a sentence about somebody in %s", (place, end) => {
  expect(writeContent({ ...all, place })["content/hero.ts"]).toContain(end);
});

it("a name in another script goes into latinName, and into no paragraph", () => {
  const name = { name: "किरण राई", "first-name": "किरण", "latin-name": "Kiran Rai" };
  const sources = writeContent({ ...all, ...name });
  expect(sources["content/site.ts"]).toContain('"latinName":"Kiran Rai"');
  expect(sources["content/about.ts"]).toMatch(/"paragraphs":\["[ -~]+"\]/);
});

it.each([
  ["country", "AT", { place: "Graz, Österreich" }],
  ["country", "VN", { place: "Hội An, Việt Nam" }],
  ["country", "DE", { place: "Berlin, Germany" }],
  ["country", "GB", { place: "London, united kingdom" }],
  ["words", "Designer", { role: "Product and brand designer" }],
  ["words", "Embedded & web engineer", { role: "Embedded & web engineer" }],
  ["words", "Engineer", { role: "Senior embedded software engineer" }],
  ["words", "Software engineer", { role: "Software engineer for mills (part-time)" }],
  ["words", "Developer", { role: "Developer (Intern)" }],
  [
    "words",
    "Building what thousands of users shipped and support",
    { role: "Building what thousands of users shipped and support" },
  ],
  ["words", "Architect", { role: "Principal distributed systems architect" }],
  ["words", "Head of Design", { role: "Head of Design" }],
  ["words", "Senior Platform Engineer", { role: "Senior Platform Engineer & Tech Lead | Kubernetes, Go" }],
  ["words", "Designer", { role: "Designer @ Studio Norte | Speaker" }],
  ["first-name", "Lovelace", { name: "Lovelace, Ada" }],
  ["first-name", "Ada", { name: "Dipl.-Ing. Dr. Ada Lovelace" }],
])("guesses the answer %s, %s, from %o", async (name, guess, given) => {
  expect((await collectAnswers({ ...flags, ...given }, {})).answers).toHaveProperty(name, guess);
});

it.each([
  ["Lisboa, Portugal", "38.7223, -9.1393", "Europe/Lisbon"],
  ["Sevilla, Spain", "37.3891, -5.9845", "Europe/Madrid"],
  ["Oakland, United States", "37.8044, -122.2712", "America/Los_Angeles"],
  ["Hội An, Vietnam", "15.8801, 108.338", "Asia/Saigon"],
])("knows the time zone of %s", async (place, coordinates, zone) => {
  const { answers } = await collectAnswers({ ...flags, place, coordinates }, {});
  const name = (timeZone?: string) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  expect(name(answers["time-zone"])).toBe(name(zone));
});
