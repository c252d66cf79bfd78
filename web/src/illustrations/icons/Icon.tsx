import type { ReactNode } from 'react'
import { Drawing } from '../Drawing.tsx'

export interface IconProps {
  /** Side in CSS pixels, 24 by default. */
  size?: number | undefined
}

/** The grid and the line of every icon: 24 units, stroke 1.75, round. Its meaning is in the text beside it. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <Drawing size={size} grid={24} line={1.75}>
      {children}
    </Drawing>
  )
}
