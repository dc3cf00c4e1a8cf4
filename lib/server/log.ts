import "server-only";
import { LOG_LEVELS, type LogLevel } from "@/lib/settings";
import { getSettings } from "./settings";

/** Writes one JSON line. Never log visitors' text, addresses, tokens or cookies. */
export function log(level: LogLevel, event: string, fields: Record<string, string | number | boolean> = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(getSettings().logLevel)) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Logs an error without its message, which may quote a visitor. */
export function logThrown(error: unknown, request: { route: string; requestId?: string }): void {
  const thrown = error instanceof Error ? error : undefined;
  const at = /^\s+(at .*)$/m.exec(thrown?.stack ?? "")?.[1] ?? "";
  log("error", "api-error", { ...request, error: thrown?.name ?? typeof error, at });
}
