import { SETTING_NAMES } from "./lib/settings";

/** Clears the settings, so that tests do not depend on the environment. */
export default function setup(): void {
  for (const name of SETTING_NAMES) process.env[name] = "";
}
