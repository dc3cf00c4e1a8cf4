import { existsSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";

const FOLDERS = (process.env.PATH ?? "").split(path.delimiter);
const PLACES = [
  ...FOLDERS.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => path.join(folder, name))),
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The system's Firefox over WebDriver BiDi: Playwright's own is a 100 MB download. */
export const firefoxFile = process.env.FIREFOX_PATH || PLACES.find((file) => existsSync(file));

interface Connection {
  rawSend: (message: { id: number; method: string }) => void;
  _dispatchMessage: (answer: object) => void;
}

/** Firefox ESR lacks a command that Playwright sends. Remove once account/firefox.spec.ts passes without it. */
export function answerMediaFeatures(browser: Browser): void {
  const client = Reflect.get(browser, "_connection") as { toImpl: (of: Browser) => { _connection: Connection } };
  const { _connection: connection } = client.toImpl(browser);
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== "emulation.setMediaFeaturesOverride") return send(message);
    queueMicrotask(() => connection._dispatchMessage({ id: message.id, type: "success", result: {} }));
  };
}
