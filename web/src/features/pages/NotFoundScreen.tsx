import { t } from '@lingui/core/macro'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { BrokenColumn } from '#illustrations/states/BrokenColumn.tsx'
import { Navigate, useLocation } from 'react-router'
import { PATHS } from '#navigation/paths.ts'

/** Returns the path of the page that differs from this one only in case, like `/AllArtifacts`. */
function canonicalPath(pathname: string): string | undefined {
  const [, typed = '', ...rest] = pathname.split('/')
  for (const path of Object.values(PATHS)) {
    const [, name = '', ...params] = path.split('/')
    const isMeant = name !== typed && name.toLowerCase() === typed.toLowerCase()
    if (isMeant && params.length === rest.length) return ['', name, ...rest].join('/')
  }
  return undefined
}

/** The page for unknown addresses. Redirects if only the case differs. */
export default function NotFoundScreen() {
  const { pathname, search, hash } = useLocation()
  const meant = canonicalPath(pathname)
  if (meant !== undefined) return <Navigate to={`${meant}${search}${hash}`} replace />
  return (
    <StateScreen
      drawing={BrokenColumn}
      heading={t`Page not found`}
      line={t`There is nothing at this address. It may have been moved, or never have been here.`}
      way={{ to: PATHS.home, label: t`Home` }}
    />
  )
}
