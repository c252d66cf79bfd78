import { t } from '@lingui/core/macro'
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { type ReactNode, useState } from 'react'
import { SuggestionOption } from './SuggestionOption.tsx'
import { type Suggest, useSuggestions } from './useSuggestions.ts'

/** Disables MUI's filter, because the server has filtered the names. */
const keepAll = (suggestions: Suggestion[]) => suggestions
const nameOf = (suggestion: Suggestion | string) =>
  typeof suggestion === 'string' ? suggestion : suggestion.artifact_name

/** Maximum number of names on a phone, whose keyboard takes half of the screen. */
const PHONE_MAX = 6

interface Props {
  suggest: Suggest
  text: string
  /** True if somebody was typing the text when the field came. */
  wasTyping?: boolean
  onText: (text: string) => void
  /** Called with a chosen name. */
  onChoose: (name: string) => void
  list: {
    /** CSS width. Percentages refer to the nearest positioned ancestor. */
    readonly width: string
    /** Edge at which the list is aligned with the field or with `anchorEl`. */
    readonly edge: 'start' | 'end'
    readonly anchorEl?: () => HTMLElement
  }
  renderInput: (params: AutocompleteRenderInputParams) => ReactNode
}

/**
 * The search field with suggested names. The list opens for typed text only, not for text set by a search or
 * Back.
 */
export function SuggestField({
  suggest,
  text,
  wasTyping = false,
  onText,
  onChoose,
  list,
  renderInput,
}: Props) {
  const [isTyping, setTyping] = useState(wasTyping)
  const suggestions = useSuggestions(isTyping ? text : null, suggest)
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true })
  const stop = () => setTyping(false)
  return (
    <Autocomplete
      freeSolo
      disableClearable
      disablePortal
      fullWidth
      includeInputInList
      options={suggestions.slice(0, isWide ? undefined : PHONE_MAX)}
      filterOptions={keepAll}
      getOptionLabel={nameOf}
      // Keeps the selection empty; the text is in `inputValue`.
      value=""
      inputValue={text}
      open={isTyping && suggestions.length > 0}
      onOpen={(event) => {
        if (event.type === 'keydown') setTyping(true)
      }}
      onClose={stop}
      onBlur={stop}
      onKeyDown={({ key }) => {
        if (key === 'Enter') stop()
      }}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'input') return
        onText(typed)
        setTyping(true)
      }}
      onChange={(_event, chosen, reason) => {
        if (reason === 'selectOption') onChoose(nameOf(chosen))
      }}
      slotProps={{
        listbox: { 'aria-label': t`Names`, 'aria-labelledby': undefined },
        popper: {
          placement: `bottom-${list.edge}`,
          style: { width: list.width },
          ...(list.anchorEl && { anchorEl: list.anchorEl }),
        },
      }}
      renderOption={({ key: _key, ...option }, suggestion) => (
        <SuggestionOption key={suggestion._id} option={option} suggestion={suggestion} text={text} />
      )}
      renderInput={renderInput}
    />
  )
}
