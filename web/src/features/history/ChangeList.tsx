import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import type { Change, History } from '@tracker/domain/artifact/history.ts'
import Button from '@mui/material/Button'
import { Notice } from '#components/states/Notice.tsx'
import { problemText } from '#components/states/problemText.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ChangeRow, versionLabel } from './ChangeRow.tsx'
import { hasTexts, patchTo } from './earlierVersions.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { useHistory } from '#features/history/api/useHistory.ts'
import { theme } from '#theme/theme.ts'

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
  },
  '& h3, & p': { ...theme.typography.body1, margin: 0, overflowWrap: 'anywhere' },
  '& h3': { fontWeight: 600 },
  '& time': { ...theme.typography.small, display: 'block', color: theme.vars.palette.text.secondary },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& dt': { ...theme.typography.small, fontWeight: 600, color: theme.vars.palette.text.secondary },
})

/**
 * Returns the changes to show, newest first. A later change missing in the history is shown without details.
 */
function shownChanges({ changes, known_at }: History, updatedAt: string): Change[] {
  const isMissed = updatedAt !== '' && updatedAt !== known_at
  const missed: Change = { kind: 'unknown', at: updatedAt, uid: '', name: '', before: {}, after: {} }
  return [...(isMissed ? [missed] : []), ...changes.toReversed()]
}

interface Props {
  id: string
  updatedAt: string
  /** False for a hidden artifact, because its earlier versions cannot be restored. */
  canRestore: boolean
}

/** The changes of an artifact, loaded when the list is opened. */
export default function ChangeList({ id, updatedAt, canRestore }: Props) {
  const { data, error, refetch } = useHistory(id, updatedAt)
  if (error && !data) {
    return (
      <Notice
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {t`Retry`}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    )
  }
  if (!data) return <output>{t`Loading`}</output>
  const changes = shownChanges(data, updatedAt)
  if (changes.length === 0) return <Typography>{t`It is as it was added.`}</Typography>
  const restoreButton = (newer: readonly Change[], label: ReactNode) => {
    const patch = patchTo(newer)
    const isDifferent = Object.keys(patch).length > 0
    return (
      canRestore &&
      isDifferent && (
        <RestoreButton id={id} patch={patch}>
          {label}
        </RestoreButton>
      )
    )
  }
  const first = restoreButton(
    changes,
    <Trans>
      Restore<span className="visually-hidden"> the version before all changes</span>
    </Trans>,
  )
  const isOriginal = data.dropped === 0 && changes.every(({ kind }) => kind !== 'unknown')
  return (
    <>
      <List>
        {changes.map((change, place) => (
          // Indexes are stable keys: changes are never removed from the middle, and two may have the same
          // time.
          <ChangeRow
            key={changes.length - place}
            change={change}
            restore={hasTexts(change) && restoreButton(changes.slice(0, place), versionLabel(change))}
          />
        ))}
        {first && (
          <li>
            <h3>{isOriginal ? t`As it was added` : t`Before these changes`}</h3>
            {first}
          </li>
        )}
      </List>
      {data.dropped > 0 && (
        <Typography variant="small" color="textSecondary" sx={{ marginTop: 2 }}>
          {plural(data.dropped, {
            one: 'One earlier change is not kept any more.',
            other: '# earlier changes are not kept any more.',
          })}
        </Typography>
      )}
    </>
  )
}
