import { t } from '@lingui/core/macro'
import type { Subject } from '@tracker/domain/reports/report.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'

const ReportDialog = lazyOverlay(() => import('./ReportDialog.tsx'))

interface Props {
  subject: Subject
  /** True for the user's own hidden record: the form is an appeal. */
  isHidden: boolean
}

/** Opens the form to report a record, or to appeal if it is the user's own hidden one. */
export default function ReportButton({ subject, isHidden }: Props) {
  const [isOpen, setOpen] = useState(false)
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return null
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
      {isOpen && <ReportDialog subject={subject} isAppeal={isHidden} onGone={() => setOpen(false)} />}
    </>
  )
}
