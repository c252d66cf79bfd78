import type { ReactNode } from 'react'
import { Page } from './Page.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'

type QueryState = { status: 'pending' } | { status: 'error'; error: Error; refetch: () => unknown }

interface Props<Ready> {
  title: string
  /** The state of the screen's query. */
  query: QueryState | Ready
  /** Beside the title, in every state. */
  tools?: ReactNode
  /** Content above the list, in every state. */
  above?: ReactNode
  /** Renders the loaded list. */
  children: (ready: Ready) => ReactNode
}

/** A screen with one list of the signed-in user: loading, loaded or failed. */
export function ListScreen<Ready extends { status: 'success' }>({
  title,
  query,
  tools,
  above,
  children,
}: Props<Ready>) {
  const content = () => {
    switch (query.status) {
      case 'pending':
        return <RecordSkeleton />
      case 'error':
        return <ErrorState error={query.error} onRetry={query.refetch} />
      default:
        return children(query)
    }
  }
  return (
    <Page title={title} tools={tools} isCompact>
      {above}
      {content()}
    </Page>
  )
}
