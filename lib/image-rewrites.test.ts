import { matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";
import { expect, it } from "vitest";
import { rewriteForeignImages } from "./image-rewrites";

const names = Array.from({ length: 60 }, (_, index) => `images/${index}.webp`);
const [rule] = rewriteForeignImages([...names, "images/me & you (1).webp", "relief.svg"], "1a2b");

const isRewritten = (url?: string | string[]) => Boolean(matchHas(Object({ headers: {} }), { url }, [], rule?.missing));

it("leaves the site's own images alone, however many there are and whatever their names", () => {
  for (const name of [...names, "images/me & you (1).webp", "images/me%20&%20you%20(1).webp"]) {
    expect(isRewritten(`/${name}?v=1a2b`), name).toBe(false);
  }
});

it.each([
  "/images/61.webp?v=1a2b",
  "/images/1.webp",
  "/images/1xwebp?v=1a2b",
  "/images/1.webp?v=1a2b\n",
  "\n/images/1.webp?v=1a2b",
  "/images/a\n{}\n?v=1a2b",
  "/relief.svg?v=1a2b",
  "/_next/static/media/a.webp",
  "https://example.com/images/1.webp?v=1a2b",
  "",
  undefined,
])("sends a request for the image %j to a page that does not exist", (url) => expect(isRewritten(url)).toBe(true));
