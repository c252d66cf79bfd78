import { isId } from '@tracker/domain/api/ids.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { matchPath } from 'react-router'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'

const Preview = lazy(async () => {
  const [{ ArtifactPreview }, { QueryProvider }] = await Promise.all([
    import('#features/artifacts/ArtifactPreview.tsx'),
    import('#app/query/QueryProvider.tsx'),
  ])
  const WithQueries = ({ id }: { id: string }) => (
    <QueryProvider>
      <ArtifactPreview id={id} />
    </QueryProvider>
  )
  return { default: WithQueries }
})

/** Renders nothing for signed-in users, because they are being redirected. */
function ForVisitors({ children }: { children: ReactNode }) {
  return useCurrentUser().status === 'signed-in' ? null : children
}

/** Returns a public preview of the page after sign-in, if it is an artifact's page. */
export function behindSignIn(path: string): ReactNode {
  const id = matchPath(PATHS.artifact, new URL(path, location.origin).pathname)?.params.id
  if (!isId(id)) return null
  return (
    <ErrorBoundary fallback={<div />}>
      <ForVisitors>
        <Suspense fallback={<div style={{ minHeight: 176 }} />}>
          <Preview id={id} />
        </Suspense>
      </ForVisitors>
    </ErrorBoundary>
  )
}
