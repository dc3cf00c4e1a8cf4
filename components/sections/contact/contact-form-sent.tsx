/** The moment after: a route is drawn up to the summit, and the flag goes up. Still, with reduced motion. */
export function ContactFormSent({ place }: { place: string }) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 rounded-control border bg-surface p-4 sm:flex-row sm:items-center">
      <svg aria-hidden="true" viewBox="0 0 120 48" className="h-12 w-30 shrink-0 text-accent-text" fill="none">
        <path d="M2 46 34 22l10 8L74 8l18 18 8-6 18 26" stroke="var(--line-strong)" strokeLinejoin="round" />
        <path
          d="M2 46 34 22l10 8L74 8"
          pathLength={1}
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={1}
          className="motion-safe:animate-route-drawn"
        />
        <path
          d="M74 8V1l8 2.5L74 6"
          fill="currentColor"
          stroke="currentColor"
          strokeLinejoin="round"
          className="origin-[74px_8px] motion-safe:animate-flag-raised"
        />
      </svg>
      <p>
        <span className="font-display text-lg font-semibold">On its way to {place}.</span>{" "}
        <span className="text-ink-muted">Your message has left this page and nothing was kept here.</span>
      </p>
    </div>
  );
}
