import type { AccountOptions } from "@/lib/account/old-replies";
import { PASSWORD_DEFAULT_MIN_CHARACTERS } from "@/lib/account/limits";
import { useLoaded } from "./use-loaded";

/** Until the answer is there, and when none comes, the site is taken to be as it comes. */
const PRESUMED: AccountOptions = {
  isAvailable: true,
  isRegistrationOpen: true,
  hasMail: true,
  passwordMinCharacters: PASSWORD_DEFAULT_MIN_CHARACTERS,
  providers: [],
};

/** What this site offers. */
export function useAccountOptions(): AccountOptions {
  const { reply } = useLoaded<AccountOptions>("/api/account/options");
  return reply?.ok ? reply : PRESUMED;
}
