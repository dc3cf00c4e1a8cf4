/**
 * Next.js logs the URL of an image that it cannot serve, line breaks included. So a request for an image that is not the
 * site's own goes to a page that does not exist.
 */
export function rewriteForeignImages(publicFiles: readonly string[], version: string) {
  const names = publicFiles.filter((file) => file.startsWith("images/"));
  const own = [...new Set(names.flatMap((name) => [name, encodeURI(name)]))];
  const value = `/(?:${own.map((name) => name.replace(/[^\w/-]/g, "\\$&")).join("|")})\\?v=${version}`;
  const missing = [{ type: "query" as const, key: "url", value }];
  return [{ source: "/_next/image", missing, destination: "/no-such-image" }];
}
