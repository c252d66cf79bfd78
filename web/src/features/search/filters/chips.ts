/** The small controls of the search: filters that can be chosen, and those that hold. */
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

export const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%' },
}))

/** A filter: outlined while it is offered, tinted while it holds. */
export const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.small,
  gap: theme.spacing(0.75),
  maxWidth: '100%',
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  '& svg': { flex: 'none' },
  '&[aria-pressed="true"], &[aria-expanded="true"], &[data-held]': {
    color: theme.vars.palette.primary.main,
    borderColor: 'currentColor',
    backgroundColor: theme.vars.palette.tint.chip,
  },
  '&[aria-expanded] svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (hover: hover)': { '&:hover': { borderColor: 'currentColor' } },
  '@media (prefers-reduced-motion: reduce)': { '&[aria-expanded] svg': { transition: 'none' } },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
}))

/** How many artifacts a filter would leave. */
export const Count = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.text.secondary,
}))
