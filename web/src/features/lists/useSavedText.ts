import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemText } from '#components/states/problemText.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { type FieldDraft, storeFieldDraft } from './fieldDrafts.ts'

/** Milliseconds without a key press before a text is saved while its field has the focus. */
const PAUSE_MS = 1_500

/** An unsaved text, and the stored one on which it is based. */
type Edit = Pick<FieldDraft, 'text' | 'seen'>

interface Options {
  uid: string
  listId: string
  /** Key of the field within its list. */
  field: string
  stored: string
  /** The text that an earlier visit could not save. */
  draft: FieldDraft | undefined
  /** True for a title: the server trims it, and it is not saved while `hasFocus` is true. */
  isOneLine: boolean
  hasFocus: RefObject<boolean>
  /**
   * Saves a text.
   * @returns the replaced text of another tab, if any
   */
  send: (text: string, seen: string) => Promise<string | undefined>
  /** Called with a text of another tab that this one has replaced. */
  onReplaced: (other: string) => void
}

/**
 * A text that is saved when typing pauses, when the browser is online again, and by `save`. Until then it is
 * stored in this browser. Without changes it is the stored text.
 */
export function useSavedText(options: Options) {
  const { uid, listId, field, stored, draft, isOneLine, hasFocus, send, onReplaced } = options
  const [edit, setEdit] = useState<Edit | null>(draft ?? null)
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  /** The current edit, also for handlers of an earlier render; they must not save a text twice. */
  const latest = useRef(edit)
  const isBusy = useRef(false)

  const note = ({ text, seen }: Edit) => {
    // While a text is being saved, the previous one is a change too.
    latest.current = text === seen && !isBusy.current ? null : { text, seen }
    setEdit(latest.current)
    storeFieldDraft(uid, listId, { field, text, seen }).catch(console.warn)
  }

  const save = async () => {
    const sending = latest.current
    if (!sending || isBusy.current) return
    isBusy.current = true
    setSaving(true)
    const saved = isOneLine ? sending.text.trim() : sending.text
    try {
      const replaced = await send(saved, sending.seen)
      isBusy.current = false
      const text = latest.current?.text ?? sending.text
      note({ text: text === sending.text ? saved : text, seen: saved })
      setProblem('')
      if (replaced !== undefined) onReplaced(replaced)
    } catch (error) {
      isBusy.current = false
      // The user has meanwhile restored the stored text.
      if (latest.current && latest.current.text === latest.current.seen) note(latest.current)
      if (!(error instanceof SignInExpired)) setProblem(problemText(error))
    } finally {
      setSaving(false)
    }
  }

  const saveAfterPause = useEffectEvent(() => {
    // In a title, a space at the end may be followed by another word, so wait for blur.
    if (!(isOneLine && hasFocus.current)) void save()
  })
  useEffect(() => {
    if (!edit) return undefined
    const onTime = () => saveAfterPause()
    const timer = setTimeout(onTime, PAUSE_MS)
    window.addEventListener('online', onTime)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onTime)
    }
  }, [edit])

  return {
    text: edit?.text ?? stored,
    /** Message of the last failure; empty if there is none. */
    problem,
    isSaving,
    change: (next: string) => note({ text: next, seen: latest.current?.seen ?? stored }),
    save,
  }
}
