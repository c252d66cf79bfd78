import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { DecisionName, Subject } from '@tracker/domain/reports/report.ts'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { DecideDialog } from './DecideDialog.tsx'
import type { Selection } from './useSelection.ts'

/** Height in pixels with two lines. Focused elements scroll into view above the bar. */
export const BULK_BAR_HEIGHT = 130

const Bar = styled(Paper)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
  padding: theme.spacing(1.5, 2),
  paddingBottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
  '& > output': { flex: '1 1 8em', fontWeight: 600 },
})) as typeof Paper

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

/** Actions on the selected records, at the bottom of the window. */
export function BulkBar({ selection, selectable, onSelectAll, allLabel, decisions }: Props) {
  const [decision, setDecision] = useState<DecisionName>()
  const count = selection.ids.length
  const selected = formatNumber(count)
  const isAll = count > 0 && count === selectable.length
  return (
    <Bar component="section" variant="outlined" aria-label={t`Selection`}>
      <output>{t`${selected} selected`}</output>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          if (isAll) selection.set([])
          else onSelectAll()
        }}
      >
        {isAll ? t`Select none` : allLabel}
      </Button>
      {(count > 0 ? decisions : []).map((name) => (
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
      ))}
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
