import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import type { Pages } from '#firebase/paged.ts'

interface Growth {
  /** On the element whose children are the items. */
  readonly listRef: RefCallback<HTMLElement>
  /** Asks for the next page. */
  readonly grow: () => void
}

/** Asks for more of a list; when it is there the focus is on the first new item, since the button may be gone. */
export function useGrowth({ items, isGrowing, grow }: Pages<unknown>): Growth {
  const list = useRef<HTMLElement | null>(null)
  const place = useRef<number | null>(null)
  useEffect(() => {
    if (place.current === null || isGrowing) return
    list.current?.children[place.current]?.querySelector('a')?.focus({ preventScroll: true })
    place.current = null
  }, [isGrowing])
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element
  }, [])
  return {
    listRef,
    grow: () => {
      place.current = items.length
      grow()
    },
  }
}
