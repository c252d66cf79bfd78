import { useEffect, useEffectEvent, useRef } from 'react'
import { SORT_NAMES, SORTS } from '@tracker/domain/artifact/sorts.ts'
import type { SearchSort } from '@tracker/domain/search/searchQuery.ts'
import { SelectField } from '#components/forms/SelectField.tsx'

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
const MORE_OPTIONS = { none: OPTIONS, 'by age': [...OPTIONS, ...BY_AGE], all: [BEST, ...OPTIONS, ...BY_AGE] }

interface Props {
  sort: SearchSort
  /** The orders beside the specified ones, while something is filtered: by relevance when there is a text. */
  more: keyof typeof MORE_OPTIONS
  onSort: (sort: SearchSort) => void
}

/** The order of the results. */
export function SortField({ sort, more, onSort }: Props) {
  const options = MORE_OPTIONS[more]
  const select = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)
    if (chosen) onSort(chosen.value)
  }
  // Chosen in the prerendered page, before it was hydrated: no event tells of it.
  const readChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== sort) choose(select.current.value)
  })
  useEffect(() => readChoice(), [])
  return (
    <SelectField
      isInLine
      label="Sort"
      name="sort"
      value={sort}
      inputRef={select}
      onChange={(event) => choose(event.target.value)}
      options={options}
    />
  )
}
