import "server-only";

export type GateResult<T> = { ok: true; value: T } | { ok: false };

/** Lets `width` pieces of work run at once and `queue` more wait; the rest is turned away at the door. */
export function createWorkGate({ width, queue }: { width: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run<T>(work: () => Promise<T>): Promise<GateResult<T>> {
      if (running < width) running += 1;
      else if (waiting.length >= queue) return { ok: false };
      // Whoever leaves hands its place over, so that nobody overtakes the queue.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return { ok: true, value: await work() };
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
