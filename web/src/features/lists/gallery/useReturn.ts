import type { Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { useEffect, useRef } from 'react'
import type { MorePages } from '#firebase/firestore/pagination.ts'
import { type Opened, takeOpened } from './openedExhibition.ts'

/**
 * Moves the focus to the exhibition that was opened before, after loading as many as there were then. Not if something else has
 * the focus.
 * @param list the element whose children are the exhibitions
 */
export function useReturn(
  list: HTMLElement | null,
  exhibitions: readonly Exhibition[],
  { hasNextPage, isFetchingNextPage, error, fetchNextPage }: MorePages,
): void {
  const opened = useRef<Opened | null>(null)
  useEffect(() => {
    opened.current ??= takeOpened()
  }, [])
  useEffect(() => {
    if (!opened.current || !list || isFetchingNextPage) return
    const { id, among } = opened.current
    const at = exhibitions.findIndex(({ _id }) => _id === id)
    if (at < 0 && exhibitions.length < among && hasNextPage && !error) {
      void fetchNextPage()
      return
    }
    opened.current = null
    if (document.activeElement === document.body) list.children[at]?.querySelector('a')?.focus()
  })
}
