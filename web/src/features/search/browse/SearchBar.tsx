import { t } from '@lingui/core/macro'
import TextField from '@mui/material/TextField'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SEARCH_WIDTH, SearchRow } from '#components/search/SearchRow.tsx'
import { SuggestField } from '#components/search/SuggestField.tsx'
import { useLazyApi } from '#firebase/api/useLazyApi.ts'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { PATHS } from '#navigation/paths.ts'

interface Props {
  name: string
  onSearch: (name: string) => void
}

/**
 * The search form of Browse, with suggested names. A GET form, so that it works before hydration. The field is required, but an
 * empty search is allowed and lists everything.
 */
export function SearchBar({ name, onSearch }: Props) {
  const api = useLazyApi()
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
      <SuggestField
        text={text}
        onText={setText}
        onChoose={(chosen) => {
          setText(chosen)
          search(chosen)
        }}
        suggest={async (typed) => (await (await api()).suggestions(typed)).results}
        list={{ width: `min(100%, ${SEARCH_WIDTH}px)`, edge: 'start' }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={t`Search by name`}
            placeholder={t`Name, place, maker`}
            name="name"
            type="search"
            inputRef={field}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps.htmlInput,
                maxLength: NAME_MAX,
                required: true,
                enterKeyHint: 'search',
                'aria-keyshortcuts': '/',
              },
            }}
          />
        )}
      />
    </SearchRow>
  )
}
