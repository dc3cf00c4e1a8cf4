import "server-only";

interface CircuitOptions {
  /** Calls without any answer that open the circuit when they fall within the window. */
  threshold: number;
  windowMs: number;
  openMs: number;
  now?: () => number;
}

/**
 * Spares visitors the wait for a provider that does not answer. Any answer, of whatever status, counts as alive.
 * After `openMs` one call is let through as a probe; the others stay refused until it has answered.
 */
export function createCircuitBreaker({ threshold, windowMs, openMs, now = Date.now }: CircuitOptions) {
  let silentAt: number[] = [];
  let openUntil: number | null = null;

  return {
    allowsCall(): boolean {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      openUntil = now() + openMs;
      return true;
    },
    recordAnswer(): void {
      silentAt = [];
      openUntil = null;
    },
    recordSilence(): void {
      const time = now();
      silentAt = [...silentAt.filter((at) => time - at < windowMs), time];
      if (openUntil !== null || silentAt.length >= threshold) openUntil = time + openMs;
    },
  };
}
