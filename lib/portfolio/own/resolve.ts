import type { OwnSection } from "./schema";

/** A section that the owner has added in content/site.ts. */
export const resolveOwnSection = ({ introduction, entries }: OwnSection) => ({
  kind: "own" as const,
  introduction,
  entries,
});
