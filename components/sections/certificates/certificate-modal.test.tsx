import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CertificateModal } from "./certificate-modal";

const certificate = {
  ...{ id: "python", title: "Python", issuer: "A school", date: "2 March 2025", isoDate: "2025-03-02" },
  ...{ image: "/images/python.webp", skills: [] },
};
const render = (count: number, change: object = {}) => {
  const ignore = () => undefined;
  const modal = {
    certificate: { ...certificate, ...change },
    position: 1,
    count,
    open: true,
    onClose: ignore,
    onStep: ignore,
  };
  return renderToStaticMarkup(<CertificateModal {...modal} />);
};

it("a single certificate is shown without a number or arrows", () => {
  for (const sign of ["01 / 02", "View previous", "View next"]) expect(render(2)).toContain(sign);
  for (const sign of ["01 / 01", "View previous", "View next"]) expect(render(1)).not.toContain(sign);
});

it("a certificate without an image offers none, and shows its title in its place once", () => {
  expect(render(1)).toContain("Open in new tab");
  const html = render(1, { image: undefined });
  expect(html).not.toContain("Open in new tab");
  expect(html.match(/data-slot="title-plate"/g)).toHaveLength(1);
});
