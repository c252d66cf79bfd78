import { type MouseEvent, useState } from 'react'
import { useOpened } from './useOpened.ts'

const loadMenu = () => import('./CardMenu.tsx')

interface Opener {
  button: HTMLButtonElement
  id: string
  name: string
}

/** The artifact whose card has a button, as the card shows it. */
function openerOf(button: HTMLButtonElement): Opener {
  const card = button.closest('article')
  return { button, id: button.value, name: card?.querySelector('.name')?.textContent ?? '' }
}

/** One menu for the cards of a list, however many: by the button of any of them it is opened for that one. */
export function useCardMenu() {
  const { Opened: Menu, open } = useOpened(loadMenu)
  const [opener, setOpener] = useState<Opener>()
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.more') : null
    // What is open is closed by the browser, as the button's popover.
    if (!button || button.popoverTargetElement) return
    // Else the same press would close what it has opened.
    event.preventDefault()
    setOpener(openerOf(button))
    open()
  }
  const menu = Menu && opener && (
    <Menu
      key={opener.id}
      {...opener}
      // The next card's may be there before this one is told to be closed.
      onGone={() => setOpener((now) => (now === opener ? undefined : now))}
    />
  )
  return { openMenu, menu }
}
