import { isId } from '@tracker/domain/api/ids.ts'
import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { PATHS } from '#navigation/paths.ts'

const load = async () => {
  const { ArtifactPreview } = await import('#features/artifacts/ArtifactPreview.tsx')
  return { default: ArtifactPreview }
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
