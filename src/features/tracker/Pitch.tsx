const WIDTH = 390
const STRIPE = WIDTH / 9
const STRIPES = [0, 2, 4, 6, 8]

/** The grass and the lines of a football pitch. */
export function Pitch({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 14 390 148" preserveAspectRatio="none" aria-hidden="true">
      <rect y="14" width={WIDTH} height="148" fill="#1c4a38" />
      {STRIPES.map((stripe) => (
        <rect key={stripe} x={stripe * STRIPE} y="14" width={STRIPE} height="148" fill="#1f5140" />
      ))}
      <g fill="none" stroke="#cfe3d8" strokeOpacity="0.55" strokeWidth="1.2">
        <rect x="20" y="22" width="350" height="132" />
        <path d="M195 22v132" />
        <circle cx="195" cy="88" r="26" />
        <rect x="20" y="48" width="50" height="80" />
        <rect x="20" y="68" width="20" height="40" />
        <rect x="320" y="48" width="50" height="80" />
        <rect x="350" y="68" width="20" height="40" />
      </g>
    </svg>
  )
}
