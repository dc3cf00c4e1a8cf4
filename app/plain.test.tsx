import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SiteFooter } from "@/components/layout/site-footer";
import { AnySection } from "@/components/sections/any-section";
import { Hero } from "@/components/sections/hero/hero";
import { Trail } from "@/components/sections/trail";
import { resolvePortfolio } from "@/lib/portfolio/resolve-portfolio";
import { makeContent } from "@/lib/portfolio/test/contents";

vi.stubEnv("IMAGES_VERSION", "1");
vi.stubEnv("DRAWINGS_VERSION", "1");

function render(landscape?: "hills" | false): string {
  const { owner } = makeContent().site;
  const portfolio = resolvePortfolio(
    makeContent({
      site: {
        owner: { ...owner, portrait: { ...owner.portrait, cutout: true } },
        landscape,
        trek: [
          { place: "Low", height: 1070 },
          { place: "High", height: 4130 },
        ],
        summit: { name: "Top", height: 6993 },
      },
    }),
  );
  return renderToStaticMarkup(
    <>
      <Hero {...portfolio} firstSection="about" hasAssistant />
      <Trail {...portfolio}>
        {portfolio.sections.map((section) => (
          <AnySection key={section.id} section={section} />
        ))}
      </Trail>
      <SiteFooter {...portfolio} year={2040} hasAssistant />
    </>,
  );
}

const DRAWN = ["relief.svg", "trail-line", "hero-ground", 'data-slot="stage', "climber", "data-cutout", "Low", "Top"];

it("without a landscape, nothing is drawn, and each section begins with a rule", () => {
  const plain = render(false);
  for (const part of DRAWN) expect(plain).not.toContain(part);
  const heads = plain.match(/<header data-slot="waypoint" class="[^"]*"/g) ?? [];
  expect(heads.map((head) => head.includes("border-t"))).toEqual([true, true]);
});

it("a landscape is drawn, with its trek", () => {
  const drawn = render("hills");
  for (const part of DRAWN) expect(drawn).toContain(part);
  expect(drawn).not.toMatch(/<header data-slot="waypoint" class="[^"]*border-t/);
});
