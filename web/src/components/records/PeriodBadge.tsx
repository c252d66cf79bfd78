import Chip from '@mui/material/Chip'

/** A period, in bronze on its tint. */
export function PeriodBadge({ children }: { children: string }) {
  return <Chip variant="period" label={children} dir="auto" />
}
