import { describe, expect, it } from "vitest";
import { findMissingFiles } from "./walk-content";

describe("the content check", () => {
  it("names file, field and picture when a picture is not there", () => {
    const content = { "content/certificates.ts": { certificates: [{ image: "/images/not-there.webp" }] } };
    expect(findMissingFiles(content, "public")).toEqual([
      "content/certificates.ts: certificates[0].image: expected a file at public/images/not-there.webp, found none",
    ]);
  });
});
