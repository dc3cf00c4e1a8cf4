import provider from "@/lib/contact/provider.json";
import { connect } from "node:net";
import type { ServerEnv } from "@/lib/server/env";
import { eachText } from "./walk-content";
import { findDemoText } from "./demo-values";
import type { Finding } from "./finding";

const LIMIT_MS = 8000;
const POSTGRES_PORT = 5432;
/** Gone for good, in contrast to a page that only keeps programs out. */
const GONE = new Set([404, 410]);

interface Place {
  file: string;
  field: string;
  address: string;
  /** Undefined when all is well, otherwise what is wrong. */
  ask: () => Promise<string | undefined>;
}

async function readStatus(address: string): Promise<number> {
  const response = await fetch(address, { redirect: "follow", signal: AbortSignal.timeout(LIMIT_MS) });
  await response.body?.cancel();
  return response.status;
}

function askPort(host: string, port: number): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.destroy();
      resolve(undefined);
    });
  });
}

function listServices(env: ServerEnv, locate: (variable: string) => string): Place[] {
  const { contactProvider, smtp, oidc, databaseUrl } = env;
  const places: Place[] = [];
  const add = (field: string, address: string, ask: Place["ask"]) =>
    places.push({ file: locate(field), field, address, ask });
  if (contactProvider) {
    // Any answer will do: only a message would tell more, and would arrive.
    const { origin } = new URL(contactProvider.sendUrl);
    add(Object.keys(provider.endpoint).join(), origin, () => readStatus(origin).then(() => undefined));
  }
  if (smtp) add("SMTP_HOST", `${smtp.host}:${smtp.port}`, () => askPort(smtp.host, smtp.port));
  if (oidc) {
    const address = `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    add("OIDC_ISSUER", address, async () => {
      const status = await readStatus(address);
      return status === 200 ? undefined : `answers ${status}, not its description`;
    });
  }
  if (databaseUrl?.startsWith("postgres")) {
    const { hostname, port } = new URL(databaseUrl);
    const number = Number(port) || POSTGRES_PORT;
    add("DATABASE_URL", `${hostname}:${number}`, () => askPort(hostname, number));
  }
  return places;
}

function listLinks(content: Record<string, unknown>): Place[] {
  const places: Place[] = [];
  for (const [file, value] of Object.entries(content)) {
    for (const [field, address] of eachText(value)) {
      if (!/^https:\/\/\S+$/.test(address) || findDemoText(address)) continue;
      const ask = async () => {
        const status = await readStatus(address);
        return GONE.has(status) ? `answers ${status}: there is no such page` : undefined;
      };
      places.push({ file, field, address, ask });
    }
  }
  return places;
}

/** Asks every service that is set up and every link of the content once. The only check that uses the network. */
export async function findUnreachable(
  content: Record<string, unknown>,
  env: ServerEnv,
  locate: (variable: string) => string,
): Promise<Finding[]> {
  const places = [...listServices(env, locate), ...listLinks(content)];
  const findings = await Promise.all(
    places.map(async ({ file, field, address, ask }): Promise<Finding[]> => {
      const problem = await ask().catch((error: Error) => {
        const cause = error.cause instanceof Error ? error.cause.message : error.message;
        return `cannot be reached (${cause})`;
      });
      const mend = "Open the address yourself; correct it if it is wrong, try later if it is not.";
      return problem ? [{ severity: "warning", file, field, problem: `${address} ${problem}`, mend }] : [];
    }),
  );
  return findings.flat();
}
