export const TECHNOLOGY_PARAMETER = "tech";

export const certificateAnchor = (id: string) => `certificate-${id}`;

export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

export function projectsHref(technology?: string): string {
  return technology ? `/projects?${new URLSearchParams({ [TECHNOLOGY_PARAMETER]: technology })}` : "/projects";
}

/** Returns the technology from the URL, or null if the URL selects all projects. */
export function readTechnology(search: string): string | null {
  return new URLSearchParams(search).get(TECHNOLOGY_PARAMETER)?.trim() || null;
}
