import type { z } from "zod";
import { defineContent } from "@/lib/portfolio/schema/define-content";
import * as sections from "@/lib/portfolio/schema/sections";
import { siteSchema } from "@/lib/portfolio/schema/site";
import { writeStarterTexts } from "@/scripts/doctor/demo";
import { placeholderOf } from "@/scripts/image/prepare-image";
import type { ResumeContent } from "./convert-resume";
import { findCodeHosting, parseChannels, parseCoordinates, parseJobs, parseSkills, splitList } from "./parse-answers";
import type { Answers } from "./questions";

export function toOwner(answers: Answers) {
  const { name = "", "first-name": firstName = "", "latin-name": latinName, role = "" } = answers;
  return { name, firstName, latinName, role };
}

function composeSite(answers: Record<string, string>, hasCertificates: boolean): z.input<typeof siteSchema> {
  const { email = "", phone, place = "", city = "", country = "" } = answers;
  const { "time-zone": timeZone = "", coordinates, landscape } = answers;
  const networks = parseChannels(answers.networks ?? "");
  const starters = writeStarterTexts(toOwner(answers), place);
  return {
    owner: {
      ...{ ...toOwner(answers), email, phone },
      portrait: { src: placeholderOf("portrait"), alt: starters["content/site.ts owner.portrait.alt"] },
      location: {
        ...{ label: place, city, countryCode: country.toUpperCase() },
        ...{ latitude: 0, longitude: 0, ...parseCoordinates(coordinates), timeZone },
      },
    },
    description: starters["content/site.ts description"],
    landscape: siteSchema.shape.landscape.parse(landscape),
    accent: answers.accent ?? "",
    codeHosting: findCodeHosting(networks),
    sections: ["about", "work", "experience", ...(hasCertificates ? (["certificates"] as const) : []), "contact"],
    accounts: /^y/i.test(answers.accounts ?? ""),
    cv: {},
    channels: { ...networks, email: { name: "Email", url: `mailto:${email}`, colour: "#EA4335" } },
    footerChannels: Object.keys(networks),
    assistantChannels: [...Object.keys(networks), "email"],
  };
}

/** Returns the source of every content file that holds something personal. */
export function writeContent(given: Answers, lists?: ResumeContent) {
  const answers = Object.fromEntries(
    Object.entries(given).flatMap(([flag, answer]) => (answer ? [[flag, answer]] : [])),
  );
  const starters = writeStarterTexts(toOwner(answers), answers.place ?? "");
  const {
    paragraphs = [],
    experience = [],
    education = [],
    languages = [],
    projects = [],
    certificates = [],
  } = lists ?? {};
  const sources: Record<string, string> = {};

  function write<Schema extends z.ZodType>(id: string, schemaName: string, schema: Schema, value: z.input<Schema>) {
    const file = `content/${id}.ts`;
    defineContent(file, schema, value);
    sources[file] = [
      `import { defineContent, ${schemaName} } from "../lib/portfolio/schema";\n`,
      `export const ${id} = defineContent("${file}", ${schemaName}, ${JSON.stringify(value)});`,
    ].join("\n");
  }

  write("site", "siteSchema", siteSchema, composeSite(answers, certificates.length > 0));
  write("hero", "heroSchema", sections.heroSchema, {
    greeting: "Hello, I am",
    typedWords: splitList(answers.words ?? ""),
    subtitle: starters["content/hero.ts subtitle"],
    tags: splitList(answers.tags ?? ""),
  });
  write("about", "aboutSchema", sections.aboutSchema, {
    introduction: starters["content/about.ts introduction"],
    paragraphs: paragraphs.length > 0 ? paragraphs : [starters["content/about.ts paragraphs[0]"]],
    skills: parseSkills(answers.skills ?? ""),
    aiTools: [],
  });
  write("cv", "cvSchema", sections.cvSchema, {
    experience: experience.length > 0 ? experience : parseJobs(answers.jobs ?? ""),
    education,
    languages,
  });
  write("services", "servicesSchema", sections.servicesSchema, {
    introduction: starters["content/services.ts introduction"],
    services: [],
  });
  write("certificates", "certificatesSchema", sections.certificatesSchema, {
    introduction: starters["content/certificates.ts introduction"],
    certificates,
  });
  write("projects", "projectsSchema", sections.projectsSchema, {
    title: "Projects",
    introduction: starters["content/projects.ts introduction"],
    projects,
  });
  write("contact", "contactSchema", sections.contactSchema, {
    introduction: starters["content/contact.ts introduction"],
    replyTime: starters["content/contact.ts replyTime"],
  });
  return sources;
}
