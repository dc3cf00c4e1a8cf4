const METHOD_NAMES: Record<string, string> = {
  password: "E-mail and password",
  github: "GitHub",
  google: "Google",
  oidc: "Single sign-on",
};

/** A way of signing in as people call it. */
export function nameMethod(method: string): string {
  return METHOD_NAMES[method] ?? method;
}
