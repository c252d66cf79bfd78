import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { artifactAddress } from '#paths.ts'
import type { ListPlace } from './listPlace.ts'

const ARTIFACT = artifactAddress('')

/** The id of the artifact that a link leads to: it looks the same in an address. */
export const idOf = ({ pathname }: HTMLAnchorElement) => pathname.slice(ARTIFACT.length)

/** The ids of the artifacts that a list leads to. */
const idsIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLAnchorElement>(`a[href^="${ARTIFACT}"]`)].map(idOf)

/**
 * One listener for the plain links of a list, however long it is: a link to a page of ours is followed without loading a page,
 * as the router's own links are, and carries the list along. What asks for another tab or window is left to the browser.
 */
export function useFollowLinks() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
    if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    const list: ListPlace = { ids: idsIn(event.currentTarget), path: `${pathname}${search}` }
    void navigate(`${link.pathname}${link.search}${link.hash}`, { state: { list } })
  }
}
