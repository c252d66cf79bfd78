import type { ArtifactType } from '@tracker/domain/artifact/artifact.ts'
import type { ReactNode, RefCallback } from 'react'

/** What a list of artifacts, or of their copies in likes, shows of each. */
export interface RecordLine {
  id: string
  name: string
  image: string
  type?: ArtifactType | ''
  discoverer: string
  period: string
  /** How many people like it; left out where that is not told. */
  likes?: number | undefined
  /** How many of them are new. */
  newLikes?: number
  /** What the person has to know about it. */
  note?: ReactNode
  /** Quiet buttons; their names say which record they act on. */
  actions: ReactNode
}

export interface RecordsProps {
  caption: string
  records: readonly RecordLine[]
  /** On the element whose children are the records. */
  listRef?: RefCallback<HTMLElement>
}
