import "server-only";
import { isLoopbackHost } from "@/lib/loopback.mjs";
import type { Problem, Settings } from "@/lib/settings";

/** Names without a dot and private addresses belong to the owner's own network. */
const OWN_HOST = /^[^.]+$|^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|\.(?:internal|local)$/;

function isUnencrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const isAway = !isLoopbackHost(hostname) && !OWN_HOST.test(hostname);
  return isAway && (searchParams.get("sslmode") ?? "disable") === "disable";
}

export function findDatabaseProblems({ isPublic, database: { url, isServer } }: Settings): Problem[] {
  if (!isPublic || !isServer || !url || !isUnencrypted(url)) return [];
  return [
    {
      severity: "warning",
      field: "DATABASE_URL",
      problem: "does not encrypt the connection: anyone on the network in between can read the accounts",
      fix: "Add ?sslmode=verify-full to it; docs/accounts.md has Supabase's.",
    },
  ];
}
