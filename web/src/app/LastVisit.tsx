import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useStore } from '#createStore.ts'
import { Column } from '#components/Page.tsx'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { settleOwner } from '#offline/answers.ts'
import { askAgain, keepForNextVisit, recalled } from './lastVisit.ts'

const Line = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}))

/** Visitors never need it. */
const MemberWatch = lazy(() => import('./MemberWatch.tsx').catch(() => ({ default: () => null })))

let isKeeping = false

/** Keeps what is read for the next visit, and says when what stands below is from an earlier one. */
export default function LastVisit(): ReactNode {
  const client = useQueryClient()
  const currentUser = useCurrentUser()
  const reader = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const isKnown = currentUser.status !== 'unknown'
  useEffect(() => {
    if (isKnown) settleOwner(reader).catch(console.warn)
  }, [isKnown, reader])
  useEffect(() => {
    if (!isKeeping) keepForNextVisit(client)
    isKeeping = true
  }, [client])
  const isRecalled = useStore(recalled).size > 0
  return (
    <>
      <Suspense>{reader !== '' && <MemberWatch uid={reader} />}</Suspense>
      {isRecalled && <Recalled />}
    </>
  )
}

function Recalled() {
  const client = useQueryClient()
  return (
    <Line as="output">
      The collection could not be reached. This is what you saw on your last visit.
      <Button size="small" onClick={() => askAgain(client)}>
        Try again
      </Button>
    </Line>
  )
}
