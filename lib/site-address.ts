const LOCAL_ADDRESS = "http://localhost:3000";

/**
 * The origin that canonical links, share images and the sitemap are made with. It is frozen into the static pages, so
 * it is read where they are built. A hosting platform's own production address stands in for SITE_URL.
 *
 * @param environment The build's variables; an empty one counts as absent.
 */
export function siteAddress(environment: Record<string, string | undefined>): URL {
  const platform = environment.VERCEL_PROJECT_PRODUCTION_URL;
  return new URL(environment.SITE_URL || (platform ? `https://${platform}` : LOCAL_ADDRESS));
}
