import "server-only";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/account/limits";
import { countPasswordCharacters } from "@/lib/account/password";

let loading: Promise<ReadonlySet<string>> | undefined;

async function load(minCharacters: number): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const fitting = dictionary["passwords-common"].map(String).filter((password) => {
    const length = countPasswordCharacters(password);
    return length >= minCharacters && length <= PASSWORD_MAX_CHARACTERS;
  });
  return new Set(fitting.map((password) => password.toLowerCase()));
}

/** The passwords that are tried first everywhere, as far as the policy's length would let them pass. Loaded once. */
export function loadCommonPasswords(minCharacters: number): Promise<ReadonlySet<string>> {
  return (loading ??= load(minCharacters));
}
