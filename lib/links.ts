export const TECHNOLOGY_PARAMETER = "tech";

/** Makes full URLs of paths. Without the site's URL, they stay paths, which readers resolve against the page's. */
export const linkFrom = (publicUrl: URL | undefined) => (path: string) =>
  publicUrl ? new URL(path, publicUrl).href : path;

export const projectHref = (id: string) => `/projects#${id}`;

export const storyAnchor = (id: string) => `${id}_story`;

/** To a project's story, which opens, or else to the project. */
export const workHref = ({ id, hasStory }: { id: string; hasStory: boolean }) =>
  projectHref(hasStory ? storyAnchor(id) : id);

export const certificateAnchor = (id: string) => `certificate-${id}`;

/** Without the zero in `+44 (0)20`, which is not dialled after a country code. */
export const telephoneHref = (phone: string) => `tel:${phone.replace("(0)", "").replaceAll(/[^\d+]/g, "")}`;

export function projectsHref(technology?: string): string {
  return technology ? `/projects?${new URLSearchParams({ [TECHNOLOGY_PARAMETER]: technology })}` : "/projects";
}

/** Whether a link in a text leads to a project, a technology or a certificate. Its text is then usually their name. */
export const leadsToName = (href: string) =>
  [projectHref(""), `${projectsHref()}?`, `/#${certificateAnchor("")}`].some((start) => href.startsWith(start));

/** In a URL, a plus stands for a space. But someone who types `?tech=C++` means the pluses themselves. */
export const TYPED_PLUSES = /\+{2,}|\+(?=&|$)/g;

/** Returns the technology from the URL, or null if the URL selects all projects. */
export function readTechnology(search: string): string | null {
  const parameters = new URLSearchParams(search.replace(TYPED_PLUSES, encodeURIComponent));
  return parameters.get(TECHNOLOGY_PARAMETER)?.trim() || null;
}
