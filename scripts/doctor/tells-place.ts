const HEADER_BYTES = 6;
const ENTRY_BYTES = 12;
/** The entry that leads to latitude and longitude. */
const GPS_TAG = 0x8825;

/**
 * Whether a picture's Exif block says where the photo was taken, as phones write it. Next.js leaves it out of the
 * pictures that it resizes; the file in `public/` itself stays open to everyone.
 */
export function tellsPlace(exif: Buffer | undefined): boolean {
  const tiff = exif?.subarray(HEADER_BYTES);
  if (!tiff || tiff.length < 8) return false;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const readShort = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return false;
  const count = Math.min(readShort(first), Math.floor((tiff.length - first - 2) / ENTRY_BYTES));
  return Array.from({ length: count }, (_, index) => readShort(first + 2 + index * ENTRY_BYTES)).includes(GPS_TAG);
}
