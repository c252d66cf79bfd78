import { styled } from '@mui/material/styles'
import { WORD } from '#components/records/actions/AddToList.tsx'
import { theme } from '#theme/theme.ts'

const ICON_ALONE = {
  [`& > :has(> .${WORD})`]: { minWidth: 44, padding: 0, borderColor: 'transparent' },
  [`& > :has(> .${WORD}) > .MuiButton-startIcon`]: { margin: 0 },
  [`& .${WORD}`]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const

/** A row of actions. In a narrow column, the text with class `WORD` is hidden; in German, whose words are longer, earlier. */
export const ActionRow = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // Icons have space of their own around them.
  '& > .MuiIconButton-root + .MuiIconButton-root': { marginInlineStart: theme.spacing(-1) },
  '& > .MuiIconButton-root:last-child': { marginInlineEnd: theme.spacing(-1.5) },
  '@container (max-width: 23em)': ICON_ALONE,
  '@container (max-width: 26em)': { '&:lang(de)': ICON_ALONE },
  '@media print': { display: 'none' },
})
