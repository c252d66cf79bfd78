import { NAME_MAX } from '@tracker/domain/limits.ts'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import { useSuggestions } from './useSuggestions.ts'

const Place = styled('div')({ position: 'relative' })

const Names = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  margin: theme.spacing(0.5, 0, 0),
  padding: theme.spacing(0.5, 0),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  boxShadow: FLOATING_SHADOW,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: theme.spacing(1.75),
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& > [aria-selected="true"]': { backgroundColor: theme.vars.palette.tint.chip },
  '@media (forced-colors: active)': {
    '& > [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}))

interface Props {
  /** The field, which is uncontrolled: it keeps what is typed before it is hydrated. */
  field: RefObject<HTMLInputElement | null>
  defaultValue: string
  /** Puts a chosen name into the field and searches for it. */
  onChoose: (name: string) => void
}

/** The text to search for, with names that it may become: a combobox as the ARIA practices describe it. */
export function SearchField({ field, defaultValue, onChoose }: Props) {
  const id = useId()
  // Only what is being typed is completed, not what a search, or Back, has put there.
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const names = useSuggestions(typed)
  const isOpen = typed !== null && names.length > 0
  const current = isOpen ? names[active] : undefined

  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const choose = (name: string) => {
    close()
    onChoose(name)
  }
  const step = (by: number) => {
    // One place more than there are names: the text itself.
    const places = names.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) step(event.key === 'ArrowDown' ? 1 : -1)
      else setTyped(event.currentTarget.value)
    } else if (event.key === 'Escape' && isOpen) {
      // Else the browser empties the field.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (current !== undefined) {
        event.preventDefault()
        choose(current)
      } else close()
    }
  }
  return (
    <Place>
      <Field
        label="Search by name"
        name="name"
        type="search"
        autoComplete="off"
        inputRef={field}
        defaultValue={defaultValue}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        slotProps={{
          htmlInput: {
            maxLength: NAME_MAX,
            required: true,
            enterKeyHint: 'search',
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? id : undefined,
            'aria-activedescendant': current === undefined ? undefined : `${id}-${active}`,
            'aria-keyshortcuts': '/',
            onKeyDown,
            onBlur: close,
          },
        }}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the platform's own list cannot be styled nor filled while typing; the field has the keys */}
      {isOpen && (
        <Names id={id} role="listbox" aria-label="Names">
          {names.map((name, index) => (
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              dir="auto"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(name)}
            >
              {name}
            </div>
          ))}
        </Names>
      )}
    </Place>
  )
}
