import { t } from '@lingui/core/macro'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isFocusHeld } from '#components/layout/FocusHold.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { suggest } from '#firebase/api/suggest.ts'
import { disclosureHandlers } from '#components/hooks/disclosureHandlers.ts'
import { ReadyIconButton } from '#components/layout/ReadyButton.tsx'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
  marginLeft: 'auto',
  '&[data-waiting]:not(:focus-within)': { visibility: 'hidden' },
  [theme.breakpoints.up('lg')]: { '& > button': { display: 'none' }, '& > div': { width: 232 } },
  // On narrower screens an icon opens it below the bar.
  [theme.breakpoints.down('lg')]: {
    '& > div': {
      display: 'none',
      position: 'absolute',
      top: '100%',
      insetInline: 0,
      padding: theme.spacing(1, 2),
      backgroundColor: theme.vars.palette.background.paper,
      borderBlock: `1px solid ${theme.vars.palette.rule}`,
      // The gutters of the page's column (Page.tsx).
      [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
      [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
    },
    '& > [aria-expanded="true"] + div': { display: 'block' },
  },
})

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Returns true while Home's hero shows its search, which makes the bar's search redundant. */
function useHeroSearch(isHome: boolean): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const form = isHome && document.querySelector('main [role="search"]')
    if (!form) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: `-${STICKY_BAR}px 0px 0px` },
    )
    observer.observe(form)
    return () => {
      observer.disconnect()
      setInView(true)
    }
  }, [isHome])
  return isHome && isInView
}

/** The search in the navigation bar. `/` focuses it, or on Browse and Home the page's own search field. */
export function BarSearch() {
  const { key, pathname } = useLocation()
  const isWaiting = useHeroSearch(pathname === PATHS.home)
  const [opened, setOpened] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  // Closed by any navigation.
  const isOpen = opened === key
  const close = () => setOpened(undefined)

  /** Opens and focuses this field, or focuses the page's own field. */
  const focusField = useCallback(() => {
    const isShown = place.current?.checkVisibility({ visibilityProperty: true })
    if (isShown) setOpened(key)
    const field = (isShown ? place.current : document.querySelector('main'))?.querySelector('input')
    // After React has rendered the field, but before the next key event.
    queueMicrotask(() => field?.focus())
  }, [key])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isFocusHeld() || document.querySelector('[role="menu"]')) return
      event.preventDefault()
      focusField()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focusField])

  if (pathname === PATHS.browse) return null
  return (
    <ClickAwayListener onClickAway={close}>
      <Root ref={place} data-waiting={isWaiting || undefined} {...disclosureHandlers(isOpen, close)}>
        <ReadyIconButton
          aria-label={t`Search`}
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen) close()
            else focusField()
          }}
        >
          <Search size={24} />
        </ReadyIconButton>
        <div>
          <SearchForm label={t`In the bar`} suggest={suggest} />
        </div>
      </Root>
    </ClickAwayListener>
  )
}
