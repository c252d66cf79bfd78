import { LIST_NOTE_MAX } from '@tracker/domain/limits.ts'
import { LIST_LABELS, type ListEntry } from '@tracker/domain/lists/list.ts'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { problemText } from '#components/states/problemText.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { TOAST_MS, toast } from '#notifications/toast.ts'
import { usePutEntry } from '#features/lists/api/useListChanges.ts'
import { attempt } from '#features/lists/attempt.ts'
import { type NoteDraft, storeNoteDraft } from './noteDrafts.ts'

/** Milliseconds after the last key press until a note is saved while its field has the focus. */
const PAUSE_MS = 1_500

interface Props {
  uid: string
  listId: string
  entry: ListEntry
  /** Names the artifact. */
  name: string
  /** The text that an earlier visit could not save. */
  draft: NoteDraft | undefined
}

/**
 * A note, edited in place and saved on blur and when typing pauses. Until it is saved, the text is stored in this browser. If another tab has saved
 * another note meanwhile, the last one wins, and a toast shows and can restore the other.
 */
export function NoteField({ uid, listId, entry, name, draft }: Props) {
  const { artifactId, note } = entry
  const [text, setText] = useState(draft?.note ?? note)
  /** The stored note that the text is based on. */
  const [seen, setSeen] = useState(draft?.seen ?? note)
  const [problem, setProblem] = useState('')
  const { mutateAsync: put, isPending } = usePutEntry()
  const isSaving = useRef(false)
  // An untouched field follows the stored note.
  if (text === seen && note !== seen) {
    setText(note)
    setSeen(note)
  }

  const keep = (next: string, base: string) => {
    storeNoteDraft(uid, listId, { artifactId, note: next, seen: base }).catch(console.warn)
  }
  const change = (next: string) => {
    setText(next)
    keep(next, seen)
  }
  const save = async () => {
    if (text === seen || isSaving.current) return
    isSaving.current = true
    try {
      const { replaced_note: other } = await put({ id: listId, artifactId, note: text, seen_note: seen })
      setSeen(text)
      setProblem('')
      keep(text, text)
      if (other !== undefined) tellReplaced(other)
    } catch (error) {
      if (!(error instanceof SignInExpired)) setProblem(problemText(error))
    } finally {
      isSaving.current = false
    }
  }
  const tellReplaced = (other: string) =>
    toast.add('notice', `Your note replaced one from another tab: “${other}”`, 2 * TOAST_MS, {
      label: 'Use the other',
      run: () => void attempt(() => put({ id: listId, artifactId, note: other })),
    })

  const saveAgain = useEffectEvent(() => void save())
  useEffect(() => {
    if (text === seen) return undefined
    const onTime = () => saveAgain()
    const timer = setTimeout(onTime, PAUSE_MS)
    window.addEventListener('online', onTime)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onTime)
    }
  }, [text, seen])

  return (
    <div>
      <Field
        label={LIST_LABELS.note}
        name={`note-${artifactId}`}
        value={text}
        multiline
        fullWidth
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
        error={problem === '' ? undefined : `${problem} The note is kept in this browser until it is saved.`}
        helper={isPending ? 'Saving' : undefined}
        slotProps={{ htmlInput: { maxLength: LIST_NOTE_MAX, dir: 'auto', 'aria-label': `Note on ${name}` } }}
      />
      {problem !== '' && (
        <Button size="small" onClick={() => void save()}>
          Save again
        </Button>
      )}
    </div>
  )
}
