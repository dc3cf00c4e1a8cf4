/** Every content file by its path. Each is read by itself, so that one that is broken does not hide the others. */
export const contentFiles = {
  "content/site.ts": async () => (await import("./site")).site,
  "content/hero.ts": async () => (await import("./hero")).hero,
  "content/about.ts": async () => (await import("./about")).about,
  "content/cv.ts": async () => (await import("./cv")).cv,
  "content/services.ts": async () => (await import("./services")).services,
  "content/certificates.ts": async () => (await import("./certificates")).certificates,
  "content/projects.ts": async () => (await import("./projects")).projects,
  "content/contact.ts": async () => (await import("./contact")).contact,
  "content/assistant.ts": async () => (await import("./assistant")).assistant,
};

export type ContentByFile = {
  [File in keyof typeof contentFiles]: Awaited<ReturnType<(typeof contentFiles)[File]>>;
};
