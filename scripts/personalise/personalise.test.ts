import { describe, expect, it } from "vitest";
import { guessTimeZone } from "@/scripts/doctor/time-zone";
import { findLine, keepEntries, setValue } from "./edit-source";
import { collectAnswers, guessCountryCode, parseCoordinates, QUESTIONS, toProfile, toProfileUrl } from "./profile";

const source = `export const papers = defineContent("content/papers.ts", schema, {
  // The heading.
  title: "Papers",
  owner: { name: "Ada", phone: "+44 1" },
  rows: [
    // The first.
    { id: "one", issuer },
    { id: "two", issuer: "Another" },
  ],
});
`;

describe("the source of a content file", () => {
  it("gets a new value and keeps everything around it", () => {
    expect(setValue(source, ["owner", "name"], 'Grace "G" Hopper')).toBe(
      source.replace('"Ada"', '"Grace \\"G\\" Hopper"'),
    );
    expect(setValue(source, ["rows", 1, "id"], "zwei")).toContain('{ id: "zwei", issuer: "Another" }');
    expect(setValue(source, ["owner", "latinName"], "Ada")).toContain('owner: { latinName: "Ada", name: "Ada"');
  });

  it("says so when there is no plain value to set", () => {
    expect(() => setValue(source, ["rows", 0, "issuer"], "x")).toThrow("rows.0.issuer does not stand there");
    expect(() => setValue(source, ["place", "city"], "x")).toThrow("place.city does not stand there");
  });

  it("loses elements with their comments, and fields", () => {
    const second = keepEntries(source, ["rows"], (index) => index === 1);
    expect(second).not.toContain("The first");
    expect(second).toContain('{ id: "two", issuer: "Another" }');
    expect(keepEntries(source, ["rows"], () => true)).toBe(source);
    expect(keepEntries(source, ["owner"], (_index, name) => name !== "phone")).toMatch(/owner: \{ name: "Ada" ?\}/);
  });

  it("tells the line of a field, or of what holds it", () => {
    expect(findLine(source, "rows[1].issuer")).toBe(8);
    expect(findLine(source, "owner.nickname")).toBe(4);
    expect(findLine(source, "nothing")).toBe(1);
  });
});

describe("what the owner tells", () => {
  const flags = {
    name: "Ada Lovelace",
    role: "Analyst and programmer",
    email: "ada@mail.org",
    place: "London, United Kingdom",
    coordinates: "51.5072, -0.1276",
    accent: "#0EA5E9",
    skills: "HTML 90, Node.js 40%, Weaving 70",
    github: "ada",
  };

  it("is completed by what follows from it; what nobody has to have is not there", async () => {
    const { answers } = await collectAnswers(flags, {});
    expect(toProfile(answers)).toEqual({
      name: "Ada Lovelace",
      firstName: "Ada",
      latinName: undefined,
      role: "Analyst and programmer",
      email: "ada@mail.org",
      phone: undefined,
      location: {
        label: "London, United Kingdom",
        city: "London",
        countryCode: "GB",
        latitude: 51.5072,
        longitude: -0.1276,
        timeZone: "Europe/London",
      },
      accent: "#0EA5E9",
      typedWords: ["Analyst"],
      tags: [],
      skills: [
        { name: "HTML", percentage: 90, icon: "html5" },
        { name: "Node.js", percentage: 40, icon: "nodedotjs" },
        { name: "Weaving", percentage: 70 },
      ],
      links: { github: "https://github.com/ada" },
    });
  });

  it("is refused by the name of the flag when it is missing or wrong", async () => {
    const wrong = { ...flags, email: "ada", phone: "020 7946", coordinates: "north", skills: "HTML", whatsapp: "0779" };
    expect((await collectAnswers(wrong, {})).problems).toEqual([
      "--email expected an email address",
      "--phone expected a phone number with its country code, like +44 20 7946 0018",
      "--coordinates expected a point as maps give it, like 51.5072, -0.1276",
      "--skills expected a whole number from 0 to 100",
      "--whatsapp expected a phone number with its country code, like +44 20 7946 0018",
    ]);
    expect((await collectAnswers({}, {})).problems).toContain("--name is missing: Your full name");
  });

  it("names its Latin letters where the CV and the icons cannot draw it", async () => {
    const named = { ...flags, name: "किरण राई" };
    expect((await collectAnswers(named, {})).problems).toEqual([expect.stringMatching(/^--latin-name is missing/)]);
    const { answers } = await collectAnswers({ ...named, "latin-name": "Kiran Rai" }, {});
    expect(toProfile(answers).latinName).toBe("Kiran Rai");
  });

  it("need not be told again: a second run changes one thing, and what follows from it", async () => {
    const { answers } = await collectAnswers(flags, {});
    expect((await collectAnswers({ accent: "#112233" }, answers)).answers).toEqual({ ...answers, accent: "#112233" });
    const moved = await collectAnswers({ place: "Pokhara, Nepal", coordinates: "28.2096, 83.9856" }, answers);
    expect(moved.answers).toMatchObject({ city: "Pokhara", country: "NP" });
    expect(moved.answers["time-zone"]).toMatch(/^Asia\/Kath?mandu$/);
  });

  it("is asked for, again when it is wrong, and can be corrected at the end", async () => {
    const { email, ...others } = flags;
    const asked: string[] = [];
    const replies: Record<string, string[]> = {
      "Your email address": ["ada", "ada@mail.org", email],
      "Your phone number": ["+44 20 7946 0018", "-"],
      "Enter writes this": ["emial", "email", "phone"],
    };
    const ask = async (text: string) => {
      asked.push(text);
      const begin = Object.keys(replies).find((start) => text.includes(start));
      return (begin && replies[begin]?.shift()) ?? "";
    };
    const { answers, problems } = await collectAnswers(others, {}, ask);
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({ email, phone: "", city: "London", linkedin: "" });
    expect(asked).toContain("  expected an email address\nYour email address: ");
    expect(asked).toContain("Your city [London]: ");
    expect(asked).toContain("Your time zone [Europe/London]: ");
    expect(asked).toContain("Your email address [ada@mail.org]: ");
  });

  it("a link is a name or an address", () => {
    expect(toProfileUrl("instagram", "@ada")).toBe("https://www.instagram.com/ada");
    expect(toProfileUrl("whatsapp", "+44 20 7946 0018")).toBe("https://wa.me/442079460018");
    expect(toProfileUrl("linkedin", "https://linkedin.com/in/ada")).toBe("https://linkedin.com/in/ada");
  });

  it("a place tells its country and its time zone, a point its two numbers", () => {
    expect(guessCountryCode("Pokhara, Nepal")).toBe("NP");
    expect(guessCountryCode("The moon")).toBeUndefined();
    expect(guessTimeZone("US", "Oakland", -122.27)).toBe("America/Los_Angeles");
    expect(guessTimeZone("DE", "Berlin", 13.4)).toBe("Europe/Berlin");
    expect(parseCoordinates("27.7172, 85.3240")).toEqual({ latitude: 27.7172, longitude: 85.324 });
    expect(parseCoordinates("27.7172")).toBeUndefined();
  });

  it("has one flag for every question", () => {
    expect(new Set(QUESTIONS.map(({ flag }) => flag)).size).toBe(QUESTIONS.length);
  });
});
