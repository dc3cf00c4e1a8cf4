import { describe, expect, it } from "vitest";
import { readProfile } from "./ask-profile";
import { drawPlaceholderPortrait, initialsOf } from "./draw-placeholder";
import { dropUnusedConstants, keepElements, setValue } from "./edit-source";
import { guessCountryCode, parseCoordinates, toProfileAddress } from "./profile";

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
    const result = readProfile(flags, {});
    expect(result).toMatchObject({
      profile: {
        firstName: "Ada",
        role: "Developer and designer",
        location: { city: "London", countryCode: "GB", latitude: 51.5072, longitude: -0.1276 },
        links: { github: "https://github.com/ada" },
      },
    });
  });

  it("is refused by the name of the flag when it is missing or wrong", () => {
    expect(readProfile({ ...flags, email: "ada", coordinates: "north" }, {})).toEqual({
      problems: [
        "--email expected an e-mail address",
        "--coordinates expected a point as maps give it, like 51.5072, -0.1276",
      ],
    });
    expect(readProfile({}, {})).toMatchObject({
      problems: expect.arrayContaining(["--name is missing: Your full name"]),
    });
  });

  it("need not be told again: a second run changes one thing", () => {
    const first = readProfile(flags, {});
    if (!("profile" in first)) throw new Error(first.problems.join());
    const second = readProfile({ accent: "#112233" }, first.profile);
    expect(second).toEqual({ profile: { ...first.profile, accent: "#112233" } });
  });

  it("a link is a name or an address", () => {
    expect(toProfileAddress("instagram", "@ada")).toBe("https://www.instagram.com/ada");
    expect(toProfileAddress("whatsapp", "+44 20 7946 0018")).toBe("https://wa.me/442079460018");
    expect(toProfileAddress("linkedin", "https://linkedin.com/in/ada")).toBe("https://linkedin.com/in/ada");
  });

  it("a place tells its country, a point its two numbers", () => {
    expect(guessCountryCode("Pokhara, Nepal")).toBe("NP");
    expect(guessCountryCode("The moon")).toBe("");
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
