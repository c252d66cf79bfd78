import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SORT_NAMES, SORTS } from '@tracker/domain/artifact/sorts.ts'
import type { SearchSort } from '@tracker/domain/search/searchQuery.ts'
import { SelectField } from '#components/forms/SelectField.tsx'

interface Option {
  readonly value: SearchSort
  readonly label: string
}

const byRecord = (): readonly Option[] =>
  SORT_NAMES.map((value) => ({ value, label: translateDomainText(SORTS[value].label) }))
/** Sort orders only available in the full-text search: relevance, and age of the object. */
const best = (): Option => ({ value: 'best', label: t`Best Match` })
const byAge = (): readonly Option[] => [
  { value: 'oldest', label: t`Made Earliest` },
  { value: 'youngest', label: t`Made Latest` },
]
const MORE_OPTIONS = {
  none: byRecord,
  'by age': () => [...byRecord(), ...byAge()],
  all: () => [best(), ...byRecord(), ...byAge()],
}

interface Props {
  sort: SearchSort
  /** Additional sort orders for filtered lists; relevance needs a search text. */
  more: keyof typeof MORE_OPTIONS
  onSort: (sort: SearchSort) => void
}

/** The sort select. */
export function SortField({ sort, more, onSort }: Props) {
  const options = MORE_OPTIONS[more]()
  const select = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)
    if (chosen) onSort(chosen.value)
  }
  // A choice made before hydration fires no React event.
  const readChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== sort) choose(select.current.value)
  })
  useEffect(() => readChoice(), [])
  return (
    <SelectField
      place="head"
      label={t`Sort`}
      name="sort"
      value={sort}
      inputRef={select}
      onChange={(event) => choose(event.target.value)}
      options={options}
    />
  )
}
