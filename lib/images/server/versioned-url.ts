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

/** The URL has a hash of what is drawn, because chat apps and browsers keep an image for as long as its URL stays. */
function versionedUrl(image: DrawnImage): Promise<string> {
  const url = urls.get(image.path) ?? addHash(image);
  urls.set(image.path, url);
  return url;
}

/** What a page's head says of an image that is drawn for it. */
export async function describeImage<Details extends object>({ path, draw, ...details }: DrawnImage & Details) {
  return { url: await versionedUrl({ path, draw }), type: "image/png", ...details };
}
