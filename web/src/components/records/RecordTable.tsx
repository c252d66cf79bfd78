import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { RecordCards } from './RecordCards.tsx'
import { RecordRows } from './RecordRows.tsx'
import type { RecordsProps } from './records.ts'

/** Records as a table where there is room for one, else as a list of cards: a table that is restyled is none any more. */
export function RecordTable(props: RecordsProps) {
  const theme = useTheme()
  const isWide = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true })
  return isWide ? <RecordRows {...props} /> : <RecordCards {...props} />
}
