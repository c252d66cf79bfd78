import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { type RefObject, useState } from 'react'
import { useSuggestions } from './useSuggestions.ts'

/** The server has filtered the names. */
const keepAll = (names: string[]) => names

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** Called with a chosen name. */
  onChoose: (name: string) => void
}

/** The search text, with suggested names. They open for what is typed, not for text that a search or Back has set. */
export function SearchField({ inputRef, text, onText, onChoose }: Props) {
  const [isTyping, setTyping] = useState(false)
  const names = useSuggestions(isTyping ? text : null)
  const stop = () => setTyping(false)
  return (
    <Autocomplete
      freeSolo
      disableClearable
      disablePortal
      fullWidth
      includeInputInList
      options={[...names]}
      filterOptions={keepAll}
      // Nothing stays selected: the text is in `inputValue`.
      value=""
      inputValue={text}
      open={isTyping && names.length > 0}
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
      onChange={(_event, name, reason) => {
        if (reason === 'selectOption') onChoose(name)
      }}
      slotProps={{
        listbox: { 'aria-label': 'Names', 'aria-labelledby': undefined },
        popper: { placement: 'bottom-start', modifiers: [{ name: 'flip', enabled: false }] },
      }}
      renderOption={({ key, ...option }, name) => (
        <li key={key} {...option} dir="auto">
          {name}
        </li>
      )}
      renderInput={({ slotProps, ...field }) => (
        <TextField
          {...field}
          label="Search by name"
          placeholder="Name, place, maker"
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
