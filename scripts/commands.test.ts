import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { getPortfolio } from "@/app/portfolio";
import { scripts } from "@/package.json";
import { isDemo } from "@/scripts/doctor/demo";

const isEverywhere = (program = "") => ["node", "npm"].includes(program) || existsSync(`node_modules/.bin/${program}`);

// Owners add scripts of their own.
it.runIf(isDemo(getPortfolio().owner.email))(
  "every script in package.json also runs on Windows [needs the demo]",
  () => {
    // In cmd.exe only double quotes are quotes, and `$`, `;` and backticks mean nothing.
    expect(Object.entries(scripts).filter(([, script]) => /['$;`]/.test(script))).toEqual([]);
    const programs = Object.values(scripts).flatMap((script) =>
      script.split("&&").map((part) => part.trim().split(" ")[0]),
    );
    expect(programs.filter((program) => !isEverywhere(program))).toEqual([]);
  },
);
