/** Downloads Playwright's own browsers of these names, unless they are there. */
export async function getEngines(run, names) {
  const { exitCode } = await run("playwright", ["install", ...names]);
  if (exitCode === 0) return {};
  return {
    problem: `Playwright could not download ${names.join(" and ")}: see its message above. Once it can, run this again, or get them with: npx playwright install ${names.join(" ")}`,
  };
}
