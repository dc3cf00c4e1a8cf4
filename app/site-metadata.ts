import { getSettings } from "@/lib/server/settings";

/** Set by next.config.ts, so that everything that names the date of a build names the same one. */
export const buildDate = new Date(process.env.BUILD_DATE || Date.now());
export const buildCommit = process.env.BUILD_COMMIT || undefined;

const { publicUrl: knownUrl } = getSettings();

export const siteUrl = new URL(knownUrl ?? "http://localhost:3000");

export const publicUrl = knownUrl ? siteUrl : undefined;
