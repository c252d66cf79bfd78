import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { Close } from '#icons/screenIcons.tsx'
import { type Filters, NO_FILTERS, appliedFilters } from '#features/search/address.ts'
import { ChipList, FilterChip } from './FilterChip.tsx'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
  /** True if a toggle beside them says that only artifacts with a picture are shown. */
  hasPictureToggle: boolean
}

/** Applied filters as chips. Pressing one removes it. */
export function AppliedFilters({ filters, onChange, hasPictureToggle }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ index: number; count: number } | null>(null)
  const all = appliedFilters(filters)
  const applied = hasPictureToggle ? all.filter(({ without }) => without.picture === filters.picture) : all
  // The pressed button is removed, so the focus moves to a neighbour or to the page's heading.
  useEffect(() => {
    // The filters change later than the press, because they follow the address.
    if (!pressed.current || pressed.current.count === applied.length) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const neighbour = buttons[Math.min(pressed.current.index, buttons.length - 1)]
    if (neighbour) neighbour.focus()
    else focusHeading()
    pressed.current = null
  })
  if (applied.length === 0) return null
  const change = (next: Filters, index: number) => {
    pressed.current = { index, count: applied.length }
    onChange(next)
  }
  return (
    <ChipList ref={list} aria-label={t`Filters that hold`}>
      {applied.map(({ label, without }, index) => (
        <li key={label}>
          <FilterChip
            isActive
            label={
              <>
                <span dir="auto">{label}</span>
                <Close size={18} />
                <span className="visually-hidden">{t`Remove filter`}</span>
              </>
            }
            onClick={() => change(without, index)}
          />
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <FilterChip label={t`Clear all filters`} onClick={() => change(NO_FILTERS, 0)} />
        </li>
      )}
    </ChipList>
  )
}
