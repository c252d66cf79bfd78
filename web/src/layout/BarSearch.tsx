import ClickAwayListener from '@mui/material/ClickAwayListener'
import { styled } from '@mui/material/styles'
import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import IconButton from '@mui/material/IconButton'
import { isFocusHeld } from '#components/layout/FocusHold.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { suggest } from '#firebase/suggest.ts'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'

const Place = styled('div')(({ theme }) => ({
  marginLeft: 'auto',
  // On Home it appears when the hero's search has left the window, without script; in other browsers it is always there.
  '@supports (timeline-scope: none)': {
    animation: 'appear linear both',
    animationTimeline: '--hero-search',
    animationRange: 'exit 50% exit 100%',
    '&:focus-within': { visibility: 'visible !important', opacity: '1 !important' },
  },
  [theme.breakpoints.up('lg')]: { '& > button': { display: 'none' }, '& > div': { width: 232 } },
  // On narrower screens, an icon opens it below the bar.
  [theme.breakpoints.down('lg')]: {
    '& > div': {
      display: 'none',
      position: 'absolute',
      top: '100%',
      // As wide as the bar, with the gutters of the page's column (Page.tsx).
      insetInline: theme.spacing(-2),
      padding: theme.spacing(1, 2),
      backgroundColor: theme.vars.palette.background.paper,
      borderBlock: `1px solid ${theme.vars.palette.rule}`,
      [theme.breakpoints.up('sm')]: { insetInline: theme.spacing(-3), paddingInline: theme.spacing(3) },
      [theme.breakpoints.up('md')]: { insetInline: theme.spacing(-4), paddingInline: theme.spacing(4) },
    },
    '& > [aria-expanded="true"] + div': { display: 'block' },
  },
}))

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** The search in the bar, also focused by `/`. Browse and the hero of Home have their own field. */
export function BarSearch() {
  const { key, pathname } = useLocation()
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A navigation closes it.
  const isOpen = opened === key
  const close = () => setOpened(undefined)
  const closeOnEscape = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  /** Opens and focuses this field, or focuses the page's own one. */
  const focusField = useCallback(() => {
    const isShown = place.current?.checkVisibility({ visibilityProperty: true })
    if (isShown) setOpened(key)
    const field = (isShown ? place.current : document.querySelector('main'))?.querySelector('input')
    // After React has rendered the field, and before the next key event.
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
      <Place ref={place} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <IconButton
          ref={button}
          aria-label="Search"
          aria-expanded={isOpen}
          disabled={!isHydrated}
          onClick={() => {
            if (isOpen) close()
            else focusField()
          }}
        >
          <Search size={24} />
        </IconButton>
        <div>
          <SearchForm label="In the bar" suggest={suggest} />
        </div>
      </Place>
    </ClickAwayListener>
  )
}
