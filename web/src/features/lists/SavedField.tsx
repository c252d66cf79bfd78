import { select, t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { problemText } from '#components/states/problemText.ts'
import { SignInExpired } from '#firebase/auth/signInExpired.ts'
import { TOAST_MS, toast } from '#notifications/toast.ts'
import { attempt } from './attempt.ts'
import { type FieldDraft, storeFieldDraft } from './fieldDrafts.ts'

/** Milliseconds without a key press before a text is saved while its field has the focus. */
const PAUSE_MS = 1_500
/** Maximum characters of a replaced text shown in a toast. */
const SHOWN_MAX = 200

interface Props {
  uid: string
  listId: string
  /** Key of the field within its list. */
  field: string
  /** Name of the text in messages. */
  what: 'note' | 'title' | 'introduction'
  label: string
  /** Accessible name of the field, if different from its label. */
  name?: string
  stored: string
  max: number
  isOneLine?: boolean
  /** The text that an earlier visit could not save. */
  draft: FieldDraft | undefined
  /**
   * Saves a text.
   * @param seen the stored text that the user saw; undefined replaces any text
   * @returns the replaced text of another tab, if any
   */
  save: (text: string, seen: string | undefined) => Promise<string | undefined>
}

/**
 * A text of a list, edited in place and saved on blur; multi-line texts are also saved when typing pauses.
 * Until it is saved, it is stored in this browser. If another tab has saved a different text meanwhile, the
 * last one wins; a toast shows the other one and can restore it.
 */
export function SavedField(props: Props) {
  const { uid, listId, field, what, label, name, stored, max, isOneLine = false, draft, save: send } = props
  const [text, setText] = useState(draft?.text ?? stored)
  /** The stored text on which this one is based. */
  const [seen, setSeen] = useState(draft?.seen ?? stored)
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const isSaving = useRef(false)
  /** As `seen`, but set as soon as a text is saved: handlers of the previous render must not save it again. */
  const base = useRef(seen)
  useEffect(() => {
    base.current = seen
  }, [seen])
  const isFocused = useRef(false)
  // A field without changes shows the stored text.
  if (text === seen && stored !== seen) {
    setText(stored)
    setSeen(stored)
  }

  const keep = (next: string, base: string) => {
    storeFieldDraft(uid, listId, { field, text: next, seen: base }).catch(console.warn)
  }
  const change = (next: string) => {
    setText(next)
    keep(next, seen)
  }
  const save = async () => {
    if (text === base.current || isSaving.current) return
    isSaving.current = true
    setPending(true)
    // The server trims titles.
    const sent = isOneLine ? text.trim() : text
    try {
      const replaced = await send(sent, seen)
      setText((latest) => (latest === text ? sent : latest))
      base.current = sent
      setSeen(sent)
      setProblem('')
      keep(sent, sent)
      if (replaced !== undefined) tellReplaced(replaced)
    } catch (error) {
      keep(text, seen)
      if (!(error instanceof SignInExpired)) setProblem(problemText(error))
    } finally {
      isSaving.current = false
      setPending(false)
    }
  }
  const tellReplaced = (other: string) => {
    const characters = Array.from(other)
    const shown = characters.length > SHOWN_MAX ? `${characters.slice(0, SHOWN_MAX).join('')}…` : other
    const message = select(what, {
      note: `Your note replaced one from another tab: “${shown}”`,
      title: `Your title replaced one from another tab: “${shown}”`,
      other: `Your introduction replaced one from another tab: “${shown}”`,
    })
    toast.add('notice', message, 2 * TOAST_MS, {
      label: t`Use the other`,
      run: () => void attempt(() => send(other, undefined)),
    })
  }

  const saveAgain = useEffectEvent(() => {
    // In a title, a space at the end may be followed by another word, so wait for blur.
    if (!(isOneLine && isFocused.current)) void save()
  })
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

  const kept = select(what, {
    note: 'The note is kept in this browser until it is saved.',
    title: 'The title is kept in this browser until it is saved.',
    other: 'The introduction is kept in this browser until it is saved.',
  })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isOneLine && key === 'Enter') void save()
  }
  return (
    <div>
      <Field
        label={label}
        name={field.replace(' ', '-')}
        value={text}
        multiline={!isOneLine}
        fullWidth
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          isFocused.current = true
        }}
        onBlur={() => {
          isFocused.current = false
          void save()
        }}
        error={problem === '' ? undefined : `${problem} ${kept}`}
        helper={isPending ? t`Saving` : undefined}
        slotProps={{ htmlInput: { maxLength: max, dir: 'auto', ...(name && { 'aria-label': name }) } }}
      />
      {problem !== '' && (
        <Button size="small" onClick={() => void save()}>
          {t`Save again`}
        </Button>
      )}
    </div>
  )
}
