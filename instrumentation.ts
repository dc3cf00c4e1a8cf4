export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportEnvProblems } = await import("@/lib/server/report-env");
  reportEnvProblems();
}
