import type { Owner } from "./schema";

type Names = Pick<Owner, "name" | "firstName" | "familyName" | "latinName">;

const has = (all: readonly string[], words: readonly string[]) => ` ${all.join(" ")} `.includes(` ${words.join(" ")} `);

/** A family name at the start comes first. Anywhere else, it goes on to the end: `López` in `Ana López García`. */
function splitAt(name: string, familyName: string) {
  const [before = "", ...others] = ` ${name} `.split(` ${familyName} `);
  // Chinese and Japanese names have no spaces.
  if (others.length === 0) return { given: name.replace(familyName, "").trim(), family: familyName };
  const after = others.join(` ${familyName} `).trim();
  if (!before.trim()) return { given: after, family: familyName };
  return { given: before.trim(), family: `${familyName} ${after}`.trim() };
}

/**
 * Splits the full name into given and family name, between two of its words. `firstName` is a nickname if it is not part
 * of the full name. If the full name ends with it, the family name comes first.
 */
export function splitName({ name, firstName, familyName }: Omit<Names, "latinName">) {
  const words = name.split(/\s+/);
  const called = firstName.split(/\s+/);
  const isPart = has(words, called);
  const nickname = isPart ? undefined : firstName;
  if (familyName) {
    const parts = splitAt(name, familyName);
    return { ...parts, nickname: parts.given === firstName ? undefined : nickname };
  }
  if (words.length === 1) return { given: name, family: "", nickname };
  if (!isPart) return { given: words.slice(0, -1).join(" "), family: words.slice(-1).join(" "), nickname };
  const end = words.findIndex((_word, index) => has(words.slice(0, index + 1), called)) + 1;
  if (end === words.length) return { given: firstName, family: words.slice(0, -called.length).join(" "), nickname };
  return { given: words.slice(0, end).join(" "), family: words.slice(end).join(" "), nickname };
}

/** The name in letters that can be shown: the owner's own, or else Latin ones. */
export function drawName(
  { name, firstName, latinName = name }: Omit<Names, "familyName">,
  canShow: (text: string) => boolean,
) {
  return canShow(name + firstName) ? { full: name, first: firstName } : { full: latinName, first: latinName };
}

/** A file name such as `Ada-Lovelace-CV.pdf`. */
export const nameCvFile = (name: string) =>
  `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}-CV.pdf`;
