import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { Notice } from './Notice.tsx'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(5),
})

interface Props {
  /**
   * Returns the element whose children are the items. After loading, the first new item gets the focus, because the
   * button may be removed.
   */
  list: () => HTMLElement | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** Error of the last fetch. */
  error: Error | null
  fetchNextPage: () => unknown
}

/** A button that fetches the next page of a list, and the error if that failed. */
export function LoadMore({ list, hasNextPage, isFetchingNextPage, error, fetchNextPage }: Props) {
  const firstNew = useRef<number | null>(null)
  // Runs after each render, because new items may render later than their page arrives.
  useEffect(() => {
    if (firstNew.current === null || isFetchingNextPage) return
    const found = list()?.children[firstNew.current]
    if (!found) return
    found.querySelector('a')?.focus({ preventScroll: true })
    firstNew.current = null
  })
  if (!hasNextPage) return null
  return (
    <Root>
      {error && !isFetchingNextPage && <Notice severity="error">{error.message}</Notice>}
      <ReadyButton
        variant="outlined"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (isFetchingNextPage) return
          firstNew.current = list()?.children.length ?? 0
          void fetchNextPage()
        }}
      >
        {isFetchingNextPage ? t`Loading more` : t`Load more`}
      </ReadyButton>
    </Root>
  )
}
