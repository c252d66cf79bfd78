import { Component, createElement, type ReactNode, useEffect } from 'react'
import { createPart } from '#createPart.ts'
import { useStore } from '#createStore.ts'
import Button from '@mui/material/Button'
import { isLoadFailure, problemText } from './problemText.ts'

interface ProblemProps {
  error: unknown
  onRetry: () => void
}

/** The drawing of a problem: most visits never see one. */
export const errorState = createPart<ProblemProps>('errorState', () =>
  import('./ErrorState.tsx').then(({ ErrorState }) => ({ default: ErrorState })),
)

/** What went wrong, in plain words until the drawing is there, which may not come either. */
function Problem(props: ProblemProps) {
  const ErrorState = useStore(errorState.component)
  useEffect(() => errorState.load(), [])
  return ErrorState ? (
    createElement(ErrorState, props)
  ) : (
    <div role="alert" style={{ padding: 48, textAlign: 'center' }}>
      <p>{problemText(props.error)}</p>
      <Button variant="outlined" onClick={props.onRetry}>
        Retry
      </Button>
    </div>
  )
}

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
    return <Problem error={error} onRetry={retry} />
  }
}
