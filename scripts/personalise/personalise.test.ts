import { describe, expect, it } from "vitest";
import { drawPlaceholderPortrait, initialsOf } from "./draw-placeholder";
import { dropUnusedConstants, keepElements, setValue } from "./edit-source";
import { askAnswers, guessCountryCode, parseCoordinates, readAnswers, toProfile, toProfileUrl } from "./profile";

const source = `const issuer = "A school";
const day = "2025-03-02";

export const papers = defineContent("content/papers.ts", schema, {
  // The heading.
  title: "Papers",
  owner: { name: "Ada" },
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
  });

  it("gets a field that it did not have", () => {
    expect(setValue(source, ["owner", "latinName"], "Ada")).toContain('owner: { latinName: "Ada", name: "Ada" }');
  });

  it("says so when there is no plain value to set", () => {
    expect(() => setValue(source, ["rows", 0, "issuer"], "x")).toThrow("rows.0.issuer does not stand there");
  });

  it("loses elements with their comments, and constants that nothing uses", () => {
    const second = keepElements(source, ["rows"], (index) => index === 1);
    expect(second).not.toContain("The first");
    expect(second).toContain('{ id: "two", issuer: "Another" }');
    expect(keepElements(source, ["rows"], () => true)).toBe(source);
    expect(dropUnusedConstants(source)).not.toContain("day");
    expect(dropUnusedConstants(source)).toContain("const issuer");
    expect(dropUnusedConstants(second)).toMatch(/^\s*export const papers/);
  });
});

describe("what the owner tells", () => {
  const flags = {
    name: "Ada Lovelace",
    email: "ada@mail.org",
    phone: "+44 20 7946 0018",
    place: "London, United Kingdom",
    coordinates: "51.5072, -0.1276",
    "time-zone": "Europe/London",
    accent: "#0EA5E9",
    github: "ada",
  };

  it("is completed by what follows from it", () => {
    expect(toProfile(readAnswers(flags, {}).answers)).toMatchObject({
      firstName: "Ada",
      role: "Developer and designer",
      location: { city: "London", countryCode: "GB", latitude: 51.5072, longitude: -0.1276 },
      links: { github: "https://github.com/ada" },
    });
  });

  it("is refused by the name of the flag when it is missing or wrong", () => {
    expect(readAnswers({ ...flags, email: "ada", coordinates: "north" }, {}).problems).toEqual([
      "--email expected an email address",
      "--coordinates expected a point as maps give it, like 51.5072, -0.1276",
    ]);
    expect(readAnswers({}, {}).problems).toContain("--name is missing: Your full name");
  });

  it("names its Latin letters where the CV and the icons cannot draw it", () => {
    const named = { ...flags, name: "किरण राई" };
    expect(readAnswers(named, {}).problems).toEqual([expect.stringMatching(/^--latin-name is missing/)]);
    expect(toProfile(readAnswers({ ...named, "latin-name": "Kiran Rai" }, {}).answers).latinName).toBe("Kiran Rai");
  });

  it("need not be told again: a second run changes one thing", () => {
    const { answers } = readAnswers(flags, {});
    expect(readAnswers({ accent: "#112233" }, answers)).toEqual({
      answers: { ...answers, accent: "#112233" },
      problems: [],
    });
  });

  it("is asked for, again when it is wrong, and an empty answer takes what is suggested", async () => {
    const asked: string[] = [];
    const replies = ["ada", "ada@mail.org"];
    const ask = async (text: string) => {
      asked.push(text);
      return text.includes("email address") ? (replies.shift() ?? "") : "";
    };
    const { email, ...others } = flags;
    expect(await askAnswers(others, {}, ask)).toMatchObject({ email, city: "London", linkedin: "" });
    expect(asked).toContain("  expected an email address\nYour email address: ");
    expect(asked).toContain("Your city [London]: ");
  });

  it("a link is a name or an address", () => {
    expect(toProfileUrl("instagram", "@ada")).toBe("https://www.instagram.com/ada");
    expect(toProfileUrl("whatsapp", "+44 20 7946 0018")).toBe("https://wa.me/442079460018");
    expect(toProfileUrl("linkedin", "https://linkedin.com/in/ada")).toBe("https://linkedin.com/in/ada");
  });

  it("a place tells its country, a point its two numbers", () => {
    expect(guessCountryCode("Pokhara, Nepal")).toBe("NP");
    expect(guessCountryCode("The moon")).toBeUndefined();
    expect(parseCoordinates("27.7172, 85.3240")).toEqual({ latitude: 27.7172, longitude: 85.324 });
    expect(parseCoordinates("27.7172")).toBeUndefined();
  });
});

describe("the picture for the time without a photo", () => {
  it("shows the first letters of the first and last name", () => {
    expect(initialsOf("Ada King Lovelace")).toBe("AL");
    expect(initialsOf("Björk")).toBe("B");
  });

  it("has the portrait's shape and a small weight", async () => {
    const { default: sharp } = await import("sharp");
    const picture = await drawPlaceholderPortrait("Ada Lovelace", "#0EA5E9");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 1200, height: 1500 });
    expect(picture.byteLength).toBeLessThan(200_000);
  });
});
