import { useId } from 'react'

interface Props {
  /** Height in CSS pixels, 10 by default: at that height every line falls on whole pixels. */
  size?: number | undefined
}

const KEY = 10

/** A Greek-key rule in gold, as wide as its place. The key repeats; it is never stretched. */
export function Meander({ size = KEY }: Props) {
  const id = useId()
  return (
    <svg width="100%" height={size} display="block" aria-hidden focusable="false">
      <pattern
        id={id}
        width={KEY}
        height={KEY}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${size / KEY})`}
      >
        <path
          fill="none"
          stroke="var(--mui-palette-gold)"
          strokeWidth={1}
          d="M0 9.5h10M.5 9.5v-9h7v6h-4v-3h2.5"
        />
      </pattern>
      <rect width="100%" height={size} fill={`url(#${id})`} />
    </svg>
  )
}
