/** What a form can show of a failure. */
interface FormDetails {
  /** For the whole form. */
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

export type Failure<Code extends string, Details = FormDetails> = { ok: false; code: Code } & Details;

/** The outcome of anything that may fail. */
export type Result<T, Code extends string, Details = FormDetails> = ({ ok: true } & T) | Failure<Code, Details>;

export function fail<const Code extends string>(code: Code): Failure<Code>;
export function fail<const Code extends string, const Details extends object>(
  code: Code,
  details: Details,
): Failure<Code, Details>;
export function fail(code: string, details?: object) {
  return { ok: false, code, ...details };
}
