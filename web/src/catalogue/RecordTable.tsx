import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { RecordCards } from './RecordCards.tsx'
import { RecordRows } from './RecordRows.tsx'
import type { ArtifactType } from '@tracker/domain/artifact.ts'

/** What a list of artifacts, or of their copies in likes, shows of each. */
export interface RecordLine {
  id: string
  name: string
  image: string
  type?: ArtifactType | ''
  discoverer: string
  period: string
  /** Quiet buttons; their names say which record they act on. */
  actions: ReactNode
}

export interface RecordsProps {
  caption: string
  records: readonly RecordLine[]
}

/** Records as a table where there is room for one, else as a list of cards: a table that is restyled is none any more. */
export function RecordTable(props: RecordsProps) {
  const theme = useTheme()
  const isWide = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true })
  return isWide ? <RecordRows {...props} /> : <RecordCards {...props} />
}
