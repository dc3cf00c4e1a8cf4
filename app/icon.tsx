import { makeIcon } from "@/lib/images/server/icons";

export const size = { width: 192, height: 192 };
export const contentType = "image/png";

export default function Icon() {
  return makeIcon({ size: size.width });
}
