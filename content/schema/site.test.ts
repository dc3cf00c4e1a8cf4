import { expect, it } from "vitest";
import { siteSchema } from "./site";

const { landscape, altitudes } = siteSchema.shape;

it("the landscape is one of three, peaks by default", () => {
  expect(landscape.parse(undefined)).toBe("peaks");
  expect(landscape.parse("shore")).toBe("shore");
  expect(landscape.safeParse("desert").error?.issues[0]?.message).toBe("expected one of peaks, hills, shore");
});

it("altitudes are optional, in whole metres, and the summit is the higher one", () => {
  const complain = (home: number, summit: number) => {
    const [issue] = altitudes.safeParse({ home, summit }).error?.issues ?? [];
    return issue && `${issue.path.join(".")}: ${issue.message}`;
  };
  expect(altitudes.parse(undefined)).toBeUndefined();
  expect(complain(822, 6993)).toBeUndefined();
  expect(complain(6993, 822)).toBe("summit: expected a summit above your home");
  expect(complain(822.5, 6993)).toBe("home: expected a whole number of metres");
  expect(complain(822, 69930)).toBe("summit: expected metres above sea level, at most 8849");
});
