import { drawOwnName, drawShareImage, SHARE_IMAGE_SIZE } from "@/lib/images/server/share-image";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

function drawHomeImage({ owner, hero, accent }: Portfolio) {
  const { full, first } = drawOwnName(owner);
  const texts = {
    overline: `${full} · ${owner.location.label}`,
    lead: hero.greeting,
    title: first,
    footer: owner.role,
  };
  const { src, cutout } = owner.portrait;
  const size = cutout ? { width: 400, height: 500 } : { width: 320, height: 400 };
  return drawShareImage(texts, [{ src, isCutout: cutout, ...size }], accent);
}

function drawProjectsImage({ owner, projects, projectsPage, accent }: Portfolio) {
  const texts = {
    overline: owner.role,
    lead: drawOwnName(owner).full,
    title: projectsPage.title,
    footer: projects
      .slice(0, 3)
      .map(({ title }) => title)
      .join(" · "),
  };
  return drawShareImage(
    texts,
    projects.flatMap(({ image }) => (image ? { src: image, width: 336, height: 210 } : [])).slice(0, 2),
    accent,
  );
}

export const homeImage = (portfolio: Portfolio) => ({
  path: "/opengraph-image",
  alt: `${portfolio.owner.name}, ${portfolio.owner.role}`,
  ...SHARE_IMAGE_SIZE,
  draw: () => drawHomeImage(portfolio),
});

export const projectsImage = (portfolio: Portfolio) => ({
  path: "/projects/opengraph-image",
  alt: `${portfolio.projectsPage.title} by ${portfolio.owner.name}`,
  ...SHARE_IMAGE_SIZE,
  draw: () => drawProjectsImage(portfolio),
});
