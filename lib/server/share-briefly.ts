import "server-only";

/** Work whose result every caller of the next `keptMs` shares, so that a flood of questions asks only once. */
export function shareBriefly<T>(keptMs: number, work: () => Promise<T>): () => Promise<T> {
  let latest: { result: Promise<T>; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at >= keptMs) latest = { result: work(), at: now };
    return latest.result;
  };
}
