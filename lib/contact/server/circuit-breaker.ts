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
  let isProbing = false;

  return {
    /** Whether the provider may be asked now. Who hears yes must record what came of it. */
    allowsCall(): boolean {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      openUntil = now() + openMs;
      isProbing = true;
      return true;
    },
    /** The provider has answered, with whatever status. */
    recordAnswer(): void {
      silentAt = [];
      openUntil = null;
      isProbing = false;
    },
    /** A call ended without any answer: time-out, reset or refused connection. */
    recordSilence(): void {
      const time = now();
      silentAt = [...silentAt.filter((at) => time - at < windowMs), time];
      // Calls that were on their way when the circuit opened say nothing new.
      if (openUntil !== null && !isProbing) return;
      if (isProbing || silentAt.length >= threshold) openUntil = time + openMs;
      isProbing = false;
    },
  };
}
