import { expect, it } from "vitest";
import { certificateAnchor, findSharedCertificate } from "./certificate-link";

const certificates = [{ id: "python" }, { id: "full-stack" }];

it("finds the certificate that an address names", () => {
  expect(findSharedCertificate(`#${certificateAnchor("full-stack")}`, certificates)).toBe(1);
});

it("knows no other fragment", () => {
  for (const hash of ["", "#", "#certificates", "#certificate-", "#certificate-cobol", "#%"]) {
    expect(findSharedCertificate(hash, certificates)).toBe(-1);
  }
});
