import variables from "@/lib/contact/provider.json";
import { readContactProvider } from "@/lib/contact/server/provider";
import { eachText } from "./content";
import { findDemoText } from "./demo";
import type { Finding } from "./finding";

const LIMIT_MS = 8000;
/** Gone for good, in contrast to a page that only keeps programs out. */
const GONE = [404, 410];

async function findFault(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    return GONE.includes(status) ? `answers ${status}: there is no such page` : undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `cannot be reached (${cause instanceof Error ? cause.message : String(cause)})`;
  }
}

/** Asks the services that answer over the web, and every link of the content once. Only this check uses the network. */
export async function findUnreachable(
  content: Record<string, unknown>,
  settings: Record<string, string | undefined>,
  locate: (variable: string) => string,
): Promise<Finding[]> {
  const { values: contactProvider } = readContactProvider(settings);
  const { OIDC_ISSUER } = settings;
  const services = {
    [Object.keys(variables.endpoint).join()]: contactProvider ? new URL(contactProvider.sendUrl).origin : "",
    OIDC_ISSUER: OIDC_ISSUER ? `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration` : "",
  };
  const places = [
    ...Object.entries(services).map(([field, address]) => ({ file: locate(field), field, address })),
    ...Object.entries(content).flatMap(([file, value]) =>
      [...eachText(value)].map(([field, address]) => ({ file, field, address })),
    ),
  ].filter(({ address }) => /^https?:\/\/\S+$/.test(address) && !findDemoText(address));
  const findings = places.map(async ({ file, field, address }): Promise<Finding[]> => {
    const fault = await findFault(address);
    const mend = "Open the address yourself; correct it if it is wrong, try later if it is not.";
    return fault ? [{ severity: "warning", file, field, problem: `${address} ${fault}`, mend }] : [];
  });
  return (await Promise.all(findings)).flat();
}
