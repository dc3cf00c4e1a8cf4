/** Warm paper by day, ink by night, hairlines and one accent, like the site itself. */
export const INBOX_STYLE = `
:root { color-scheme: light dark;
  --ground: light-dark(oklch(0.974 0.007 85), oklch(0.165 0.012 290)); --surface: light-dark(oklch(0.99 0.004 85), oklch(0.2 0.014 290));
  --line: light-dark(oklch(0.885 0.012 85), oklch(0.305 0.018 290)); --ink: light-dark(oklch(0.225 0.02 290), oklch(0.955 0.006 85));
  --muted: light-dark(oklch(0.43 0.02 290), oklch(0.77 0.01 85)); --accent: light-dark(oklch(0.5 0.22 292), oklch(0.78 0.13 292));
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; padding: clamp(1.25rem, 4vw, 3rem); }
.page, main { max-width: 75rem; margin-inline: auto; }
.page { display: grid; gap: .5rem; padding-bottom: 2rem; border-bottom: 1px solid var(--line); }
.page > p { color: var(--muted); }
h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; }
h1 span, a { color: var(--accent); }
h2 { font-size: 1.375rem; letter-spacing: -.02em; padding-block: 2rem 1rem; }
h3 { font-size: 1.125rem; overflow-wrap: anywhere; }
main { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)); }
article { display: grid; gap: .75rem; padding: 1.25rem; margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1.125rem; }
article header { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; }
time, .meta, dt { font: .875rem/1.5 var(--mono); color: var(--muted); white-space: nowrap; }
.from, .empty { color: var(--muted); overflow-wrap: anywhere; }
.empty { padding: 2rem 1.25rem; border: 1px dashed var(--line); border-radius: 1.125rem; }
dl { border-top: 1px solid var(--line); }
dl div { display: grid; align-items: baseline; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: 1rem; padding-block: .375rem; border-bottom: 1px solid var(--line); }
dd, pre { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
pre { font: .875rem/1.6 var(--mono); }
iframe { width: 100%; height: 26rem; resize: vertical; border: 1px solid var(--line); border-radius: .625rem; background: white; margin-top: .75rem; }
summary { cursor: pointer; padding-block: .5rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; padding-top: 1rem; }
select, button { font: inherit; min-height: 2.75rem; padding-inline: 1rem; border-radius: .625rem; border: 1px solid var(--line); background: var(--surface); color: inherit; }
button { cursor: pointer; border-color: var(--ink); }
button.quiet { border-color: transparent; background: none; color: var(--muted); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } article header { flex-direction: column; gap: 0; } }
`;
