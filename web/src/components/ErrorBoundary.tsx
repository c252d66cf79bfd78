import { Component, type ReactNode } from 'react'
import { isLoadFailure } from './problemText.ts'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  children: ReactNode
  /** What stands in place of the failed part; the drawing of a problem, with a retry, when it is left out. */
  fallback?: ReactNode
}

/** Keeps the rest of the page usable when a part of it fails. Retrying renders the part anew. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { children, fallback } = this.props
    if (error === undefined) return children
    if (fallback !== undefined) return fallback
    const retry = () => {
      // A part that failed to load is remembered as failed for the life of the page.
      if (isLoadFailure(error)) location.reload()
      else this.setState({ error: undefined })
    }
    return <ErrorState error={error} onRetry={retry} />
  }
}
