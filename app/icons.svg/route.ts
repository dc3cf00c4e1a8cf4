import { brandIcons } from "@/components/ui/brand-icons";

export const dynamic = "force-static";

/** Every brand mark as a symbol of one cacheable file. */
export function GET() {
  const symbols = Object.entries(brandIcons).map(
    ([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
