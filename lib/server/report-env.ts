import "server-only";
import { getEnv } from "./env";
import { log } from "./log";

/**
 * Logs each problem of the environment once, by variable name and never by value. The features concerned are off;
 * with STRICT_ENV=1 a broken required value stops the process instead.
 */
export function reportEnvProblems(): void {
  const { problems, isStrict } = getEnv();
  for (const { variable, text } of problems) log("error", "env-problem", { variable, text });
  if (isStrict && problems.some((problem) => problem.fatal)) process.exit(1);
}
