import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'

export interface EngravingProps {
  /** Side in CSS pixels, 160 by default. */
  size?: number | undefined
}

/** Base of small engravings: contours of width 3 on a side of 160, in the text colour. */
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

/** Middle tone: a flat tint of bronze. */
export function Wash({ d }: Lines) {
  return <path d={d} fill="var(--mui-palette-bronze-main)" fillOpacity={0.18} stroke="none" />
}

/** Hatching for shaded sides, in bronze. */
export function Hatch({ d }: Lines) {
  return <path d={d} stroke="var(--mui-palette-bronze-main)" strokeWidth={1.5} />
}

/** Inner lines, thinner than the contour. */
export function Form({ d }: Lines) {
  return <path d={d} strokeWidth={2} />
}

/** Solid areas: the shaded side of a contour, or a filled part. */
export function Solid({ d }: Lines) {
  return <path d={d} fill="currentColor" strokeWidth={1} />
}
