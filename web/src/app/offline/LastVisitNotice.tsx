import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import Button from '@mui/material/Button'
import { Column } from '#components/layout/Page.tsx'
import { styled } from '@mui/material/styles'
import { refetchRestored, useHasRestored } from './restoredQueries.ts'

const Line = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}))

/** Says that what stands below is from an earlier visit, and reads it again when the network is back. */
export default function LastVisitNotice(): ReactNode {
  const client = useQueryClient()
  const hasRestored = useHasRestored()
  useEffect(() => onlineManager.subscribe((isOnline) => void (isOnline && refetchRestored(client))), [client])
  return (
    hasRestored && (
      <Line as="output">
        The collection could not be reached. This is what you saw on your last visit.
        <Button size="small" onClick={() => refetchRestored(client)}>
          Try again
        </Button>
      </Line>
    )
  )
}
