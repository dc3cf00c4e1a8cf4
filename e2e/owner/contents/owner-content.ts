/** How an invented owner makes a copy of the project their own. */
export interface OwnerContent {
  /** For `npm run test:owner -- contents -t Lagos`. Vitest truncates names longer than 40 characters. */
  name: string;
  flags: Record<string, string>;
  /** A JSON Resume for `npm run personalise -- --from`. */
  resume?: object;
  /** What the owner then edits by hand, keyed by content file. */
  changes?: Record<string, object>;
  /** Whether the owner also follows the recipe for another typeface. */
  hasOwnFonts?: boolean;
}
