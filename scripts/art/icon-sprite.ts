import { brandIcons } from "@/components/ui/brand-icons";

/** Every brand mark as a symbol of one file. */
export function createIconSprite(): string {
  const symbols = Object.entries(brandIcons).map(
    ([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
