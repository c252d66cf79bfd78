import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * One listener for the plain links of a list, however long it is: a link to a page of ours is followed without loading a page,
 * as the router's own links are. What asks for another tab or window is left to the browser.
 */
export function useFollowLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
    if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(`${link.pathname}${link.search}${link.hash}`)
  }
}
