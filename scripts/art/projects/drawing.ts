/** The few shapes that the product pictures are composed of. */

export const PROJECT_WIDTH = 1600;
export const PROJECT_HEIGHT = 1000;

type BoxStyle = { fill: string; radius?: number; stroke?: string; opacity?: number; shadow?: boolean };

export function drawBox(x: number, y: number, width: number, height: number, style: BoxStyle): string {
  const { fill, radius = 0, stroke, opacity = 1, shadow = false } = style;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"` +
    `${stroke ? ` stroke="${stroke}" stroke-width="2"` : ""}${shadow ? ' filter="url(#shadow)"' : ""}/>`
  );
}

export function drawRule(x: number, y: number, width: number, colour: string): string {
  return `<path d="M${x} ${y}h${width}" stroke="${colour}" stroke-width="2"/>`;
}

/** What is drawn in `content`, cut to a rounded window at the place; `content` counts from the window's corner. */
export function drawWindow(
  {
    id,
    x,
    y,
    width,
    height,
    radius,
  }: { id: string; x: number; y: number; width: number; height: number; radius: number },
  fill: string,
  content: string,
): string {
  return (
    `<clipPath id="${id}"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>` +
    `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}" filter="url(#shadow)"/>` +
    `<g clip-path="url(#${id})">${content}</g></g>`
  );
}

/** The bar of a browser window: three dots and an address field, from the window's corner. */
export function drawBrowserBar(width: number, fill: string, dot: string, address: string): string {
  const dots = [32, 58, 84].map((x) => `<circle cx="${x}" cy="30" r="8" fill="${dot}"/>`).join("");
  return `${drawBox(0, 0, width, 60, { fill })}${dots}${address}`;
}

/** The picture around it all; `shadow` is the tint of every shadow in it. */
export function drawPicture(ground: string, shadow: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PROJECT_WIDTH}" height="${PROJECT_HEIGHT}">` +
    `<defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">` +
    `<feDropShadow dx="0" dy="22" stdDeviation="26" flood-color="${shadow}" flood-opacity=".34"/></filter></defs>` +
    `<rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`
  );
}
