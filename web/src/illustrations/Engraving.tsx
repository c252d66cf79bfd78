import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'

export interface EngravingProps {
  /** Side in CSS pixels, 160 by default. */
  size?: number | undefined
}

/** The sheet for a small engraving: ink is the colour of the text, contours 3 on a side of 160. */
export function Engraving({ size = 160, children }: EngravingProps & { children: ReactNode }) {
  return (
    <Drawing size={size} grid={160} line={3}>
      {children}
    </Drawing>
  )
}

interface Lines {
  d: string
}

/** The middle tone: a flat tint of bronze. */
export function Wash({ d }: Lines) {
  return <path d={d} fill="var(--mui-palette-bronze-main)" fillOpacity={0.18} stroke="none" />
}

/** Shading away from the light, in bronze. */
export function Hatch({ d }: Lines) {
  return <path d={d} stroke="var(--mui-palette-bronze-main)" strokeWidth={1.5} />
}

/** Inner form, lighter than the contour. */
export function Form({ d }: Lines) {
  return <path d={d} strokeWidth={2} />
}

/** The contour's shadow side, or a part in solid ink. */
export function Solid({ d }: Lines) {
  return <path d={d} fill="currentColor" strokeWidth={1} />
}
