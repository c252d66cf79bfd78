import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { isLoadFailure } from './problemText.ts'

interface Props {
  children: ReactNode
  /** Rendered instead of the error state. */
  fallback?: ReactNode
}

/** Renders an error state instead of children that throw, with a Retry button that renders them again. */
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
      // React.lazy and browsers cache a failed import until the page is reloaded.
      if (isLoadFailure(error)) location.reload()
      else this.setState({ error: undefined })
    }
    return <ErrorState error={error} onRetry={retry} />
  }
}
