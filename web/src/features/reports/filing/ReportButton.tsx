import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'

const ReportDialog = lazy(() => import('./ReportDialog.tsx'))

/** Opens the form to report an artifact, or to appeal if it is the user's own hidden artifact. */
export default function ReportButton({ artifact }: { artifact: Artifact }) {
  const [isOpen, setOpen] = useState(false)
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return null
  const isHidden = artifact.hidden_reason !== undefined
  return (
    <>
      <Button
        size="small"
        variant={isHidden ? 'outlined' : 'text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', marginLeft: isHidden ? 0 : -1.5, '@media print': { display: 'none' } }}
      >
        {isHidden ? t`Appeal` : t`Report`}
      </Button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ReportDialog artifact={artifact} onGone={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
