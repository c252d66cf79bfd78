import type { ReactNode } from 'react'

interface Props {
  size: number
  /** Units of the square grid that it is drawn on. */
  grid: number
  /** Width of its contours, in those units. */
  line: number
  children: ReactNode
}

/** What icons, seals and small engravings share: round lines in the colour of the text. The meaning is in the words beside it. */
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
