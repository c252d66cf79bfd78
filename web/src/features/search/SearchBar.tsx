import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { SearchField } from './SearchField.tsx'

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
}))

interface Props {
  name: string
  onSearch: (name: string) => void
}

/**
 * Text and button: a GET form, which works before it is hydrated. The text is marked as required, yet an empty one runs and
 * lists everything.
 */
export function SearchBar({ name, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(name)
  const submitted = useRef<string>(undefined)
  const search = (text: string) => {
    submitted.current = text
    onSearch(text)
  }
  const isHydrated = useHydrated()
  const wasHydrated = useRef(isHydrated)
  // The address may change by Back: the field then shows the text that is searched for. When it changes by the field's own
  // search, or by hydration, the user may have typed meanwhile.
  useEffect(() => {
    const isTyped = !wasHydrated.current && field.current?.value !== ''
    wasHydrated.current = isHydrated
    if (shown.current === name) return
    shown.current = name
    if (field.current && !isTyped && submitted.current !== name) field.current.value = name
    submitted.current = undefined
  }, [name, isHydrated])
  return (
    <search>
      <Row
        noValidate
        action={PATHS.browse}
        onSubmit={(event) => {
          event.preventDefault()
          search(field.current?.value.trim() ?? '')
        }}
      >
        <SearchField
          field={field}
          defaultValue={name}
          onChoose={(chosen) => {
            if (field.current) field.current.value = chosen
            search(chosen)
          }}
        />
        <Button type="submit" variant="contained" startIcon={<Search size={20} />} sx={{ minHeight: 48 }}>
          Search
        </Button>
      </Row>
    </search>
  )
}
