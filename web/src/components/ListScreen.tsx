import type { ReactNode } from 'react'
import type { Pages } from '#firebase/paged.ts'
import type { Read } from '#firebase/useRead.ts'
import { Page } from './Page.tsx'
import { ErrorState } from './ErrorState.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

interface Props<T> {
  title: string
  read: Read<Pages<T>>
  /** What is shown of the pages that are there. */
  children: (pages: Pages<T>) => ReactNode
}

/** A screen with one list of the person who is signed in: on its way, there, or failed. */
export function ListScreen<T>({ title, read, children }: Props<T>) {
  return (
    <Page title={title}>
      {read.status === 'loading' && <RecordSkeleton />}
      {read.status === 'failed' && <ErrorState error={read.problem} onRetry={read.retry} />}
      {read.status === 'ready' && children(read.value)}
    </Page>
  )
}
