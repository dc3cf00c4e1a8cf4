import { describe, expect, it } from "vitest";
import { findActiveSection, isAtAnchor, scrollProgress } from "./scroll-spy";

const sections = [
  { id: "home", top: 0 },
  { id: "about", top: 900 },
  { id: "services", top: 4900 },
  { id: "contact", top: 5500 },
];
const at = (y: number) => ({ y, viewportHeight: 800, pageHeight: 6000 });

describe("the section in view", () => {
  it.each([
    [0, "home"],
    [799, "home"],
    [800, "about"],
    [2500, "about"],
    [4799, "about"],
    [4800, "services"],
  ])("at %i px is as the rule says", (y, id) => {
    expect(findActiveSection(sections, at(y))).toBe(id);
  });

  it("is home above the page's top, where the page bounces", () => {
    expect(findActiveSection(sections, at(-60))).toBe("home");
  });

  it("is the last one at the page's end, though its top is never reached", () => {
    expect(findActiveSection(sections, at(5197))).toBe("services");
    expect(findActiveSection(sections, at(5199.5))).toBe("contact");
  });

  it("is the first one on a page that does not scroll", () => {
    expect(findActiveSection(sections, { y: 0, viewportHeight: 7000, pageHeight: 6000 })).toBe("home");
  });

  it("is none where there are no sections", () => {
    expect(findActiveSection([], at(0))).toBeUndefined();
  });
});

describe("the place that a link leads to", () => {
  it("is the section's top below the header", () => {
    expect(isAtAnchor(900, 80, at(820))).toBe(true);
    expect(isAtAnchor(900, 80, at(824))).toBe(false);
  });

  it("is held by both ends of the page", () => {
    expect(isAtAnchor(0, 80, at(0))).toBe(true);
    expect(isAtAnchor(5500, 80, at(5200))).toBe(true);
  });
});

describe("the progress through the page", () => {
  it.each([
    [-20, 0],
    [0, 0],
    [1300, 0.25],
    [5200, 1],
    [5260, 1],
  ])("at %i px is %d", (y, progress) => {
    expect(scrollProgress(at(y))).toBe(progress);
  });

  it("is none on a page that does not scroll", () => {
    expect(scrollProgress({ y: 0, viewportHeight: 800, pageHeight: 700 })).toBe(0);
  });
});
