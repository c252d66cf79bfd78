import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { pictureRatio } from '#components/pictures/pictureRatio.ts'

declare module 'react' {
  interface CSSProperties {
    /** Width by height of a picture on the wall (wallLayout.ts). */
    '--ratio'?: number
  }
}

interface Props {
  artifact: Pick<Artifact, 'artifact_image'>
  children: ReactNode
}

/** An item of a grid that can be a wall. Its width there follows from the proportions of its picture. */
export function GridItem({ artifact, children }: Props) {
  const isHydrated = useHydrated()
  // What is known later counts on the next visit only, because the rows would move.
  const [ratio] = useState(() => pictureRatio(artifact.artifact_image, isHydrated))
  return <li style={{ '--ratio': ratio }}>{children}</li>
}
