import { day } from "@/lib/portfolio/schema/fields";

interface ReadDate {
  year: string;
  month?: string;
  day?: string;
}

/** What people write in place of an end date, in the languages of the scripts that the CV can show. */
const NOW = `
present|presently|now|current|currently|today|ongoing|on-going|still|date|active|pursuing|in progress|continuing
heute|jetzt|aktuell|laufend|aujourd'hui|présent|ce jour|maintenant|en cours|actualité|actual|actualidad|actualmente
la fecha|hoy|presente|en curso|atual|atualidade|atualmente|o momento|em andamento|oggi|attuale|attualmente|in corso
heden|nu|obecnie|teraz|současnost|dosud|súčasnosť|pågående|nuvarande|i dag|nå|nykyinen|tänään|jelenleg|prezent
halen|günümüz|bugün|devam ediyor|şu an|hiện tại|hiện nay|nay|sekarang|saat ini
сейчас|настоящее время|настоящий момент|сегодня|н.в|дотепер|теперішній час|σήμερα|τώρα|сих пор
至今|迄今|现在|現在|目前|今|在职|在職|現職|현재|재직중|재직 중|지금
वर्तमान|अब तक|अभी तक|আজ পর্যন্ত|বর্তমান|ปัจจุบัน|היום|כיום|עכשיו
الآن|اليوم|حاليا|تاريخه|الوقت الحاضر|الوقت الحالي|اکنون|کنون|تاکنون|حال حاضر|حال|امروز|موجودہ|تاحال
`;
/** The languages whose names of months are read. */
const LANGUAGES =
  "en de fr es pt it nl pl cs sk sv da nb fi hu ro tr ru uk el ca id bg he ar ar-SY fa ur hi bn th".split(" ");

const plainLetters = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const UNTIL = new RegExp(
  plainLetters(
    "^(to|at|till|until|up to|bis|hasta|jusqu'(à|a)|à|a|até|fino ad?|tot|do|до|по|на|έως|până în|حتى|حتي|إلى|تا|در|עד) ",
  ),
);

/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Writes ٢٠١٦ as 2016. */
const toLatinDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (sign) => {
    const values = ZEROS.map((zero) => (sign.codePointAt(0) ?? 0) - zero);
    return String(values.find((value) => value >= 0 && value <= 9) ?? sign);
  });

/** Without what follows in brackets or after a point: `Present (2 years)`, `至今（9个月）`. */
const toPlainWord = (text: string) =>
  plainLetters(text.replace(/[(（·•].*$/s, "").replaceAll(/[’‘]/g, "'"))
    .replaceAll("\u200c", " ")
    .replace(/[.。]+$/, "")
    .trim();

const NOW_WORDS = new Set(NOW.trim().split(/[|\n]/).map(toPlainWord));

export function isNow(date = ""): boolean {
  const word = toPlainWord(date);
  return NOW_WORDS.has(word) || NOW_WORDS.has(word.replace(UNTIL, ""));
}

function listMonthNames(): Map<string, string> {
  const names = new Map([["sept", "09"]]);
  const styles = (["long", "short"] as const).flatMap((month): Intl.DateTimeFormatOptions[] => [
    { month, timeZone: "UTC" },
    // Beside a day, many languages inflect the name.
    { month, day: "numeric", timeZone: "UTC" },
  ]);
  for (const format of LANGUAGES.flatMap((language) =>
    styles.map((style) => new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, style)),
  )) {
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(Date.UTC(2020, month - 1, 15));
      const name = plainLetters(parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, "");
      if (/^(\p{L}{3,}|(?!\p{sc=Latin})\p{L}{2,})$/u.test(name) && !names.has(name))
        names.set(name, String(month).padStart(2, "0"));
    }
  }
  return names;
}
const MONTH_NAMES = listMonthNames();

function findMonthName(text: string): string | undefined {
  const words = plainLetters(text).match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => MONTH_NAMES.get(word) ?? [])[0];
}

function toDate(year = "", month?: string, day?: string): ReadDate | undefined {
  const date = [year, month, day].flatMap((part) => part?.padStart(2, "0") ?? []);
  const time = Date.parse(date.join("-"));
  if (!/^(19|20)\d\d$/.test(year) || Number.isNaN(time)) return undefined;
  if (!new Date(time).toISOString().startsWith(date.join("-"))) return undefined;
  return { year, month: date[1], day: date[2] };
}

/** Uses the only possible order of day and month. If both orders are possible, keeps only the year. */
function orderDayAndMonth(first = "", second = "", year = "") {
  if (Number(first) > 12) return toDate(year, second, first);
  if (Number(second) > 12 || first === second) return toDate(year, first, second);
  return toDate(year);
}

/** Reads `2016`, `2016-06-01`, `2016/6`, `06/2016`, `6.2016`, `June 2016`, `5 June 2016`, `2016年6月` and `Summer 2016`. */
function readDate(written: string): ReadDate | undefined {
  const text = toLatinDigits(written).trim();
  const match = (pattern: RegExp) => pattern.exec(text) ?? undefined;
  const iso = match(
    /^(\d{4})(?:[-/.]|[年년]\s?)(\d{1,2})(?:(?:[-/.]|[月월]\s?)(\d{1,2})[日일]?)?[月월]?(?:[T ](?!.*\b(?:19|20)\d\d\b).*)?$/,
  );
  if (iso) return toDate(iso[1], iso[2], iso[3]) ?? toDate(iso[1], iso[2]) ?? toDate(iso[1]);
  const compact = match(/^(\d{4})(\d{2})(\d{2})?$/);
  if (compact) return toDate(compact[1], compact[2], compact[3]);
  const monthFirst = match(/^(\d{1,2})[-/.](\d{4})$/);
  if (monthFirst) return toDate(monthFirst[2], monthFirst[1]);
  const dotted = match(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/);
  if (dotted) return toDate(dotted[3], dotted[2], dotted[1]);
  const full = match(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/);
  if (full) return orderDayAndMonth(full[1], full[2], full[3]);
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  const [year = /['’](\d\d)\b/.exec(text)?.[1]?.replace(/^/, "20")] = years;
  if (!year || new Set(years).size > 1) return undefined;
  const month = findMonthName(text);
  const day = month && /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?(?!\d)/i.exec(text.replace(year, ""))?.[1];
  return toDate(year, month, day) ?? toDate(year, month);
}

/** Returns `YYYY-MM` or `YYYY`, or undefined if the date cannot be read. */
export function readMonth(written: string): string | undefined {
  const date = readDate(written);
  return date && [date.year, date.month].filter(Boolean).join("-");
}

/** Returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or undefined if the date cannot be read. */
export function readDay(written: string): string | undefined {
  // Unlike a job, an award or a publication can be from before 1900.
  const exact = day.safeParse(written.trim());
  if (exact.success) return exact.data;
  const date = readDate(written);
  return date && [date.year, date.month, date.day].filter(Boolean).join("-");
}

const BETWEEN =
  /\s+(?:-|to|until|till|bis|hasta|à|a|do|al|até|до|по|إلى|حتى|تا|עד)\s+|\s*(?:[–—~〜～]|--+|[至到](?!今))\s*|(?<=\d{4})\s*-\s*(?=\d{4}|\p{L})|(?<=[\d年月])\s*(?=至今)/u;

/** Splits `2019 – 2021` and `Jan 2020 to present` into start and end. */
export function splitPeriod(period: string): { start: string; end?: string } {
  const [start = "", end, ...more] = toLatinDigits(period).split(BETWEEN);
  return more.length > 0 || !start ? { start: period } : { start, end };
}

/** Writes `2025-03-02` as `2 March 2025`. */
export function writeDay(isoDate: string): string {
  const format: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (isoDate.length > 4) format.month = "long";
  if (isoDate.length > 7) format.day = "numeric";
  return new Date(isoDate).toLocaleDateString("en-GB", format);
}
