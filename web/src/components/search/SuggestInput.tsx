import { type RefObject, useState } from 'react'
import { SearchInput } from './SearchInput.tsx'
import { SuggestField } from './SuggestField.tsx'
import type { Suggest } from './useSuggestions.ts'

interface Props {
  initialText: string
  /** True if the field comes while it is used. */
  wasTyping: boolean
  suggest: Suggest
  form: RefObject<HTMLFormElement | null>
  /** Called with a chosen name. */
  onChoose: (name: string) => void
}

/** The field of a search form with suggested names. Lazy: loaded when the form is approached. */
export function SuggestInput({ initialText, wasTyping, suggest, form, onChoose }: Props) {
  const [text, setText] = useState(initialText)
  return (
    <SuggestField
      suggest={suggest}
      text={text}
      wasTyping={wasTyping}
      onText={setText}
      onChoose={(name) => {
        setText(name)
        onChoose(name)
      }}
      // As wide as a phone's column, because the field may be narrower.
      list={{
        width: 'min(100vw - 32px, 360px)',
        edge: 'end',
        anchorEl: () => form.current ?? document.body,
      }}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <div ref={input.ref}>
          <SearchInput {...htmlInput} />
        </div>
      )}
    />
  )
}
