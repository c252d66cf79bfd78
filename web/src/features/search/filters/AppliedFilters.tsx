import { useEffect, useRef } from 'react'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { Close } from '#icons/screenIcons.tsx'
import { type Filters, NO_FILTERS, appliedFilters } from '#features/search/address.ts'
import { Chip, Chips } from './chips.ts'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The filters that hold, each with one press to be without it. */
export function AppliedFilters({ filters, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ index: number; count: number } | null>(null)
  const applied = appliedFilters(filters)
  // The button that was pressed goes away: the focus moves to a neighbour, or to the page's heading.
  useEffect(() => {
    // The address, and with it the filters, changes a little later.
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
    <Chips ref={list} aria-label="Filters that hold">
      {applied.map(({ label, without }, index) => (
        <li key={label}>
          <Chip data-held onClick={() => change(without, index)}>
            <span dir="auto">{label}</span>
            <Close size={18} />
            <span className="visually-hidden">Remove filter</span>
          </Chip>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Chip onClick={() => change(NO_FILTERS, 0)}>Clear all filters</Chip>
        </li>
      )}
    </Chips>
  )
}
