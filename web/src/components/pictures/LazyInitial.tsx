import { type ComponentType, lazy, Suspense } from 'react'
import type { InitialProps } from './Initial.tsx'

/** Decoration: without it, its place stays empty. */
const Initial = lazy<ComponentType<InitialProps>>(() =>
  import('./Initial.tsx').catch(() => ({ default: () => null })),
)

/** A historiated initial, loaded with the first one on a screen. */
export function LazyInitial(props: InitialProps) {
  return (
    <Suspense fallback={null}>
      <Initial {...props} />
    </Suspense>
  )
}
