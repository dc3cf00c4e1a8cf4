const LOCAL_ADDRESS = "http://localhost:3000";

/** The site's origin, which is frozen into the static pages when they are built. */
export function siteAddress(environment: Record<string, string | undefined>): URL {
  const platform = environment.VERCEL_PROJECT_PRODUCTION_URL;
  return new URL(environment.SITE_URL || (platform ? `https://${platform}` : LOCAL_ADDRESS));
}
