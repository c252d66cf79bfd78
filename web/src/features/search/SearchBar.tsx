import { SORT_NAMES, SORTS } from '@tracker/domain/browse.ts'
import type { SearchSort } from '@tracker/domain/searchQuestion.ts'
import { Button } from '#components/Button.tsx'
import { styled } from '#theme/styled.ts'
import { useState } from 'react'
import { SelectField } from '#components/SelectField.tsx'
import { Search } from '#icons.tsx'
import { SearchField } from './SearchField.tsx'

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

interface Option {
  readonly value: SearchSort
  readonly label: string
}

const OPTIONS: readonly Option[] = SORT_NAMES.map((value) => ({ value, label: SORTS[value].label }))
/** What only the forgiving search can do: by relevance to a text, and by the age of the object. */
const BEST: Option = { value: 'best', label: 'Best Match' }
const BY_AGE: readonly Option[] = [
  { value: 'oldest', label: 'Made Earliest' },
  { value: 'youngest', label: 'Made Latest' },
]

interface Props {
  name: string
  sort: SearchSort
  /** The orders beside the specified ones, while something is filtered: by relevance when there is a text. */
  moreSorts?: 'none' | 'by age' | 'all'
  onSearch: (name: string) => void
  onSort: (sort: SearchSort) => void
}

const MORE_OPTIONS = { none: OPTIONS, 'by age': [...OPTIONS, ...BY_AGE], all: [BEST, ...OPTIONS, ...BY_AGE] }

/** Sort, text and button. The text is marked as required, yet an empty one runs and lists everything. */
export function SearchBar({ name, sort, moreSorts = 'none', onSearch, onSort }: Props) {
  const options = MORE_OPTIONS[moreSorts]
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
          onChange={(value) => {
            const chosen = options.find((option) => option.value === value)
            if (chosen) onSort(chosen.value)
          }}
          options={options}
        />
        <SearchField
          text={text}
          onText={setText}
          onChoose={(name) => {
            setSubmitted(name)
            onSearch(name)
          }}
        />
        <Button type="submit" variant="contained" startIcon={<Search size={20} />} sx={{ minHeight: 48 }}>
          Search
        </Button>
      </Row>
    </search>
  )
}
