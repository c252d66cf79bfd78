/** What signing in and signing up have in common: one attempt at a time, a dialog, and on to where the person was going. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'
import { useReturnPath } from './returnPath.ts'

export const SIGNED_IN: AlertContent = {
  title: 'Signed In!',
  text: 'You have successfully Signed In!',
  icon: 'check',
  button: 'Ok',
}

export const SIGNED_UP: AlertContent = {
  title: 'Signed Up!',
  text: 'You have successfully Signed Up!',
  icon: 'check',
  button: 'Ok',
}

export function useEntry() {
  const currentUser = useCurrentUser()
  const navigate = useNavigate()
  const next = useReturnPath()
  const [isBusy, setBusy] = useState(false)
  const isEntering = useRef(false)

  // Who comes here signed in already, or whose sign-in is restored late, has nothing to do here.
  useEffect(() => {
    if (currentUser.status === 'signed-in' && !isEntering.current) void navigate(next, { replace: true })
  }, [currentUser.status, navigate, next])

  /**
   * Runs one attempt; a failure is told and leaves the form usable. What a successful attempt answers is a smaller failure
   * on the way, which is told when the dialog is gone: behind it nobody would see it.
   */
  const enter = async (attempt: () => Promise<unknown>, success: AlertContent) => {
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
    await dialogs.alert(success)
    if (flaw !== undefined) toast.failure(flaw)
    await navigate(next, { replace: true })
  }

  return { isBusy, enter, next }
}
