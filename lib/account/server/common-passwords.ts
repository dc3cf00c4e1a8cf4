import "server-only";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/account/limits";
import { countPasswordCharacters } from "@/lib/account/password";

const loading = new Map<number, Promise<ReadonlySet<string>>>();

async function load(minCharacters: number): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const fitting = dictionary["passwords-common"].map(String).filter((password) => {
    const length = countPasswordCharacters(password);
    return length >= minCharacters && length <= PASSWORD_MAX_CHARACTERS;
  });
  return new Set(fitting.map((password) => password.toLowerCase()));
}

/**
 * The passwords that are tried first everywhere, in lower case, as far as a policy of at least so many characters would
 * let them pass. Loaded once; a failure throws and is tried again at the next call.
 */
export function loadCommonPasswords(minCharacters: number): Promise<ReadonlySet<string>> {
  const known = loading.get(minCharacters);
  if (known) return known;
  const passwords = load(minCharacters);
  loading.set(minCharacters, passwords);
  passwords.catch(() => loading.delete(minCharacters));
  return passwords;
}
