/** What signing in and signing up have in common: one attempt at a time, a dialog, and on to where the person was going. */
import type { Parsed } from '@tracker/domain/parse.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '#components/useForm.ts'
import { useIsShown } from '#components/useIsShown.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { signInWithGoogle } from '#firebase/google.ts'
import { needAuth } from '#firebase/signInMarker.ts'
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

/** What the frame of the two forms needs. */
export interface AuthFormState {
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method' | 'onSubmit'>
  /** Whether an attempt is running, by the form or by Google. */
  isBusy: boolean
  /** Where the person goes afterwards. */
  returnPath: string
  submitWithGoogle: () => void
  /** Why the last attempt failed. */
  failure: string | undefined
}

interface Options<Values, Value> {
  defaultValues: Values
  parse: (values: Values) => Parsed<Value>
  /**
   * Asks the identity provider. What it answers, if anything, is a warning: a smaller failure on the way, which is told
   * when the dialog is gone, since behind it nobody would see it.
   */
  attempt: (value: Value) => Promise<unknown>
  /** The dialog after an attempt that succeeded. */
  success: AlertContent
}

/** The form of signing in or signing up, with Google as another way. A failure is told and leaves the form usable. */
export function useAuthForm<Values extends { [Name in keyof Values]: string }, Value>(
  options: Options<Values, Value>,
) {
  const { defaultValues, parse, attempt, success } = options
  const currentUser = useCurrentUser()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isEntering = useRef(false)
  const isShown = useIsShown()

  // Before the attempt: whoever signs in is heard of at once.
  useEffect(needAuth, [])

  // Who comes here signed in already, or whose sign-in is restored late, has nothing to do here.
  useEffect(() => {
    if (currentUser.status === 'signed-in' && !isEntering.current)
      void navigate(returnPath, { replace: true })
  }, [currentUser.status, navigate, returnPath])

  /** Runs one attempt, unless another is running. */
  const submit = async (run: () => Promise<unknown>, done: AlertContent) => {
    if (isEntering.current) return
    isEntering.current = true
    toast.retract()
    setFailure(undefined)
    setBusy(true)
    let warning: unknown
    try {
      warning = await run()
    } catch (error) {
      isEntering.current = false
      setBusy(false)
      const { message } = asSignInError(error)
      setFailure(message)
      toast.failure(message)
      return
    }
    setBusy(false)
    // Who has left meanwhile is told, and stays where they are.
    if (isShown()) await dialogs.alert(done)
    else toast.success(done.text ?? done.title)
    if (warning !== undefined) toast.failure(warning)
    if (isShown()) await navigate(returnPath, { replace: true })
  }

  const { formProps, register } = useForm({
    defaultValues,
    parse,
    onSubmit: (value) => submit(() => attempt(value), success),
  })
  const state: AuthFormState = {
    formProps,
    isBusy,
    failure,
    returnPath,
    submitWithGoogle: () => void submit(signInWithGoogle, SIGNED_IN),
  }
  return { ...state, register }
}
