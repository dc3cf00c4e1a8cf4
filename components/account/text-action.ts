/** A link or button in running text, with a target of 44 px on touch. */
export const textAction =
  "inline-flex min-h-8 items-center font-medium text-ink underline decoration-line-strong underline-offset-4 transition-colors duration-quick hover:decoration-ink disabled:opacity-60 pointer-coarse:min-h-11";
