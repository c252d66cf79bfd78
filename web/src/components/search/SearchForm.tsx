import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'
import { SearchInput } from './SearchInput.tsx'
import type { SuggestInput } from './SuggestInput.tsx'
import type { Suggest } from './useSuggestions.ts'
import { theme } from '#theme/theme.ts'

const Form = styled('form')({
  display: 'flex',
  // 44 px inside the borders.
  height: 46,
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
  '& input, & > button': {
    font: 'inherit',
    fontSize: '1rem',
    color: 'inherit',
    background: 'none',
    border: 0,
  },
  '& input': {
    flex: 1,
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    height: '100%',
    padding: '0 0 0 12px',
    outline: 0,
    '&::placeholder': { color: 'inherit', opacity: 1 },
  },
  '& > .MuiAutocomplete-root': { flex: 1, minWidth: 0, '& > div': { height: '100%' } },
  '& > button': {
    width: 44,
    padding: 0,
    borderRadius: 4,
    lineHeight: 0,
    cursor: 'pointer',
    outlineOffset: -4,
  },
})

/** The field with suggestions, its initial text, and whether that was being typed. */
interface Suggesting {
  readonly Input: typeof SuggestInput
  readonly text: string
  readonly wasTyping: boolean
}

/**
 * Loads the field with suggestions when a mouse or the focus comes to the form. It gets the typed text, the
 * selection and the focus of the plain field. After a failure it is loaded at the next approach.
 */
function useSuggesting(form: RefObject<HTMLFormElement | null>) {
  const [suggesting, setSuggesting] = useState<Suggesting>()
  const isRequested = useRef(false)
  const isComposing = useRef(false)

  function replace(Input: typeof SuggestInput) {
    const field = form.current?.querySelector('input')
    if (!field) return
    const hasFocus = document.activeElement === field
    const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft } = field
    // Keeps the focus within the form, which may be hidden without it (BarSearch.tsx).
    if (hasFocus) form.current?.querySelector('button')?.focus({ preventScroll: true })
    // Committed at once, so that no letter or focus goes to the plain field in between.
    flushSync(() => setSuggesting({ Input, text: value, wasTyping: hasFocus }))
    const next = form.current?.querySelector('input')
    if (!hasFocus || !next) return
    next.focus({ preventScroll: true })
    next.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
    next.scrollLeft = scrollLeft
  }
  function request() {
    if (isRequested.current || isSavingData()) return
    isRequested.current = true
    // When idle: the first letter goes before, and a missing script does not reload the page.
    whenIdle(() => {
      import('./SuggestInput.tsx').then(
        ({ SuggestInput: Input }) => {
          // A new field would end the composition of a word.
          if (!isComposing.current) replace(Input)
          else form.current?.addEventListener('compositionend', () => replace(Input), { once: true })
        },
        (error: unknown) => {
          console.warn(error)
          isRequested.current = false
        },
      )
    })
  }
  // The field may have got the focus before hydration.
  const requestIfFocused = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) request()
  })
  useEffect(() => requestIfFocused(), [])

  const handlers = {
    // A finger that arrives is about to press, and the field must not change below it: the focus follows.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && request(),
    onFocus: request,
    // After a failure.
    onInput: request,
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: () => void (isComposing.current = false),
  }
  return { suggesting, handlers }
}

interface Props {
  /** Accessible name, to distinguish two forms on a page. */
  label: string
  suggest: Suggest
}

/** A search form that leads to Browse. Works before hydration too. */
export function SearchForm({ label, suggest }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { suggesting, handlers } = useSuggesting(form)
  const search = (name: string) =>
    void navigate(PATHS.browse + (name ? `?${new URLSearchParams({ name })}` : ''))
  return (
    <Form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the search, without a box around it
      role="search"
      aria-label={label}
      action={PATHS.browse}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget.querySelector('input')?.value.trim() ?? '')
      }}
    >
      {suggesting ? (
        <suggesting.Input
          suggest={suggest}
          initialText={suggesting.text}
          wasTyping={suggesting.wasTyping}
          form={form}
          onChoose={search}
        />
      ) : (
        <SearchInput />
      )}
      <button aria-label={t`Search`}>
        <Search size={20} />
      </button>
    </Form>
  )
}
