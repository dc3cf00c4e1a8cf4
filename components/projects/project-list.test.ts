import { expect, it } from "vitest";
import { usesTechnology } from "./project-list";

it("technologies match as whole names in any case", () => {
  expect(usesTechnology(["NextJS", "React"], "nextjs")).toBe(true);
  expect(usesTechnology(["NextJS", "React"], "Next")).toBe(false);
});
