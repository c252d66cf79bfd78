import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { RowNotice } from '#components/states/Notice.tsx'
import { hiddenState } from './hiddenState.ts'

/** Shows why an artifact is hidden; nothing if it is visible. */
export function HiddenNote({ artifact }: { artifact: Artifact }) {
  const reason = isolate(artifact.hidden_reason ?? '')
  switch (hiddenState(artifact)) {
    case null:
      return null
    case 'hold':
      return (
        <RowNotice severity="info">{t`Waiting for review: one of the first artifacts of this account.`}</RowNotice>
      )
    case 'suspension':
      return (
        <RowNotice severity="error">
          {t`Hidden, since its adder is suspended:`} {reason}
        </RowNotice>
      )
    default:
      return (
        <RowNotice severity="error">
          {t`Hidden:`} {reason}
        </RowNotice>
      )
  }
}
