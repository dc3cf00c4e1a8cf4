import { vi } from "vitest";
import { parseSettings, type Source } from "@/lib/settings";

/** Starts the process anew with these settings, until `vi.unstubAllGlobals()`. */
export function stubSettings(source: Source, builtSiteUrl?: string): void {
  vi.stubGlobal(Symbol.for("portfolio.settings"), parseSettings(source, builtSiteUrl));
}
