import { expect, it } from "vitest";
import { measureDisplayWidth } from "./display-width";

it("letters with accents are as wide as those without", () =>
  expect(measureDisplayWidth("Žůžo")).toBe(measureDisplayWidth("Zuzo")));

it("letters in scripts that the face lacks are about as wide as they are tall", () =>
  expect(measureDisplayWidth("किरण")).toBeCloseTo(4.06));
