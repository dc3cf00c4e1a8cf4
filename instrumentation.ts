export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  await import("./scripts/setup/survive-log-errors.mjs");
  const { logSettingProblems } = await import("@/lib/setting-problems");
  const { getOwner } = await import("@/app/owner");
  logSettingProblems(getOwner());
}
