import type { ReactNode } from 'react'

interface Props {
  size: number
  /** Units of the square grid that it is drawn on. */
  grid: number
  children: ReactNode
}

/** The line of icons and seals: stroke 1.75, round, in the colour of the text. The meaning is in the words beside it. */
export function Drawing({ size, grid, children }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
