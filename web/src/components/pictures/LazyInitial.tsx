import { type ComponentType, lazy, Suspense } from 'react'
import type { InitialProps } from './Initial.tsx'

/** Decorative: renders nothing if loading fails. */
const Initial = lazy<ComponentType<InitialProps>>(() =>
  import('./Initial.tsx').catch(() => ({ default: () => null })),
)

/** A lazily loaded historiated initial. */
export function LazyInitial(props: InitialProps) {
  return (
    <Suspense fallback={null}>
      <Initial {...props} />
    </Suspense>
  )
}
