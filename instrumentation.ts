export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logSettingProblems } = await import("@/lib/server/setting-problems");
  logSettingProblems();
}
