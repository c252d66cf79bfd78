import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { RecordCards } from './RecordCards.tsx'
import { RecordRows } from './RecordRows.tsx'
import type { RecordsProps } from './records.ts'

/**
 * Records as a table on wide screens, else as cards. Two components, because a table with changed `display`
 * loses its semantics.
 */
export function RecordTable(props: RecordsProps) {
  const theme = useTheme()
  const isWide = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true })
  return isWide ? <RecordRows {...props} /> : <RecordCards {...props} />
}
