import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderToBuffer } from "@react-pdf/renderer";
import { site } from "@/content/site";
import { deriveAccent } from "@/lib/preferences/accent";
import { readRelief } from "@/lib/generated/server/pictures";
import { CvDocument } from "./cv-document";
import { registerCvFonts } from "./cv-styles";

/** Name of the downloaded file: `Kiran-Rai-CV.pdf`. */
export function cvFileName(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return `${plain.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "My"}-CV.pdf`;
}

/**
 * The bytes of the CV: the owner's own file when the content names one, otherwise a document made from the content.
 *
 * @param address Origin of the site, for links back to it.
 */
export async function renderCv(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (site.cv.file) return new Uint8Array(await readFile(path.join(process.cwd(), "public", site.cv.file)));
  registerCvFonts();
  const accent = deriveAccent(site.accent).light;
  const relief = await readRelief("contours", accent.control, 1200);
  return new Uint8Array(await renderToBuffer(<CvDocument address={address} accent={accent.text} relief={relief} />));
}
