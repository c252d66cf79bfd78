import type { ReactNode } from 'react'
import { Drawing } from '../Drawing.tsx'

export interface SealProps {
  /** Side in CSS pixels, 64 by default. */
  size?: number | undefined
}

/** Shared parts of seals: pressed wax with a milled ring, and heavier lines on the shaded side. */
export function Seal({ size = 64, children }: SealProps & { children: ReactNode }) {
  return (
    <Drawing size={size} grid={64} line={1.75}>
      {children}
    </Drawing>
  )
}

/** An unbroken rim. */
export function Rim() {
  return (
    <>
      <path d="M32 2.6c5.2-.7 10 2 14.6 4.6 4.3 2.4 8.6 5.2 10.9 9.7 2.2 4.5 3.7 9.5 3.4 14.6-.3 5.4-2 10.6-4.8 15.2-2.7 4.4-6.6 8-11.2 10.3-4.3 2.2-9 4-13.9 3.9-5.3-.1-10.3-2.4-14.8-5.1-4.2-2.5-7.7-6.1-9.9-10.4-2.3-4.4-3.3-9.3-3.2-14.2.1-5.2 1.5-10.4 4.3-14.8 2.7-4.3 6.6-7.8 11.1-10.1 4.2-2.1 8.9-3.1 13.5-3.7Z" />
      <path
        fill="currentColor"
        strokeWidth={0.8}
        d="M60.7 31c-.4 5.4-2.1 10.8-4.8 15.200-5 7.700-14.500 13.5-23.700 14.1C44.500 58.800 57.500 48.500 60.700 31Z"
      />
      <circle cx={32} cy={32} r={25} strokeWidth={3} strokeLinecap="butt" strokeDasharray="1 1.618" />
      <circle cx={32} cy={32} r={21} strokeWidth={1.2} />
    </>
  )
}
