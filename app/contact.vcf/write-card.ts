import { VCard } from "vcard-creator";
import { readPhoto } from "@/lib/images/server/share-image";
import type { Portfolio } from "@/lib/portfolio/resolve-portfolio";

const PHOTO_PX = 240;

/** A vCard 3.0, which every phone can read. */
export async function writeCard(
  { owner, language, profiles, accent }: Pick<Portfolio, "owner" | "language" | "profiles" | "accent">,
  publicUrl: URL | undefined,
  revisedAt: Date,
): Promise<string> {
  const { name, given, family, nickname, role, email, phone, location, portrait } = owner;
  const photo = await readPhoto(portrait.src, PHOTO_PX, PHOTO_PX, accent);
  const country = new Intl.DisplayNames(language, { type: "region" }).of(location.countryCode) ?? location.countryCode;
  const card = new VCard()
    .addFullName(name)
    .addName({ givenName: given, familyName: family })
    .addJobtitle(role)
    .addEmail({ address: email, type: ["internet"] })
    .addAddress({ locality: location.city, country, type: ["work"] })
    .addPhoto({ image: photo.toString("base64"), mime: "jpeg" })
    .addRevision(revisedAt);
  if (nickname) card.addNickname(nickname);
  if (phone) card.addPhoneNumber({ number: phone, type: ["cell"] });
  if (publicUrl) card.addUrl({ url: publicUrl.href });
  for (const { url } of profiles) card.addUrl({ url });
  return card.toString();
}
