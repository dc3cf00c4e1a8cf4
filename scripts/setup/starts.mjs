import { spawnSync } from "node:child_process";

const LIMIT_MS = 20_000;

/** Whether the program exists and starts. */
export const starts = (file) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: LIMIT_MS }).status === 0;
