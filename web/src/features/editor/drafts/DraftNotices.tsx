import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { Notice } from '#components/states/Notice.tsx'

interface Props {
  /** True if the form shows values of an earlier visit. */
  isRestored: boolean
  /** True if another instance of the form has written the draft last. */
  isTakenOver: boolean
  onStartOver: () => void
}

/** Notices above a form about its draft. */
export function DraftNotices({ isRestored, isTakenOver, onStartOver }: Props) {
  return (
    <>
      {isRestored && (
        <Notice
          severity="info"
          sx={{ mb: 4, flexWrap: 'wrap' }}
          action={
            <Button color="inherit" size="small" onClick={onStartOver}>
              {t`Start over`}
            </Button>
          }
        >
          {t`What you typed earlier is still here.`}
        </Notice>
      )}
      {isTakenOver && (
        <Notice severity="warning" sx={{ mb: 4 }}>
          {t`You are writing in another tab, too. Only what you type last is kept as your draft.`}
        </Notice>
      )}
    </>
  )
}
