import type { Service, Services } from "./schema";

interface ServicesFacts {
  content: { services: Pick<Services, "introduction"> };
  services: readonly Service[];
  skills: readonly { name: string; isBrand: boolean }[];
  contactAnchor: string;
}

export function resolveServices({ content, services, skills, contactAnchor }: ServicesFacts) {
  if (services.length === 0) return undefined;
  const brands = new Set(skills.flatMap(({ name, isBrand }) => (isBrand ? name : [])));
  return {
    kind: "services" as const,
    introduction: content.services.introduction,
    services: services.map((service) => ({
      ...service,
      /** A brand's name is not translated. */
      skills: service.skills.map((name) => ({ name, isBrand: brands.has(name) })),
    })),
    contactAnchor,
  };
}
