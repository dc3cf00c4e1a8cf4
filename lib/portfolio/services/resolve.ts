import type { Services } from "./schema";

interface ServicesFacts {
  content: { services: Services };
  skills: readonly { name: string; isBrand: boolean }[];
  contactAnchor: string;
}

export function resolveServices({ content: { services }, skills, contactAnchor }: ServicesFacts) {
  if (services.services.length === 0) return undefined;
  const brands = new Set(skills.flatMap(({ name, isBrand }) => (isBrand ? name : [])));
  return {
    kind: "services" as const,
    introduction: services.introduction,
    services: services.services.map((service) => ({
      ...service,
      /** A brand's name is not translated. */
      skills: service.skills.map((name) => ({ name, isBrand: brands.has(name) })),
    })),
    contactAnchor,
  };
}
