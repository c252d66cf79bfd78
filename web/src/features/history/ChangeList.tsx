import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { dateFormat } from '#i18n/format.ts'
import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { Change, History } from '@tracker/domain/artifact/history.ts'
import Button from '@mui/material/Button'
import { Notice } from '#components/states/Notice.tsx'
import { problemText } from '#components/states/problemText.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Changed } from './Changed.tsx'
import { hasTexts, patchTo } from './earlierVersions.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { useHistory } from '#features/history/api/useHistory.ts'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(1.5), margin: 0 },
  '& dt': { ...theme.typography.small, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}))

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

function titleOf({ kind, name }: Change): string {
  switch (kind) {
    case 'edited': {
      const editor = isolate(name)
      return editor ? t`Edited by ${editor}` : t`Edited by its adder`
    }
    case 'reverted':
      return t`Restored to an earlier version by curators`
    case 'undeleted':
      return t`Deleted, and brought back`
    case 'renamed': {
      const newName = isolate(name)
      return t`The name of its adder became ${newName}`
    }
    case 'hidden':
      return t`Hidden by curators`
    case 'restored':
      return t`Shown again by curators`
    default:
      return t`Changed in another way`
  }
}

/**
 * Returns the changes to show, newest first. A later change missing in the history is shown without details.
 */
function shownChanges({ changes, known_at }: History, updatedAt: string): Change[] {
  const isMissed = updatedAt !== '' && updatedAt !== known_at
  const missed: Change = { kind: 'unknown', at: updatedAt, uid: '', name: '', before: {}, after: {} }
  return [...(isMissed ? [missed] : []), ...changes.toReversed()]
}

/** Label of the button that restores the version after a change. */
function versionLabel({ at }: Change): ReactNode {
  if (!at)
    return (
      <Trans>
        Restore<span className="visually-hidden"> the version</span>
      </Trans>
    )
  const time = when(new Date(at))
  return (
    <Trans>
      Restore<span className="visually-hidden"> the version of {time}</span>
    </Trans>
  )
}

function OneChange({ change, restore }: { change: Change; restore?: ReactNode }) {
  const { kind, at, before, after } = change
  return (
    <li>
      <div>
        <h3>{titleOf(change)}</h3>
        {at && <time dateTime={at}>{when(new Date(at))}</time>}
      </div>
      {kind === 'unknown' && <p>{t`What it said before was not kept.`}</p>}
      {hasTexts(change) && (
        <dl>
          {CONTENT_FIELDS.filter((field) => field in after).map((field) => (
            <div key={field}>
              <dt>{FIELD_LABELS[field]}</dt>
              <dd>
                <Changed
                  label={FIELD_LABELS[field]}
                  before={before[field] ?? ''}
                  after={after[field] ?? ''}
                  isWhole={field === 'artifact_type' || field === 'artifact_image'}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {restore}
    </li>
  )
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
          <OneChange
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
