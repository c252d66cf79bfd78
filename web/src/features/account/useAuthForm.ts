/** What signing in and signing up have in common: one attempt at a time, a dialog, and on to where the person was going. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#firebase/account.ts'
import type { Telling } from '#notifications/dialogRequest.ts'
import { tell } from '#notifications/dialogs.tsx'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'
import { useReturnPath } from './returnPath.ts'

export const SIGNED_IN: Telling = {
  title: 'Signed In!',
  text: 'You have successfully Signed In!',
  seal: 'check',
  button: 'Ok',
}

export const SIGNED_UP: Telling = {
  title: 'Signed Up!',
  text: 'You have successfully Signed Up!',
  seal: 'check',
  button: 'Ok',
}

export function useEntry() {
  const account = useAccount()
  const navigate = useNavigate()
  const next = useReturnPath()
  const [isBusy, setBusy] = useState(false)
  const isEntering = useRef(false)

  // Who comes here signed in already, or whose sign-in is restored late, has nothing to do here.
  useEffect(() => {
    if (account.status === 'signed-in' && !isEntering.current) void navigate(next, { replace: true })
  }, [account.status, navigate, next])

  /**
   * Runs one attempt; a failure is told and leaves the form usable. What a successful attempt answers is a smaller failure
   * on the way, which is told when the dialog is gone: behind it nobody would see it.
   */
  const enter = async (attempt: () => Promise<unknown>, success: Telling) => {
    if (isEntering.current) return
    isEntering.current = true
    setBusy(true)
    let flaw: unknown
    try {
      flaw = await attempt()
    } catch (error) {
      isEntering.current = false
      setBusy(false)
      toast.failure(asSignInError(error))
      return
    }
    setBusy(false)
    await tell(success)
    if (flaw !== undefined) toast.failure(flaw)
    await navigate(next, { replace: true })
  }

  return { isBusy, enter, next }
}
