import { expect, it } from "vitest";
import { resolvePortfolio } from "./resolve-portfolio";
import { makeContent, makeSection, type ContentChange } from "./test/contents";

const resolve = (change: ContentChange) => resolvePortfolio(makeContent(change));

it("contact links lead to the form, or to an email if the section is hidden", () => {
  expect(resolve({})).toMatchObject({ contactHref: "/#contact", contactAnchor: "#contact" });
  const email = "mailto:ada@lovelace.dev";
  expect(resolve({ site: { sections: ["about"] } })).toMatchObject({ contactHref: email, contactAnchor: email });
});

it("a channel uses its own icon, or the icon with the same name as its id", () => {
  const channel = { name: "A", url: "https://a.dev" };
  const channels = { behance: channel, shop: { ...channel, icon: "lucide:store" } };
  const { footerChannels } = resolve({ site: { channels, footerChannels: ["shop", "behance"] } });
  expect(footerChannels.map(({ icon }) => icon)).toEqual(["lucide:store", "behance"]);
});

it("empty sections are left out", () => {
  expect(resolve({}).sections.map(({ id }) => id)).toEqual(["about", "contact"]);
});

it.each<ContentChange["cv"]>([
  { education: [{ degree: "Mathematics" }] },
  { awards: [{ title: "Medal" }] },
  { publications: [{ title: "Notes" }] },
  { references: [{ name: "Mary" }] },
  { languages: [{ name: "English" }] },
])("Experience is shown with nothing but %j", (cv) => {
  expect(resolve({ cv }).sections.map(({ id }) => id)).toContain("experience");
});

it("the first three projects have their pictures; without any picture, each has a line", () => {
  const list = (image?: string) =>
    Array.from({ length: 4 }, (_, index) => ({
      id: `p${index}`,
      title: `P${index}`,
      image,
      imageAlt: image && "Looms",
    }));
  const place = (image?: string) => {
    const { pictured, named } = makeSection("work", { projects: { projects: list(image) } });
    return { pictured: pictured.map(({ id }) => id), named: named.map(({ id }) => id) };
  };
  expect(place(makeContent({}).site.owner.portrait.src)).toEqual({ pictured: ["p0", "p1", "p2"], named: ["p3"] });
  expect(place()).toEqual({ pictured: [], named: ["p0", "p1", "p2", "p3"] });
});

it("a project without dates has no year", () => {
  const { named } = makeSection("work", { projects: { projects: [{ id: "loom", title: "Loom" }] } });
  expect(named.map(({ year }) => year)).toEqual([undefined]);
});

it("a technology has one spelling, the first", () => {
  const project = { title: "Engine", summary: "A machine.", year: 2024, role: "Programming" };
  const { projects, skills, services } = resolve({
    services: { services: [{ title: "Web", description: "Sites.", skills: ["REACT", "CSS"] }] },
    about: { skills: [{ name: "React" }] },
    projects: {
      projects: [
        { ...project, id: "one", stack: ["react", "css"] },
        { ...project, id: "two", stack: ["REACT", "React", "CSS"] },
      ],
    },
  });
  expect(projects.map(({ stack }) => stack)).toEqual([
    ["React", "css"],
    ["React", "css"],
  ]);
  expect(services[0]?.skills).toEqual(["React", "css"]);
  expect(skills[0]?.evidence).toEqual([{ label: "2 projects", isTitle: false, href: "/projects?tech=React" }]);
});

it("a certificate shows its date, however it is written", () => {
  const paper = { id: "paper", title: "Paper" };
  const dateOf = (dates: { date?: string; isoDate?: string }) =>
    resolve({ certificates: { certificates: [{ ...paper, ...dates }] } }).certificates[0]?.date;
  expect(dateOf({ isoDate: "2025-03-02" })).toBe("2 Mar 2025");
  expect(dateOf({ isoDate: "2025-03-02", date: "Spring 2025" })).toBe("Spring 2025");
  expect(dateOf({})).toBeUndefined();
});

it("the list for search engines has each page of the site once, and no files", () => {
  const headerLinks = ["/blog", "/", "/blog", "/projects", "/my-cv.pdf", "/blog#top", "https://ada.dev"].map(
    (href) => ({
      label: "Link",
      href,
    }),
  );
  const projects = [{ id: "engine", title: "Engine" }];
  expect(resolve({ site: { headerLinks }, projects: { projects } }).pages).toEqual(["/", "/projects", "/blog"]);
});

it("volunteers have no employer", () => {
  const job = { title: "Analyst", organisation: "Mill", start: "2025" };
  const { career } = resolve({
    cv: {
      experience: [
        { ...job, kind: "volunteering" },
        { ...job, kind: "job" },
      ],
    },
  });
  expect(career.employers).toHaveLength(1);
});

it("jobs and studies are in the order of their dates, however they are written, and those without any come last", () => {
  const written = [
    { place: "Third", start: "2013", end: "2019-06" },
    { place: "Last" },
    { place: "First", start: "2024-05" },
    { place: "Fourth", end: "2019" },
    { place: "Second", start: "2018", end: "2019-06" },
  ];
  const experience = written.map((row) => ({ ...row, title: "Weaver" }));
  const { career } = resolve({ cv: { experience, education: written.map((row) => ({ ...row, school: "Guild" })) } });
  for (const list of [career.jobs, career.studies]) {
    expect(list.map(({ place }) => place)).toEqual(["First", "Second", "Third", "Fourth", "Last"]);
  }
});

it("the experience section's heading says what is in it", () => {
  const headingOf = (cv: ContentChange["cv"], headings = {}) =>
    resolve({ cv, site: { headings, sections: ["experience"] } }).sections.map(({ heading }) => heading);
  const education = [{ school: "Home College" }];
  expect(headingOf({ education, experience: [{ title: "Weaver" }] })).toEqual(["Experience"]);
  expect(headingOf({ education, experience: [] })).toEqual(["Education"]);
  expect(headingOf({ education: [], experience: [], awards: [{ title: "Best cloth" }] })).toEqual(["Awards"]);
  expect(headingOf({ education, experience: [] }, { experience: "Schools" })).toEqual(["Schools"]);
});
