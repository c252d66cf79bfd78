import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { ArrowRight } from '#icons.tsx'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import { labelUrl, shareArtifact, ShareIcon } from './share.ts'

const WIDTH = 200
/** Pixels between the menu and its button, and the window's edge. */
const GAP = 4

const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  width: WIDTH,
  margin: 0,
  padding: theme.spacing(0.5, 0),
  overflow: 'visible',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 4,
  boxShadow: FLOATING_SHADOW,
}))

const Item = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(0, 2),
  '&:focus-visible': { outlineOffset: -2 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.band } },
})) as typeof ButtonBase

/** Where the focus goes from an item, by the key. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Opens a menu at a button, above it where there is no room below; the answer lets go of the button. */
function hang(menu: HTMLElement, button: HTMLButtonElement): () => void {
  // Pressing the button again closes it.
  button.popoverTargetElement = menu
  button.ariaExpanded = 'true'
  if (!menu.matches(':popover-open')) menu.showPopover()
  const { top, bottom, right } = button.getBoundingClientRect()
  const isAbove = bottom + GAP + menu.offsetHeight > innerHeight
  menu.style.left = `${Math.max(GAP, right - WIDTH)}px`
  menu.style.top = `${isAbove ? top - GAP - menu.offsetHeight : bottom + GAP}px`
  return () => {
    button.popoverTargetElement = null
    button.ariaExpanded = 'false'
  }
}

interface Props {
  id: string
  name: string
  /** What it hangs from, and where the focus returns to. */
  button: HTMLButtonElement
  onGone: () => void
}

/** What can be done with an artifact beside opening it. Loaded when the first one is opened. */
export default function CardMenu({ id, name, button, onGone }: Props) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const menu = panel.current
    if (!menu) return undefined
    const release = hang(menu, button)
    menu.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const close = () => menu.hidePopover()
    addEventListener('scroll', close, { passive: true })
    return () => {
      removeEventListener('scroll', close)
      release()
    }
  }, [button])

  const close = () => panel.current?.hidePopover()
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
    const step = STEPS[event.key]
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const index = items.findIndex((item) => item === document.activeElement)
    if (!step) return
    event.preventDefault()
    items[step(index, items.length)]?.focus()
  }

  return (
    <Panel
      ref={panel}
      popover="auto"
      role="menu"
      aria-label="More"
      data-keeps-focus
      onKeyDown={moveFocus}
      onToggle={({ newState }) => {
        if (newState !== 'closed') return
        if (document.activeElement === document.body) button.focus({ preventScroll: true })
        onGone()
      }}
    >
      <Item
        role="menuitem"
        tabIndex={-1}
        onClick={() => {
          close()
          void shareArtifact({ _id: id, artifact_name: name })
        }}
      >
        <ShareIcon size={20} />
        Share
      </Item>
      <Item component="a" role="menuitem" tabIndex={-1} href={labelUrl(id)}>
        <ArrowRight size={20} />
        Public label
      </Item>
    </Panel>
  )
}
