import "server-only";
import { parseSettings } from "@/lib/settings";
import { oncePerProcess } from "./process-wide";

/** Parsed when the process starts (instrumentation.ts). Nothing else in the server reads the environment. */
export const getSettings = oncePerProcess("settings", () =>
  // Do not shorten this expression: the build replaces it only in exactly this form.
  parseSettings(process.env, process.env.BUILT_SITE_URL),
);
