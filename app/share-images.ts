import { drawOwnName, drawShareImage, SHARE_IMAGE_SIZE } from "@/lib/images/server/share-image";
import { portfolio } from "@/lib/portfolio/portfolio";

const { owner, hero, projects, projectsPage } = portfolio;

function drawHomeImage() {
  const { full, first } = drawOwnName();
  const texts = {
    overline: `${full} · ${owner.location.label}`,
    lead: hero.greeting,
    title: first,
    footer: owner.role,
  };
  const { src, cutout } = owner.portrait;
  const size = cutout ? { width: 400, height: 500 } : { width: 320, height: 400 };
  return drawShareImage(texts, [{ src, isCutout: cutout, ...size }]);
}

function drawProjectsImage() {
  const texts = {
    overline: owner.role,
    lead: drawOwnName().full,
    title: projectsPage.title,
    footer: projects
      .slice(0, 3)
      .map(({ title }) => title)
      .join(" · "),
  };
  return drawShareImage(
    texts,
    projects.flatMap(({ image }) => (image ? { src: image, width: 336, height: 210 } : [])).slice(0, 2),
  );
}

export const homeImage = {
  path: "/opengraph-image",
  alt: `${owner.name}, ${owner.role}`,
  ...SHARE_IMAGE_SIZE,
  draw: drawHomeImage,
};

export const projectsImage = {
  path: "/projects/opengraph-image",
  alt: `${projectsPage.title} by ${owner.name}`,
  ...SHARE_IMAGE_SIZE,
  draw: drawProjectsImage,
};
