import { expect, it } from "vitest";
import { offerAccents } from "./accent";

const violetPinkRed = [
  { name: "Violet", hex: "#8B5CF6" },
  { name: "Pink", hex: "#EC4899" },
  { name: "Red", hex: "#EF4444" },
];
const offer = (accent: string) => offerAccents(accent, violetPinkRed, "Ada").map(({ name }) => name);

it("the owner's accent is offered first", () => {
  expect(offer("#8B5CF6")).toEqual(["Violet", "Pink", "Red"]);
  expect(offer("#ef4444")).toEqual(["Red", "Violet", "Pink"]);
  expect(offer("#0EA5E9")).toEqual(["Ada’s colour", "Violet", "Pink", "Red"]);
});
