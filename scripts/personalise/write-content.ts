import { CONTENT_SCHEMAS, type ContentInput } from "@/lib/portfolio/content";
import { defineContent } from "@/lib/portfolio/schema/define-content";
import { siteSchema } from "@/lib/portfolio/schema/site";
import { writeStarterTexts } from "@/scripts/doctor/demo";
import { placeholderOf } from "@/scripts/image/prepare-image";
import type { ResumeContent } from "./import/convert-resume";
import type { ImportedPerson } from "./import/person";
import {
  findCodeHosting,
  parseChannels,
  parseCoordinates,
  parseJobs,
  parseLinkedIn,
  parseSkills,
  splitList,
} from "./parse-answers";
import type { Answers } from "./questions";

function toOwner(answers: Answers) {
  const { name = "", "first-name": firstName = "", "latin-name": latinName, role = "" } = answers;
  return { name, firstName, latinName, role };
}

/** What an import adds: the career, and details of its owner that the questions do not ask for. */
interface Imported extends Pick<ImportedPerson, "channels" | "familyName"> {
  content: ResumeContent;
}

function composeSite(answers: Record<string, string>, imported?: Imported): ContentInput["site"] {
  const { email = "", phone, place = "", city = "", country = "" } = answers;
  const { "time-zone": timeZone = "", landscape } = answers;
  const point = parseCoordinates(answers.coordinates);
  const networks = {
    ...(answers.linkedin ? parseLinkedIn(answers.linkedin) : {}),
    ...(answers.networks ? parseChannels(answers.networks) : imported?.channels),
  };
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

function writeFile(id: string, value: object): [file: string, source: string] {
  const file = `content/${id}.ts`;
  const name = `${id}Schema`;
  defineContent(file, Reflect.get(CONTENT_SCHEMAS, id), value);
  const lines = [
    `import { defineContent, ${name} } from "../lib/portfolio/schema";\n`,
    `export const ${id} = defineContent("${file}", ${name}, ${JSON.stringify(value)});`,
  ];
  return [file, lines.join("\n")];
}

/** Returns the source of every content file that holds something personal. */
export function writeContent(given: Answers, imported?: Imported) {
  const answers = Object.fromEntries(
    Object.entries(given).flatMap(([flag, answer]) => (answer ? [[flag, answer]] : [])),
  );
  const starters = writeStarterTexts(toOwner(answers), answers.place ?? "");
  const career = imported?.content;
  // Nothing in assistant.ts is personal.
  const values: Omit<ContentInput, "assistant"> = {
    site: composeSite(answers, imported),
    hero: {
      greeting: "Hello, I am",
      typedWords: splitList(answers.words ?? ""),
      subtitle: starters["content/hero.ts subtitle"],
      tags: splitList(answers.tags ?? ""),
    },
    about: {
      introduction: starters["content/about.ts introduction"],
      paragraphs: career?.paragraphs.length ? career.paragraphs : [starters["content/about.ts paragraphs[0]"]],
      skills: answers.skills ? parseSkills(answers.skills) : (career?.skills ?? []),
      aiTools: [],
    },
    cv: {
      experience: answers.jobs ? parseJobs(answers.jobs) : (career?.experience ?? []),
      education: career?.education,
      languages: career?.languages,
      awards: career?.awards,
      publications: career?.publications,
      references: career?.references,
      interests: career?.interests,
    },
    services: {
      introduction: starters["content/services.ts introduction"],
      services: [],
    },
    certificates: {
      introduction: starters["content/certificates.ts introduction"],
      certificates: career?.certificates ?? [],
    },
    projects: {
      title: "Projects",
      introduction: starters["content/projects.ts introduction"],
      projects: career?.projects ?? [],
    },
    contact: {
      introduction: starters["content/contact.ts introduction"],
      replyTime: starters["content/contact.ts replyTime"],
    },
  };
  return Object.fromEntries(Object.entries(values).map(([id, value]) => writeFile(id, value)));
}
