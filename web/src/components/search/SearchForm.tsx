import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { isSavingData } from '#utils/whenIdle.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
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

/** The field with suggestions, and its initial text. */
interface Suggesting {
  readonly Input: typeof SuggestInput
  readonly text: string
}

/**
 * Loads the field with suggestions when the page is idle; after a failure when the field is used or the network is
 * back. A focused field is replaced when it loses the focus.
 */
function useSuggesting(form: RefObject<HTMLFormElement | null>): Suggesting | undefined {
  const [suggesting, setSuggesting] = useState<Suggesting>()
  useEffect(() => {
    if (isSavingData()) return undefined
    const stop = new AbortController()
    const load = async () => {
      const { SuggestInput: Input } = await import('./SuggestInput.tsx')
      const field = form.current?.querySelector('input')
      if (!field || stop.signal.aborted) return
      const replace = () => setSuggesting({ Input, text: field.value })
      // Committed at once, so that the focus cannot move to the field in between and get lost.
      if (document.activeElement !== field) flushSync(replace)
      else field.addEventListener('blur', replace, { once: true, signal: stop.signal })
    }
    let isMissing = false
    const tryToLoad = () => {
      isMissing = false
      load().catch((error: unknown) => {
        console.warn(error)
        isMissing = true
      })
    }
    const tryAgain = () => {
      if (isMissing) tryToLoad()
    }
    addEventListener('online', tryAgain, { signal: stop.signal })
    form.current?.addEventListener('focusin', tryAgain, { signal: stop.signal })
    const cancel = whenLoaded(tryToLoad)
    return () => {
      stop.abort()
      cancel()
    }
  }, [form])
  return suggesting
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
  const suggesting = useSuggesting(form)
  const search = (name: string) =>
    void navigate(PATHS.browse + (name ? `?${new URLSearchParams({ name })}` : ''))
  return (
    <Form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the search, without a box around it
      role="search"
      aria-label={label}
      action={PATHS.browse}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget.querySelector('input')?.value.trim() ?? '')
      }}
    >
      {suggesting ? (
        <suggesting.Input suggest={suggest} initialText={suggesting.text} form={form} onChoose={search} />
      ) : (
        <SearchInput />
      )}
      <button aria-label={t`Search`}>
        <Search size={20} />
      </button>
    </Form>
  )
}
