import "server-only";
import { describePasswordLength, normalizePassword } from "@/lib/account/password";
import { site } from "@/content/site";
import { loadCommonPasswords } from "./common-passwords";
import { refuse, type Refusal } from "./outcome";

/** A word of the context must be this long to count; all together may make up this share of a password. */
const CONTEXT_WORD_MIN_CHARACTERS = 4;
const CONTEXT_SHARE_MAX = 0.5;

const SITE_WORDS = ["portfolio", ...site.owner.name.split(/\s+/), site.owner.firstName];

function isMostlyContext(password: string, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const left = words
    .map((word) => word.normalize("NFKC").toLowerCase())
    .filter((word) => word.length >= CONTEXT_WORD_MIN_CHARACTERS)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), lower);
  return lower.length - left.length > lower.length * CONTEXT_SHARE_MAX;
}

function isRepetition(password: string): boolean {
  return /^(.{1,4})\1*.{0,3}$/su.test(password) && new Set(password).size <= 4;
}

export interface Person {
  name: string;
  email: string;
}

/** What keeps a text from being this person's password, as a sentence; null when nothing does. No rules of composition. */
export async function findPasswordFault(
  password: string,
  person: Person,
  minCharacters: number,
): Promise<string | null> {
  const lengthFault = describePasswordLength(password, minCharacters);
  if (lengthFault) return lengthFault;

  const normal = normalizePassword(password);
  const common = await loadCommonPasswords(minCharacters);
  if (common.has(normal.toLowerCase()) || isRepetition(normal)) {
    return "This password is one of the first that others would try. Please choose another.";
  }
  const [local = "", domain = ""] = person.email.split("@");
  if (isMostlyContext(normal, [...SITE_WORDS, ...person.name.split(/\s+/), person.email, local, domain])) {
    return "Please choose a password that is not made of your name, your address or this site's name.";
  }
  return null;
}

/** The refusal of a password that this person cannot have; null when nothing speaks against it. Asks no store. */
export async function refuseWeakPassword(
  password: string,
  person: Person,
  minCharacters: number,
): Promise<Refusal | null> {
  const fault = await findPasswordFault(password, person, minCharacters);
  return fault === null ? null : refuse("auth/weak-password", { fields: { password: fault } });
}
