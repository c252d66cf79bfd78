import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SearchRow } from '#components/search/SearchRow.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { PATHS } from '#navigation/paths.ts'
import { SearchField } from './SearchField.tsx'

interface Props {
  name: string
  onSearch: (name: string) => void
}

/**
 * The search form of Browse. A GET form, so that it works before hydration. The field is required, but an
 * empty search is allowed and lists everything.
 */
export function SearchBar({ name, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(name)
  // Keeps text entered before hydration, which React would reset at the next render.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [])
  const shown = useRef(name)
  const submitted = useRef<string>(undefined)
  const search = (searched: string) => {
    submitted.current = searched
    onSearch(searched)
  }
  const isHydrated = useHydrated()
  const wasHydrated = useRef(isHydrated)
  // When Back changes the address, the field shows the new search text. After a search from the field or
  // hydration it does not, because the user may have typed meanwhile.
  useEffect(() => {
    const isTyped = !wasHydrated.current && field.current?.value !== ''
    wasHydrated.current = isHydrated
    if (shown.current === name) return
    shown.current = name
    if (!isTyped && submitted.current !== name) setText(name)
    submitted.current = undefined
  }, [name, isHydrated])
  return (
    <SearchRow action={PATHS.browse} onSearch={search}>
      <SearchField
        inputRef={field}
        text={text}
        onText={setText}
        onChoose={(chosen) => {
          setText(chosen)
          search(chosen)
        }}
      />
    </SearchRow>
  )
}
