import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { Close } from '#icons/screenIcons.tsx'
import { type Filters, NO_FILTERS, appliedFilters } from '#features/search/address.ts'
import { ChipList, FilterChip } from './FilterChip.tsx'
import { theme } from '#theme/theme.ts'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
  /** True if a toggle beside them says that only artifacts with a picture are shown. */
  hasPictureToggle?: boolean
}

/** On narrow screens a single row that scrolls, whose end fades. */
const Applied = styled(ChipList)({
  'div:has(> output) > &': {
    [theme.breakpoints.down('md')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for targets of 44 px, for focus rings, and for the fade at the end.
      marginInlineStart: -4,
      padding: '4px 24px 4px 4px',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
      '& > li': { flex: 'none', maxWidth: 'none' },
      '& button': {
        minHeight: 36,
        whiteSpace: 'nowrap',
        '&::before': { content: '""', position: 'absolute', inset: '-5px 0' },
      },
    },
  },
})

/** Applied filters as chips. Pressing one removes it. */
export function AppliedFilters({ filters, onChange, hasPictureToggle = false }: Props) {
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
    <Applied ref={list} aria-label={t`Filters that hold`}>
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
    </Applied>
  )
}
