import type { z } from "zod";
import * as sections from "@/lib/portfolio/schema";
import { defineContent } from "@/lib/portfolio/schema/define-content";
import { siteSchema } from "@/lib/portfolio/schema/site";
import { writeStarterTexts } from "@/scripts/doctor/demo";
import { placeholderOf } from "@/scripts/image/prepare-image";
import type { ResumeContent } from "./import/convert-resume";
import type { ImportedPerson } from "./import/person";
import { findCodeHosting, parseChannels, parseCoordinates, parseJobs, parseSkills, splitList } from "./parse-answers";
import type { Answers } from "./questions";

function toOwner(answers: Answers) {
  const { name = "", "first-name": firstName = "", "latin-name": latinName, role = "" } = answers;
  return { name, firstName, latinName, role };
}

/** What an import adds: the career, and details of its owner that the questions do not ask for. */
export interface Imported extends Pick<ImportedPerson, "channels" | "familyName"> {
  content: ResumeContent;
}

function composeSite(answers: Record<string, string>, imported?: Imported): z.input<typeof siteSchema> {
  const { email = "", phone, place = "", city = "", country = "" } = answers;
  const { "time-zone": timeZone = "", landscape } = answers;
  const point = parseCoordinates(answers.coordinates);
  const networks = answers.networks ? parseChannels(answers.networks) : (imported?.channels ?? {});
  const hasCertificates = imported !== undefined && imported.content.certificates.length > 0;
  const starters = writeStarterTexts(toOwner(answers), place);
  return {
    owner: {
      ...toOwner(answers),
      familyName: imported?.familyName,
      email,
      phone,
      portrait: { src: placeholderOf("portrait"), alt: starters["content/site.ts owner.portrait.alt"], cutout: true },
      location: {
        label: place,
        city,
        countryCode: country.toUpperCase(),
        latitude: point?.latitude ?? 0,
        longitude: point?.longitude ?? 0,
        timeZone,
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
export function writeContent(given: Answers, imported?: Imported) {
  const answers = Object.fromEntries(
    Object.entries(given).flatMap(([flag, answer]) => (answer ? [[flag, answer]] : [])),
  );
  const starters = writeStarterTexts(toOwner(answers), answers.place ?? "");
  const career = imported?.content;
  const sources: Record<string, string> = {};

  function write<Schema extends z.ZodType>(id: string, schemaName: string, schema: Schema, value: z.input<Schema>) {
    const file = `content/${id}.ts`;
    defineContent(file, schema, value);
    sources[file] = [
      `import { defineContent, ${schemaName} } from "../lib/portfolio/schema";\n`,
      `export const ${id} = defineContent("${file}", ${schemaName}, ${JSON.stringify(value)});`,
    ].join("\n");
  }

  write("site", "siteSchema", siteSchema, composeSite(answers, imported));
  write("hero", "heroSchema", sections.heroSchema, {
    greeting: "Hello, I am",
    typedWords: splitList(answers.words ?? ""),
    subtitle: starters["content/hero.ts subtitle"],
    tags: splitList(answers.tags ?? ""),
  });
  write("about", "aboutSchema", sections.aboutSchema, {
    introduction: starters["content/about.ts introduction"],
    paragraphs: career?.paragraphs.length ? career.paragraphs : [starters["content/about.ts paragraphs[0]"]],
    skills: answers.skills ? parseSkills(answers.skills) : (career?.skills ?? []),
    aiTools: [],
  });
  write("cv", "cvSchema", sections.cvSchema, {
    experience: answers.jobs ? parseJobs(answers.jobs) : (career?.experience ?? []),
    education: career?.education,
    languages: career?.languages,
    awards: career?.awards,
    publications: career?.publications,
    references: career?.references,
    interests: career?.interests,
  });
  write("services", "servicesSchema", sections.servicesSchema, {
    introduction: starters["content/services.ts introduction"],
    services: [],
  });
  write("certificates", "certificatesSchema", sections.certificatesSchema, {
    introduction: starters["content/certificates.ts introduction"],
    certificates: career?.certificates ?? [],
  });
  write("projects", "projectsSchema", sections.projectsSchema, {
    title: "Projects",
    introduction: starters["content/projects.ts introduction"],
    projects: career?.projects ?? [],
  });
  write("contact", "contactSchema", sections.contactSchema, {
    introduction: starters["content/contact.ts introduction"],
    replyTime: starters["content/contact.ts replyTime"],
  });
  return sources;
}
