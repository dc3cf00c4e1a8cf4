import { expect, it } from "vitest";
import { toSlug } from "./to-slug";

it.each([
  ["Étude n° 2.JPG", "etude-n-2-jpg"],
  ["Båtførerprøven", "batforerproven"],
  ["Skjær Straße Łódź", "skjaer-strasse-lodz"],
  ["夜市地圖", "project"],
])("%s becomes %s", (text, slug) => expect(toSlug(text, "project")).toBe(slug));
