import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { problemText } from '#components/states/problemText.ts'
import { findStorageFailure } from '#utils/browserStore.ts'
import { importStore } from './run/importStore.ts'

/** Shows the import, or why this browser cannot store one. */
export function StorageCheck({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState<unknown>(null)
  const check = () => void findStorageFailure(importStore).then(setFailure)
  useEffect(check, [])
  if (failure === null) return children
  return (
    <Page title={t`Import`}>
      <Notice
        severity="warning"
        role="alert"
        sx={{ flexWrap: 'wrap' }}
        action={
          <Button color="inherit" size="small" onClick={check}>
            {t`Try again`}
          </Button>
        }
      >
        {t`Importing does not work here, because an import is kept in this browser until all rows are sent.`}{' '}
        {problemText(failure)}
      </Notice>
    </Page>
  )
}
