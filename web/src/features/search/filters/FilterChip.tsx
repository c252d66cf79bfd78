/** Chips for available and applied filters. */
import Chip, { type ChipProps } from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

export const ChipList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > li': { maxWidth: '100%' },
})

interface Props extends Omit<ChipProps<'button'>, 'component' | 'variant' | 'color' | 'clickable'> {
  /** Tinted: the filter is applied, or its group is open. */
  isActive?: boolean
}

/** A button for a filter. */
export function FilterChip({ isActive = false, ...chip }: Props) {
  return (
    <Chip
      component="button"
      clickable
      variant="outlined"
      color={isActive ? 'primary' : 'default'}
      {...chip}
    />
  )
}

/** Number of artifacts that match the filter. */
export const Count = styled('span')({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
})
