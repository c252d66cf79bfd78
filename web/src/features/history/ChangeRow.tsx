import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CONTENT_FIELDS, type ContentField, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import type { Change } from '@tracker/domain/artifact/history.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { ReactNode } from 'react'
import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { dateFormat } from '#i18n/format.ts'
import { Changed } from './Changed.tsx'
import { hasTexts } from './earlierVersions.ts'

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

/** Label of the button that restores the version after a change. */
export function versionLabel({ at }: Change): ReactNode {
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

const textIn = (texts: Change['after'], field: ContentField) =>
  field === 'artifact_type' ? typeText(texts.artifact_type ?? '') : (texts[field] ?? '')

/** The photographs of a list, one a line. */
const listOf = ({ more_photos = [] }: Change['after']) =>
  more_photos.map(({ url, caption, credit }) => [caption, credit, url].filter(Boolean).join(' · ')).join('\n')

/** A change with its time and its texts. */
export function ChangeRow({ change, restore }: { change: Change; restore?: ReactNode }) {
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
              <dt>{translateDomainText(FIELD_LABELS[field])}</dt>
              <dd>
                <Changed
                  label={translateDomainText(FIELD_LABELS[field])}
                  before={textIn(before, field)}
                  after={textIn(after, field)}
                  isWhole={field === 'artifact_type' || field === 'artifact_image'}
                />
              </dd>
            </div>
          ))}
          {after.more_photos && (
            <div>
              <dt>{t`Further photographs`}</dt>
              <dd>
                <Changed
                  label={t`Further photographs`}
                  before={listOf(before)}
                  after={listOf(after)}
                  isWhole
                />
              </dd>
            </div>
          )}
        </dl>
      )}
      {restore}
    </li>
  )
}
