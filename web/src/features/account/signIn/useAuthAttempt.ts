import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsMounted } from '#components/hooks/useIsMounted.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { signInWithGoogle } from '#firebase/auth/googleSignIn.ts'
import { requestAuth } from '#firebase/auth/sessionHint.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from '#features/account/messages.ts'
import { useReturnPath } from './returnPath.ts'

export const signedIn = (): AlertContent => ({
  title: t`Signed In!`,
  text: t`You have successfully Signed In!`,
  icon: 'check',
  button: t`Ok`,
})

export const signedUp = (): AlertContent => ({
  title: t`Signed Up!`,
  text: t`You have successfully Signed Up!`,
  icon: 'check',
  button: t`Ok`,
})

/**
 * Runs sign-in or sign-up, one attempt at a time. Reports a failure, or shows a dialog and navigates to the
 * return path.
 */
export function useAuthAttempt() {
  const currentUser = useCurrentUser()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isEntering = useRef(false)
  const isShown = useIsMounted()

  // Loads the auth module in advance, so that the sign-in is observed at once.
  useEffect(requestAuth, [])

  // Redirects a user who is already signed in, or whose session is restored late.
  useEffect(() => {
    if (currentUser.status === 'signed-in' && !isEntering.current)
      void navigate(returnPath, { replace: true })
  }, [currentUser.status, navigate, returnPath])

  /**
   * Runs one attempt, unless another is running.
   * @param request signs in; resolves with an error to report as a warning, or undefined
   * @param done dialog after a success
   */
  const run = async (request: () => Promise<unknown>, done: AlertContent) => {
    if (isEntering.current) return
    isEntering.current = true
    toast.retract()
    setFailure(undefined)
    setBusy(true)
    let warning: unknown
    try {
      warning = await request()
    } catch (error) {
      isEntering.current = false
      setBusy(false)
      const { message } = asSignInError(error)
      setFailure(message)
      toast.failure(message)
      return
    }
    setBusy(false)
    // A user who has left the page meanwhile gets a toast and stays on the other page.
    if (isShown()) await dialogs.alert(done)
    else toast.success(done.text ?? done.title)
    if (warning !== undefined) toast.failure(warning)
    if (isShown()) await navigate(returnPath, { replace: true })
  }

  return {
    run,
    runWithGoogle: () => void run(signInWithGoogle, signedIn()),
    isBusy,
    /** Path to open after success. */
    returnPath,
    /** Error of the last attempt. */
    failure,
  }
}

export type AuthAttempt = ReturnType<typeof useAuthAttempt>
