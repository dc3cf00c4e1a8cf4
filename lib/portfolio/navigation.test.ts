import { expect, it } from "vitest";
import { resolvePortfolio } from "./resolve-portfolio";
import type { SectionId } from "./sections";
import { makeContent } from "./test/contents";

const project = { id: "engine", title: "Engine", summary: "A machine.", year: 2024, role: "Programming" };
const certificate = { id: "paper", title: "P", issuer: "M", date: "2025", isoDate: "2025", image: "/images/p.webp" };
const service = { title: "Web", description: "Sites.", skills: ["HTML"] };

function navigate(sections: SectionId[], site: object = {}, projects = [project]) {
  const { headerLinks, footerLinks } = resolvePortfolio(
    makeContent({
      site: { ...site, sections },
      services: { services: [service] },
      certificates: { certificates: [certificate] },
      projects: { projects },
    }),
  );
  const label = (links: { label: string }[]) => links.map((link) => link.label).join();
  return { header: label(headerLinks), footer: label(footerLinks) };
}

it("header and footer list the sections in the owner's order, and the demo's order gives the specified footer", () => {
  const specified = navigate(["about", "work", "experience", "services", "certificates", "contact"]);
  expect(specified.footer).toBe("Home,About,Services,Projects,Certificates,Contact");
  const own = navigate(["contact", "about"], { headerLinks: [{ label: "Blog", href: "/blog" }] });
  expect(own).toEqual({ header: "Projects,Home,Contact,About,Blog", footer: "Home,Contact,About,Projects" });
});

it("without projects, neither header nor footer links to them", () => {
  expect(navigate(["about"], {}, [])).toEqual({ header: "Home,About", footer: "Home,About" });
});

it("the menus list what the owner says, in the page's order, or else all but work and experience", () => {
  const talks = { heading: "Talks", entries: [{ title: "Looms" }] };
  const list = (site: object) =>
    resolvePortfolio(
      makeContent({
        site: { ...site, sections: ["work", "talks", "about", "contact"], ownSections: { talks } },
        projects: { projects: [project] },
      }),
    );
  const labels = (site: object) => list(site).footerLinks.map(({ label }) => label);
  expect(labels({})).toEqual(["Home", "Talks", "About", "Contact", "Projects"]);
  expect(labels({ listed: ["contact", "work"] })).toEqual(["Home", "Recent work", "Contact", "Projects"]);
  expect(labels({ listed: [] })).toEqual(["Home", "Projects"]);
  expect(list({ listed: ["contact", "work"] }).spiedSections).toEqual(["home", "work", "contact"]);
});

it("a heading of the owner's is in the header and footer, too", () => {
  const { header, footer } = navigate(["services"], { headings: { services: "What I offer" } });
  expect([header, footer]).toEqual(["Projects,Home,What I offer", "Home,What I offer,Projects"]);
});
