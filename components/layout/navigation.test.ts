import { expect, it } from "vitest";
import { footerLinks, headerLinks } from "./navigation";

const blog = { label: "Blog", href: "/blog" };
const labels = (links: { label: string }[]) => links.map(({ label }) => label).join();

it("header and footer list the sections in the owner's order, and the demo's order gives the specified footer", () => {
  const specified = footerLinks({
    sections: ["about", "work", "experience", "services", "certificates", "contact"],
    hasProjects: true,
  });
  expect(labels(specified)).toBe("Home,About,Services,Projects,Certificates,Contact");
  expect(labels(headerLinks({ sections: ["contact", "about"], headerLinks: [blog], hasProjects: true }))).toBe(
    "Home,Contact,About,Projects,Blog",
  );
  expect(labels(footerLinks({ sections: ["contact", "about"], hasProjects: true }))).toBe(
    "Home,Contact,About,Projects",
  );
});

it("without projects, neither header nor footer links to them", () => {
  for (const toLinks of [headerLinks, footerLinks]) {
    expect(labels(toLinks({ sections: ["about"], headerLinks: [], hasProjects: false }))).toBe("Home,About");
  }
});
