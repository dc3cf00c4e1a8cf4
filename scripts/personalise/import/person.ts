import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { telephoneHref } from "@/lib/links";
import { channelUrl } from "@/lib/portfolio/schema/fields";
import { siteSchema } from "@/lib/portfolio/schema/site";
import { isExample } from "@/scripts/doctor/demo";
import { findCountryCode, guessCountryCode, nameCountry } from "@/scripts/personalise/guess-country";
import { addChannel, PROFILES, type Channels } from "@/scripts/personalise/parse-answers";
import type { Answers } from "@/scripts/personalise/questions";
import { nameEntry, type ImportReport } from "./report";
import type { Resume } from "./resume";
import { joinPlace, splitPlace, toPlain } from "./texts";

type Basics = Resume["basics"];

const { email, phone } = siteSchema.shape.owner.shape;

const SUFFIX = /^(jr|sr|i{1,3}|iv|ph\.?d|m\.?d|mba|msc|bsc|esq|pmp|cpa|dr|ing|mag)\b/i;
const PICTOGRAPH = /[\p{Extended_Pictographic}\u200d\ufe0f]/gu;

/** Removes emoji, which no font of the CV has. */
function dropPictures(field: string, text: string | undefined, report: ImportReport): string | undefined {
  const written = toPlain(text ?? "");
  const plain = written.replaceAll(PICTOGRAPH, "").replaceAll(/\s+/g, " ").trim();
  if (plain !== written) report.note("You", `${field}: “${written}” is written without its emoji`);
  return plain || undefined;
}

/** Reads `Lovelace, Ada` as Ada Lovelace. */
function readName({ name = "", lastName }: Basics, report: ImportReport) {
  const plain = dropPictures("name", name, report) ?? "";
  const [, family = "", given = ""] = /^([^,]+),\s*([^,]+)$/.exec(plain) ?? [];
  if (!given || SUFFIX.test(given)) return { name: plain || undefined, familyName: lastName };
  report.note("You", `name: “${plain}” is read as ${given} ${family}`);
  return { name: `${given} ${family}`, familyName: family };
}

/** Adds the owner's country code to a phone number that has none, and drops the zero in `+44 020 …`, which cannot be dialled. */
function readPhone(written: string | undefined, country: string | undefined, report: ImportReport): string | undefined {
  if (!written) return undefined;
  const region = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(written, region);
  const possible = number?.isPossible() ? number : undefined;
  if (phone.safeParse(written).success && (!possible || possible.getURI() === telephoneHref(written))) return written;
  const whole = possible?.formatInternational();
  if (whole && phone.safeParse(whole).success) {
    report.note("You", `phone: ${written} is read as ${whole}`);
    return whole;
  }
  const code = region ? ` (${nameCountry(region)}: +${getCountryCallingCode(region)})` : "";
  report.note("You", `phone: ${written} is left out: it needs its country code${code}`);
  return undefined;
}

function readEmail(written: string | undefined, report: ImportReport): string | undefined {
  if (!written) return undefined;
  const plain = written.replace(/^mailto:/i, "").trim();
  if (!email.safeParse(plain).success) report.note("You", `email: ${written} is not an email address`);
  else if (isExample(plain)) report.note("You", `email: nobody has an address at example.com, so ${plain} is left out`);
  else return plain;
  return undefined;
}

/** Files that know the parts of a place name them; in the others, the city is the whole place. */
function readPlace({ city, region, countryCode }: Basics["location"], report: ImportReport) {
  const whole = city?.includes(",") || !(region || countryCode) ? city : undefined;
  const country = findCountryCode(countryCode) ?? guessCountryCode(whole);
  if (countryCode && !findCountryCode(countryCode))
    report.note("You", `country: ${countryCode} is not a country that the site knows`);
  const named = country && nameCountry(country);
  const [town, ...others] = splitPlace(whole ?? city);
  const label = joinPlace(town, region, ...others, guessCountryCode(whole) ? undefined : named);
  return { city: town, country, place: label };
}

/** The parts of a profile's URL, if it has one. */
function parseUrl(written = ""): URL | undefined {
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written)
    ? `https://${written}`
    : written.replace(/^http:/i, "https:");
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

const hostOf = (url: URL) => url.hostname.replace(/^www\./, "");

/** Names the network by its host if the file does not, or only calls it a website. */
function nameNetwork(network: string | undefined, url: URL | undefined): string | undefined {
  const host = url && hostOf(url);
  const known = [...PROFILES.values()].find(({ start }) => hostOf(new URL(start)) === host)?.name;
  const isGeneral = !network || (known && /^(website|portfolio|blog|company)$/i.test(network));
  return isGeneral ? (known ?? host) : network;
}

const NEEDS_URL = "it needs a URL to become a channel in content/site.ts";

/** Every profile becomes a channel, even a second one on the same network. */
function readProfiles(profiles: Basics["profiles"], own: string | undefined, report: ImportReport): Channels {
  const channels: Channels = {};
  for (const profile of profiles) {
    const written = parseUrl(profile.url);
    const inUser = parseUrl(
      profile.username && (profile.username.includes("/") || profile.username.includes(":")) ? profile.username : "",
    );
    const network = nameNetwork(profile.network, written ?? inUser);
    const where = nameEntry("Profile", network, profile.username);
    if (!network) {
      if (profile.username) report.note(where, NEEDS_URL);
      continue;
    }
    const known = PROFILES.get(network.toLowerCase().replaceAll(/[\s.]/g, ""));
    const isKey = known && network === network.toLowerCase();
    const user = profile.username?.replace(/^@/, "").replace(/^(in|u|users?|people)\//, "");
    const isBare = written && written.pathname === "/" && !written.search && !written.hash;
    const isHome = isBare && known && hostOf(new URL(known.start)) === hostOf(written);
    const composed = known && user && !inUser ? known.start + user : undefined;
    const url = (isHome ? composed : undefined) ?? (written ?? inUser)?.href ?? composed;
    const isOwnEmail = own && url === `mailto:${own}`;
    if (url && channelUrl.safeParse(url).success) {
      if (!isOwnEmail)
        addChannel(channels, toPlain(isKey ? known.name : network), keepTrailing(url, profile.url), user);
      if (profile.url && /^http:/i.test(profile.url))
        report.note(where, `${profile.url} was changed to https: check that it opens`);
    } else if (profile.url || profile.username) report.note(where, NEEDS_URL);
  }
  return channels;
}

/** Removes the slash that `URL` adds to a host, unless the owner wrote one. */
const keepTrailing = (url: string, written = "") =>
  url.endsWith("/") && written && !written.endsWith("/") ? url.slice(0, -1) : url;

/** LinkedIn's export has everything but the address of its owner's profile. */
const isUnknownLinkedIn = ({ network, url, username }: Basics["profiles"][number]) =>
  network?.toLowerCase() === "linkedin" && !url && !username;

/** Reads the owner's details. `country` completes the phone number if the file names no country. */
export function readPerson(basics: Basics, report: ImportReport, country?: string) {
  const { name, familyName } = readName(basics, report);
  const place = readPlace(basics.location, report);
  const address = readEmail(basics.email, report);
  const role = dropPictures("role", basics.label, report);
  if (basics.image)
    report.note("You", `image: ${basics.image}: save your photo, and run npm run image -- photo.jpg --as portrait`);
  const answers: Answers = {
    name,
    "first-name": basics.firstName,
    role,
    email: address,
    phone: readPhone(basics.phone, place.country ?? country, report),
    city: place.city,
    country: place.country,
    place: place.place,
    // An empty answer is asked for.
    linkedin: basics.profiles.some(isUnknownLinkedIn) ? "" : undefined,
  };
  const { profiles, url } = basics;
  const links = url ? [...profiles, { network: "Website", url }] : profiles;
  const isLast = familyName === undefined || name?.split(" ").at(-1) === familyName;
  return {
    answers,
    channels: readProfiles(links, address, report),
    familyName: isLast ? undefined : familyName,
  };
}

export type ImportedPerson = ReturnType<typeof readPerson>;
