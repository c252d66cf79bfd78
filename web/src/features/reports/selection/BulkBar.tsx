import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { DecisionName, Subject } from '@tracker/domain/reports/report.ts'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { MenuButton } from '#components/layout/MenuButton.tsx'
import { More } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'
import { DecideDialog } from './DecideDialog.tsx'
import type { Selection } from './useSelection.ts'

/** Height in pixels. Focused elements scroll into view above the bar. */
export const BULK_BAR_HEIGHT = 64

const Bar = styled(Paper)({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 56,
  marginTop: theme.spacing(3),
  paddingInline: theme.spacing(1),
  paddingBottom: 'env(safe-area-inset-bottom)',
  whiteSpace: 'nowrap',
  '& > output': { flex: 1, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
}) as typeof Paper

interface Props {
  selection: Selection
  /** Records that can be selected. */
  selectable: readonly Subject[]
  /** Selects all, which may load further pages first. */
  onSelectAll: () => void
  /** Label of the button that selects everything. */
  allLabel: string
  decisions: readonly DecisionName[]
}

const LABELS: Readonly<Record<DecisionName, MessageDescriptor>> = {
  hide: msg`Hide`,
  restore: msg`Restore`,
  dismiss: msg`Dismiss`,
}

/** Actions on the selected records, at the bottom of the window, while there are any. */
export function BulkBar({ selection, selectable, onSelectAll, allLabel, decisions }: Props) {
  const [decision, setDecision] = useState<DecisionName>()
  const isWide = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true })
  const count = selection.ids.length
  if (count === 0 && !decision) return null
  const selected = formatNumber(count)
  const isAll = count === selectable.length
  const [first, ...others] = decisions
  const button = (name: DecisionName) => (
    <Button
      key={name}
      size="small"
      variant="outlined"
      color={name === 'hide' ? 'error' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => setDecision(name)}
    >
      {i18n._(LABELS[name])}
      <span className="visually-hidden"> {t`selected`}</span>
    </Button>
  )
  return (
    <Bar component="section" variant="outlined" aria-label={t`Selection`}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll}
        onChange={() => (isAll ? selection.set([]) : onSelectAll())}
        slotProps={{ input: { 'aria-label': isAll ? t`Select none` : allLabel } }}
        sx={{ width: 44, height: 44 }}
      />
      <output>{t`${selected} selected`}</output>
      {isWide ? decisions.map(button) : first && button(first)}
      {!isWide && others.length > 0 && (
        <MenuButton label={t`More`} icon={<More size={20} />}>
          {others.map((name) => (
            <MenuItem key={name} onClick={() => setDecision(name)}>
              {i18n._(LABELS[name])}
            </MenuItem>
          ))}
        </MenuButton>
      )}
      {decision && (
        <DecideDialog
          key={decision}
          subjects={selectable.filter(({ id }) => selection.has(id))}
          decision={decision}
          onDone={() => selection.set([])}
          onGone={() => setDecision(undefined)}
        />
      )}
    </Bar>
  )
}
