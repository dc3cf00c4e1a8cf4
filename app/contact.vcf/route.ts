import { VCard } from "vcard-creator";
import { buildDate, publicUrl } from "@/app/site-metadata";
import { readPhoto } from "@/lib/images/server/share-image";
import { portfolio } from "@/lib/portfolio/portfolio";

export const dynamic = "force-static";

const PHOTO_PX = 240;

/** A vCard 3.0, which every phone can read. */
export async function GET() {
  const { name, given, family, nickname, role, email, phone, location, portrait } = portfolio.owner;
  const photo = await readPhoto(portrait.src, PHOTO_PX, PHOTO_PX);
  const country = new Intl.DisplayNames("en", { type: "region" }).of(location.countryCode) ?? location.countryCode;
  const card = new VCard()
    .addFullName(name)
    .addName({ givenName: given, familyName: family })
    .addJobtitle(role)
    .addEmail({ address: email, type: ["internet"] })
    .addAddress({ locality: location.city, country, type: ["work"] })
    .addPhoto({ image: photo.toString("base64"), mime: "jpeg" })
    .addRevision(buildDate);
  if (nickname) card.addNickname(nickname);
  if (phone) card.addPhoneNumber({ number: phone, type: ["cell"] });
  if (publicUrl) card.addUrl({ url: publicUrl.href });
  for (const { url } of portfolio.profiles) card.addUrl({ url });
  return new Response(card.toString(), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
