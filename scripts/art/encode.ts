import sharp from "sharp";

const QUALITIES = [88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48];
const PALETTES = [64, 48, 32, 16];

/** Renders a drawing to WebP at the best quality that stays under `maximumBytes`; throws when none does. */
export async function encodeShadedWebp(svg: string, maximumBytes: number): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const encoded = await sharp(pixels).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
    if (encoded.byteLength <= maximumBytes) return encoded;
  }
  throw new Error(`The drawing does not fit into ${maximumBytes} bytes; draw fewer or calmer lines.`);
}

/** The same for flat drawings of fine lines and text: few colours without loss stay crisp where blocks would smear. */
export async function encodeFlatWebp(svg: string, maximumBytes: number): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg)).flatten();
  for (const colours of PALETTES) {
    const flat = await pixels.clone().png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    const encoded = await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
    if (encoded.byteLength <= maximumBytes) return encoded;
  }
  throw new Error(`The drawing does not fit into ${maximumBytes} bytes; draw fewer or calmer lines.`);
}
