import { t } from '@lingui/core/macro'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import Button from '@mui/material/Button'
import { Column } from '#components/layout/Page.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { refetchRestored, useHasRestored } from './restoredQueries.ts'

/** Notice that the data is from an earlier visit. Refetches it when the network is back. */
export default function LastVisitNotice(): ReactNode {
  const client = useQueryClient()
  const hasRestored = useHasRestored()
  useEffect(() => onlineManager.subscribe((isOnline) => void (isOnline && refetchRestored(client))), [client])
  return (
    hasRestored && (
      <Column as="output" sx={{ display: 'block', paddingTop: 2 }}>
        <Notice
          severity="info"
          role="presentation"
          action={
            <Button color="inherit" size="small" onClick={() => refetchRestored(client)}>
              {t`Try again`}
            </Button>
          }
        >
          {t`The collection could not be reached. This is what you saw on your last visit.`}
        </Notice>
      </Column>
    )
  )
}
