import { makeIcon } from "@/lib/images/server/icons";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

export default function AppleIcon() {
  return makeIcon({ size: size.width, isSquare: true });
}
