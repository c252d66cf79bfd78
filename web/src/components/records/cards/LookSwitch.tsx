import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { useLayoutEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { icon } from '#icons/icons.tsx'
import { type Look, LOOK, lookOf, LOOKS, rememberLook, showLook } from './look.ts'
import { theme } from '#theme/theme.ts'

const CardsIcon = /* @__PURE__ */ icon('M4 4h6.5v7H4ZM13.5 4H20v7h-6.5ZM4 14h6.5v6H4ZM13.5 14H20v6h-6.5Z')
const WallIcon = /* @__PURE__ */ icon('M4 4h9.5v7H4ZM16.5 4H20v7h-3.5ZM4 14h3.5v6H4ZM10.5 14H20v6h-9.5Z')
const ICONS = { cards: CardsIcon, wall: WallIcon }

const { palette } = theme.vars
const CURRENT = {
  color: palette.primary.main,
  backgroundColor: palette.tint.chip,
  '@media (forced-colors: active)': {
    textDecoration: 'underline 2px',
    outline: '2px solid Highlight',
    outlineOffset: -4,
  },
} as const

const Pair = styled('div')({
  display: 'flex',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${palette.edge}`,
  borderRadius: 4,
  '& > a': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    height: 46,
    color: palette.text.secondary,
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -4 },
    '@media (hover: hover)': { '&:hover': { color: palette.text.primary } },
  },
  '& > a + a': { borderInlineStart: `1px solid ${palette.edge}` },
  'html:not([data-look="wall"]) & > .cards, html[data-look="wall"] & > .wall': CURRENT,
  [theme.breakpoints.down('md')]: {
    '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [theme.breakpoints.up('md')]: { '& > a': { paddingInline: 14 }, '& svg': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '&.in-head': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '&.below': { display: 'none' } },
  '@media print': { display: 'none' },
})

const NO_SEARCH = new URLSearchParams()

interface Props {
  /** `in-head` is shown from 600 px on, `below` the list on phones. Both always, where a screen has only one. */
  place?: 'in-head' | 'below' | ''
}

/** Links to the two looks of a list. They work before hydration too. */
export function LookSwitch({ place = '' }: Props) {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const address = isHydrated ? params : NO_SEARCH
  const look = isHydrated ? lookOf(params) : 'cards'
  useLayoutEffect(() => {
    if (isHydrated) showLook(look)
  }, [isHydrated, look])
  const names: Readonly<Record<Look, string>> = { cards: t`Cards`, wall: t`Wall` }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two links are no form fields
    <Pair role="group" className={place} aria-label={t`Look of the list`}>
      {LOOKS.map((one) => {
        const search = new URLSearchParams(address)
        search.set(LOOK, one)
        const Picture = ICONS[one]
        return (
          <Link
            key={one}
            className={one}
            to={`?${search}`}
            replace
            preventScrollReset
            aria-current={one === look}
            onClick={() => rememberLook(one)}
          >
            <Picture size={20} />
            <span>{names[one]}</span>
          </Link>
        )
      })}
    </Pair>
  )
}
