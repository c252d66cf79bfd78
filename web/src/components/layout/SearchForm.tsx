import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  // 44 px inside the borders.
  height: 46,
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
  '& > *': { font: 'inherit', fontSize: '1rem', color: 'inherit', background: 'none', border: 0 },
  '& > input': { flex: 1, minWidth: 0, paddingLeft: 12, outline: 0, '&::placeholder': { color: 'inherit' } },
  '& > button': { width: 44, padding: 0, lineHeight: 0, cursor: 'pointer', outlineOffset: -4 },
}))

interface Props {
  /** Accessible name, to distinguish two forms on a page. */
  label: string
}

/** A search form that leads to Browse; it also works before hydration. */
export function SearchForm({ label }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the search, without a box around it
      role="search"
      aria-label={label}
      action={PATHS.browse}
      onSubmit={(event) => {
        event.preventDefault()
        const name = field.current?.value.trim()
        void navigate(PATHS.browse + (name ? `?${new URLSearchParams({ name })}` : ''))
      }}
    >
      <input
        ref={field}
        type="search"
        name="name"
        aria-label="Search the collection"
        aria-keyshortcuts="/"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button aria-label="Search">
        <Search size={20} />
      </button>
    </Form>
  )
}
