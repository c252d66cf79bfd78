import { SORT_NAMES, SORTS, type Sort, parseSort } from '@tracker/domain/browse.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Field } from '#components/Field.tsx'
import { SelectField } from '#components/SelectField.tsx'
import { Search } from '#icons.tsx'

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(2),
  gridTemplateColumns: '1fr auto',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '200px 1fr auto',
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
}))

const OPTIONS = SORT_NAMES.map((value) => ({ value, label: SORTS[value].label }))

interface Props {
  name: string
  sort: Sort
  onSearch: (name: string) => void
  onSort: (sort: Sort) => void
}

/** Sort, text and button. The text is marked as required, yet an empty one runs and lists everything. */
export function SearchBar({ name, sort, onSearch, onSort }: Props) {
  const [text, setText] = useState(name)
  const [searched, setSearched] = useState(name)
  const [submitted, setSubmitted] = useState<string | null>(null)
  // The address may change by Back: the field then shows the text that is searched for, and keeps the focus. When it
  // changes by the field's own search, the person may have typed on meanwhile.
  if (searched !== name) {
    setSearched(name)
    if (submitted !== name) setText(name)
    setSubmitted(null)
  }
  return (
    <search>
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(text.trim())
          onSearch(text.trim())
        }}
      >
        <SelectField
          label="Sort"
          name="sort"
          value={sort}
          onChange={(value) => onSort(parseSort(value))}
          options={OPTIONS}
        />
        <Field
          label="Search by name"
          name="name"
          type="search"
          autoComplete="off"
          value={text}
          onChange={setText}
          inputProps={{ maxLength: NAME_MAX, required: true, enterKeyHint: 'search' }}
        />
        <Button type="submit" variant="contained" startIcon={<Search size={20} />} sx={{ minHeight: 48 }}>
          Search
        </Button>
      </Row>
    </search>
  )
}
