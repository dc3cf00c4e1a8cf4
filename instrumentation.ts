export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { exposeSocketAddress } = await import("@/lib/server/http/client-address");
  const { reportEnvProblems } = await import("@/lib/server/report-env");
  exposeSocketAddress();
  reportEnvProblems();
}
