import { select, t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useRef } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { TOAST_MS, toast } from '#notifications/toast.ts'
import { attempt } from './attempt.ts'
import type { FieldDraft } from './fieldDrafts.ts'
import { useSavedText } from './useSavedText.ts'

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
  const onReplaced = (other: string) => {
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
  const hasFocus = useRef(false)
  const { text, problem, isSaving, change, save } = useSavedText({
    uid,
    listId,
    field,
    stored,
    draft,
    isOneLine,
    hasFocus,
    send,
    onReplaced,
  })

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
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
          void save()
        }}
        error={problem === '' ? undefined : `${problem} ${kept}`}
        helper={isSaving ? t`Saving` : undefined}
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
