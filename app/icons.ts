import { makeIcon } from "@/lib/images/server/icons";
import { getOwner } from "./owner";

export const icon = { path: "/icon", sizes: "192x192", draw: () => makeIcon({ size: 192, owner: getOwner() }) };

export const appleIcon = {
  path: "/apple-icon",
  sizes: "180x180",
  draw: () => makeIcon({ size: 180, isSquare: true, owner: getOwner() }),
};
