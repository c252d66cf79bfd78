import type { ReactNode } from 'react'

interface Props {
  size: number
  /** Units of the square grid. */
  grid: number
  /** Width of the contours, in grid units. */
  line: number
  children: ReactNode
}

/** Base of icons, seals and small engravings: round lines in the text colour, hidden from assistive technology. */
export function Drawing({ size, grid, line, children }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
