import { version } from "@/package.json";
import { probeStore } from "@/lib/server/db/with-store";
import { getEnv, type ServerEnv } from "@/lib/server/env";
import { checkHealth, type HealthCheck } from "@/lib/server/health";
import { handleApi } from "@/lib/server/http/handle-api";
import { probeMail } from "@/lib/server/mail/probe-mail";
import { shareBriefly } from "@/lib/server/share-briefly";

const DEEP_KEPT_MS = 2_000;

function listChecks({ problems, emailjs, smtp, secret, databaseUrl }: ServerEnv): HealthCheck[] {
  const isWrong = (variables: RegExp) => problems.some(({ variable }) => variables.test(variable));
  return [
    // The provider has no address that could be asked without sending a message.
    { name: "contact", isConfigured: emailjs !== null, isMisconfigured: isWrong(/^EMAILJS_/) },
    {
      name: "mail",
      isConfigured: smtp !== null,
      isMisconfigured: isWrong(/^SMTP_/),
      probe: smtp ? () => probeMail(smtp) : undefined,
    },
    {
      name: "auth",
      isConfigured: secret !== null,
      isMisconfigured: isWrong(/^(?:NEXTAUTH_SECRET$|GITHUB_|GOOGLE_|OIDC_)/),
    },
    {
      name: "db",
      isConfigured: secret !== null && databaseUrl !== null,
      isMisconfigured: isWrong(/^DATABASE_URL$/),
      probe: probeStore,
    },
  ];
}

// Anyone may ask; the mail server and the store must not have to answer each time.
const checkDeeply = shareBriefly(DEEP_KEPT_MS, () => checkHealth(listChecks(getEnv()), true));

export const GET = handleApi("/api/health", async (request) => {
  const deep = new URL(request.url).searchParams.get("deep") === "1";
  const { isHealthy, checks } = await (deep ? checkDeeply() : checkHealth(listChecks(getEnv()), false));
  const status = isHealthy ? "ok" : "failing";
  return { status: isHealthy ? 200 : 503, code: status, body: { status, version, checks } };
});
