import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  children: ReactNode
  /** Rendered instead of the error state. `retry` renders the children again. */
  fallback?: (failure: { error: unknown; retry: () => void }) => ReactNode
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
    const retry = () => this.setState({ error: undefined })
    return fallback ? fallback({ error, retry }) : <ErrorState error={error} onRetry={retry} />
  }
}
