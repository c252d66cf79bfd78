import { t } from '@lingui/core/macro'
import TextField from '@mui/material/TextField'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import type { RefObject } from 'react'
import { SEARCH_WIDTH } from '#components/search/SearchRow.tsx'
import { SuggestField } from '#components/search/SuggestField.tsx'
import { useApi } from '#firebase/api/useApi.ts'

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** Called with a chosen name. */
  onChoose: (name: string) => void
}

/** The search field of Browse, with suggested names. */
export function SearchField({ inputRef, ...field }: Props) {
  const api = useApi()
  return (
    <SuggestField
      {...field}
      suggest={async (typed) => (await api.suggestions(typed)).results}
      list={{ width: `min(100%, ${SEARCH_WIDTH}px)`, edge: 'start' }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={t`Search by name`}
          placeholder={t`Name, place, maker`}
          name="name"
          type="search"
          inputRef={inputRef}
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
  )
}
