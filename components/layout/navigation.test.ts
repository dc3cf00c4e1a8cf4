import { expect, it } from "vitest";
import { footerLinks, headerLinks } from "./navigation";

const SHIPPED = ["Home", "About", "Services", "Projects", "Certificates", "Contact"];
const labels = (links: { label: string }[]) =>
  links.flatMap(({ label }) => (SHIPPED.includes(label) ? label : [])).join();

it("header and footer list the sections in the owner's order, and the demo's order gives the specified footer", () => {
  const specified = footerLinks({ sections: ["about", "work", "experience", "services", "certificates", "contact"] });
  expect(labels(specified)).toBe("Home,About,Services,Projects,Certificates,Contact");
  expect(labels(headerLinks({ sections: ["contact", "about"] }))).toBe("Home,Contact,About,Projects");
  expect(labels(footerLinks({ sections: ["contact", "about"] }))).toBe("Home,Contact,About,Projects");
});
