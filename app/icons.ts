import { makeIcon } from "@/lib/images/server/icons";
import { versionedUrl } from "@/lib/images/server/versioned-url";

export const icon = { path: "/icon", sizes: "192x192", draw: () => makeIcon({ size: 192 }) };

export const appleIcon = {
  path: "/apple-icon",
  sizes: "180x180",
  draw: () => makeIcon({ size: 180, isSquare: true }),
};

export async function describeIcon({ path, sizes, draw }: typeof icon) {
  return { url: await versionedUrl({ path, draw }), type: "image/png", sizes };
}
