import { dateFormat } from '@tracker/domain/time/dateFormat.ts'
import Alert from '@mui/material/Alert'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import { focusHeading } from '#components/layout/pageHeading.ts'
import type { OtherDraft } from '#drafts/useOpenDraft.ts'
import { parseChanges } from '#features/editor/form/formValues.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { styled } from '@mui/material/styles'

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minWidth: 0,
  },
  '& bdi': { fontWeight: 600, overflowWrap: 'anywhere' },
}))
const What = styled('span')({ flex: '1 1 180px', minWidth: 0 })

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = dateFormat({ day: 'numeric', month: 'long' })

/** "14:05", or "November 21, 14:05" of another day. */
function timeText(savedAt: number, now = new Date()): string {
  const then = new Date(savedAt)
  const isToday = then.toDateString() === now.toDateString()
  return isToday ? clock(then) : `${day(then)}, ${clock(then)}`
}

interface Props {
  drafts: readonly OtherDraft[]
  onOpen: (id: string) => void
  onRemove: (id: string) => void
}

/** The drafts of a form that are not the one that is open: to go on with, or to delete. */
export function DraftList({ drafts, onOpen, onRemove }: Props) {
  if (drafts.length === 0) return null
  const free = drafts.filter(({ isElsewhere }) => !isElsewhere)
  const [first] = free
  const heading =
    first === undefined
      ? 'You are writing in another tab, too.'
      : drafts.length === 1
        ? `Continue your draft from ${timeText(first.draft.savedAt)}?`
        : 'Continue one of your drafts?'
  const remove = async (id: string, name: string) => {
    const isSure = await dialogs.confirm({
      title: 'Delete this draft?',
      text: `“${isolate(name)}” was not saved, and will be gone.`,
      confirm: 'Delete it',
      cancel: 'Keep it',
    })
    if (!isSure) return
    onRemove(id)
    focusHeading()
  }
  return (
    <section aria-label="Drafts">
      <Alert severity="info" role="none" sx={{ mb: 4, '& > .MuiAlert-message': { flex: 1 } }}>
        {heading}
        <Rows>
          {drafts.map(({ draft: { id, text, savedAt }, isElsewhere }) => {
            const name = parseChanges(text).artifact_name?.trim() || 'Without a name'
            const hint = <span className="visually-hidden"> {isolate(name)}</span>
            return (
              <li key={id}>
                <What>
                  <bdi>{name}</bdi>, {isElsewhere ? 'open in another tab' : timeText(savedAt)}
                </What>
                {!isElsewhere && (
                  <>
                    <Button size="small" variant="outlined" onClick={() => onOpen(id)}>
                      Continue{hint}
                    </Button>
                    <Button size="small" onClick={() => void remove(id, name)}>
                      Delete{hint}
                    </Button>
                  </>
                )}
              </li>
            )
          })}
        </Rows>
      </Alert>
    </section>
  )
}
