import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import Checkbox from '@mui/material/Checkbox'
import type { Selection } from './useSelection.ts'

/** Checkbox that selects a record for a decision on several. */
export function SelectBox({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const isolatedName = isolate(name)
  return (
    <Checkbox
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
      slotProps={{ input: { 'aria-label': t`Select ${isolatedName}` } }}
      sx={{ width: 44, height: 44, marginLeft: -1.25 }}
    />
  )
}
