import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Certificate } from "@/lib/portfolio/certificates/schema";
import { CertificateModal } from "./certificate-modal";

const certificate = {
  id: "python",
  title: "Python",
  issuer: "A school",
  date: "2 March 2025",
  isoDate: "2025-03-02",
  image: "/images/python.webp",
  skills: [],
};

function render(count: number, shown: Certificate = certificate) {
  const ignore = () => undefined;
  return renderToStaticMarkup(
    <CertificateModal certificate={shown} position={1} count={count} open onClose={ignore} onStep={ignore} />,
  );
}

it("a single certificate is shown without a number or arrows", () => {
  for (const sign of ["01 / 02", "View previous", "View next"]) expect(render(2)).toContain(sign);
  for (const sign of ["01 / 01", "View previous", "View next"]) expect(render(1)).not.toContain(sign);
});

it("a certificate without an image shows its title once in large letters, and opens nothing", () => {
  const html = render(1, { id: "python", title: "Python", skills: [], verifyUrl: "https://example.com/python" });
  expect(html.match(/data-slot="title-plate"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|Open in new tab|<time|<p (?!role)[^>]*><\/p>/);
  expect(html).toContain('href="https://example.com/python"');
});
