import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in CSS pixels, 24 by default. */
  size?: number | undefined
}

/** The grid and the line of every icon: 24 units, stroke 1.75, round. Its meaning is in the text beside it. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
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
