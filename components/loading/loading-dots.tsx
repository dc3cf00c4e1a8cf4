const DOTS = 8;
const RADIUS = 9;

/** A ring of dots, each fainter than the one before it; it turns where motion is welcome. */
export function LoadingDots() {
  return (
    <svg aria-hidden="true" viewBox="-12 -12 24 24" className="loading-dots size-5 shrink-0 text-accent-control">
      {Array.from({ length: DOTS }, (_, index) => (
        <circle
          key={index}
          cy={-RADIUS}
          r={2.25}
          fill="currentColor"
          opacity={(index + 1) / DOTS}
          transform={`rotate(${(index * 360) / DOTS})`}
        />
      ))}
    </svg>
  );
}
