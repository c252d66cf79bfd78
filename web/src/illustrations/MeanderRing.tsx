interface Props {
  /** Side in CSS pixels, 96 by default. */
  size?: number | undefined
}

const KEYS = 14
const TURNS = Array.from({ length: KEYS }, (_, key) => `rotate(${(key * 360) / KEYS} 48 48)`)

/** The loading ring: a Greek key bent into a circle. Animated by its users. */
export function MeanderRing({ size = 96 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
      focusable="false"
    >
      <circle cx={48} cy={48} r={31.5} />
      <circle cx={48} cy={48} r={27} strokeWidth={1} />
      {TURNS.map((turn) => (
        <path
          key={turn}
          transform={turn}
          d="M48 16.5L48 5A43 43 0 0 1 61.7 7.2L59.2 14.6A35.2 35.2 0 0 0 52.7 13.1L53.2 9.3A39.1 39.1 0 0 1 56.7 9.9"
        />
      ))}
    </svg>
  )
}
