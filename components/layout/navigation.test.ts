import { describe, expect, it } from "vitest";
import { footerLinks, headerLinks } from "./navigation";

const labels = (links: { label: string }[]) => links.map((link) => link.label);

describe("the navigation follows the owner's sections", () => {
  it("has the specified order in the footer", () => {
    expect(labels(footerLinks(["about", "services", "certificates", "contact"]))).toEqual([
      "Home",
      "About",
      "Services",
      "Projects",
      "Certificates",
      "Contact",
    ]);
  });

  it("leaves out a section that is switched off, and keeps the owner's order", () => {
    expect(labels(headerLinks(["contact", "about"]))).toEqual(["Home", "Contact", "About", "Projects"]);
    expect(labels(footerLinks(["contact", "about"]))).toEqual(["Home", "Contact", "About", "Projects"]);
  });
});
