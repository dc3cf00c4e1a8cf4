import { expect, it } from "vitest";
import { slidesInView } from "./carousel";

it("shows no slide twice when all fit", () => expect(slidesInView(0, 3, 2)).toEqual([0, 1]));
