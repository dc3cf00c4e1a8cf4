import { expect, it } from "vitest";
import { THEME_COLOURS } from "@/lib/preferences/preferences";
import manifest from "./manifest";

it("opens on the ground of the light theme", () => {
  expect(manifest().background_color).toBe(THEME_COLOURS.light);
});
