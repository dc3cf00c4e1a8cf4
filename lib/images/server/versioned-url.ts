import "server-only";
import { createHash } from "node:crypto";

interface DrawnImage {
  path: string;
  draw: () => Response | Promise<Response>;
}

async function addHash({ path, draw }: DrawnImage): Promise<string> {
  const image = await (await draw()).arrayBuffer();
  return `${path}?v=${createHash("sha256").update(Buffer.from(image)).digest("hex").slice(0, 8)}`;
}

const urls = new Map<string, Promise<string>>();

/** The image's URL with a hash of what is drawn, because chat apps and browsers keep an image for as long as its URL stays. */
export function versionedUrl(image: DrawnImage): Promise<string> {
  const url = urls.get(image.path) ?? addHash(image);
  urls.set(image.path, url);
  return url;
}
