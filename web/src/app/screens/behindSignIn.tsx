import { isId } from '@tracker/domain/api/ids.ts'
import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'

const load = async () => {
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
}

/** Visitors can sign in without it. */
const Preview = lazyPart(load, {
  waiting: () => <div style={{ minHeight: 176 }} />,
  failed: () => <div />,
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
    <ForVisitors>
      <Preview id={id} />
    </ForVisitors>
  )
}
