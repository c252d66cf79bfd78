import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { RecordNote } from '#components/records/RecordNote.ts'
import { hiddenState } from './hiddenState.ts'

/** Says why an artifact is not visible; nothing if it is. */
export function HiddenNote({ artifact }: { artifact: Artifact }) {
  const reason = isolate(artifact.hidden_reason ?? '')
  switch (hiddenState(artifact)) {
    case null:
      return null
    case 'hold':
      return <RecordNote>Waits for a look: one of the first artifacts of this account.</RecordNote>
    case 'suspension':
      return <RecordNote>Hidden, since its adder is suspended: {reason}</RecordNote>
    default:
      return <RecordNote>Hidden: {reason}</RecordNote>
  }
}
