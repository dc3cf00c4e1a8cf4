import { publicUrl } from "@/app/site-metadata";
import { site } from "@/content/site";
import { readPhoto } from "@/lib/images/server/share-image";
import { listProfiles } from "@/lib/links";

export const dynamic = "force-static";

const PHOTO_PX = 240;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&");

/** A vCard line holds at most 75 bytes, and continuation lines start with a space. A character may take four bytes. */
const foldLine = (line: string) =>
  line.match(/^[ -~]*$/) ? line.replaceAll(/.{74}(?=.)/g, "$&\r\n ") : line.replaceAll(/.{18}(?=.)/gu, "$&\r\n ");

/** Uses vCard 3.0, which every phone can read. */
export async function GET() {
  const { name, firstName, role, email, phone, location, portrait } = site.owner;
  const photo = await readPhoto(portrait.src, PHOTO_PX, PHOTO_PX);
  const country = new Intl.DisplayNames("en", { type: "region" }).of(location.countryCode) ?? location.countryCode;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name.replace(firstName, "").trim())};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(role)}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    phone && `TEL;TYPE=CELL:${phone}`,
    `ADR;TYPE=WORK:;;;${escapeText(location.city)};;;${escapeText(country)}`,
    publicUrl && `URL:${publicUrl.href}`,
    ...listProfiles(site).map(({ url }) => `URL:${url}`),
    `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString("base64")}`,
    "END:VCARD",
  ];
  const card = lines.map((line) => line && `${foldLine(line)}\r\n`).join("");
  return new Response(card, { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
