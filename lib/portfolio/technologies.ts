/** Gives each technology one spelling: `react` becomes `React` if that was written before. */
export function unifySpelling() {
  const spellings = new Map<string, string>();
  return (names: readonly string[]) => {
    const unified = names.map((name) => {
      const key = name.toLowerCase();
      const spelling = spellings.get(key) ?? name;
      spellings.set(key, spelling);
      return spelling;
    });
    return [...new Set(unified)];
  };
}
