import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dateFormat } from '#i18n/format.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { Notice } from '#components/states/Notice.tsx'
import type { Draft } from '#drafts/drafts.ts'
import { parseChanges } from '#features/editor/form/formValues.ts'
import { dialogs } from '#notifications/dialogs.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = dateFormat({ day: 'numeric', month: 'long' })

/** Formats a time: "14:05" today, "November 21, 14:05" on other days. */
function timeText(savedAt: number, now = new Date()): string {
  const then = new Date(savedAt)
  const isToday = then.toDateString() === now.toDateString()
  return isToday ? clock(then) : `${day(then)}, ${clock(then)}`
}

interface Props {
  draft: Draft
  onContinue: () => void
  onDelete: () => Promise<void>
}

/** Offers to continue or delete the draft of a form that was opened with other initial values. */
export function DraftOffer({ draft, onContinue, onDelete }: Props) {
  const name = parseChanges(draft.text).artifact_name?.trim() || t`Without a name`
  const shownName = isolate(name)
  const time = timeText(draft.savedAt)
  const confirmAndDelete = async () => {
    if (await dialogs.confirmDelete(t`“${shownName}” was not saved, and will be gone.`)) await onDelete()
  }
  return (
    <section aria-label={t`Drafts`}>
      <Notice severity="info" role="none">
        {t`Continue your draft from ${time}?`}
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1, overflowWrap: 'anywhere' }}
        >
          <bdi style={{ fontWeight: 600, flex: '1 1 180px', minWidth: 0 }}>{name}</bdi>
          <Button size="small" variant="outlined" onClick={onContinue}>
            <Trans>
              Continue<span className="visually-hidden"> {shownName}</span>
            </Trans>
          </Button>
          <DeleteButton of={name} onClick={() => void confirmAndDelete()} />
        </Stack>
      </Notice>
    </section>
  )
}
