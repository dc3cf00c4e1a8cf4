import { useCallback, useEffect, useState } from "react";
import { type AccountReply, callAccount } from "./call-account";

/** What an address answers, asked when the component appears, and again by `reload`; null while it is on its way. */
export function useLoaded<T>(path: string): { reply: AccountReply<T> | null; reload: () => void } {
  const [reply, setReply] = useState<AccountReply<T> | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void callAccount<T>(path).then((loaded) => isWanted && setReply(loaded));
    return () => {
      isWanted = false;
    };
  }, [path, round]);

  return { reply, reload: useCallback(() => setRound((before) => before + 1), []) };
}
