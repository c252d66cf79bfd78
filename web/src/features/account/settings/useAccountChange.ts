import { useState } from 'react'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from '#features/account/messages.ts'

/** Runs a change of the account and shows the result in a toast. A failure is also shown at the form. */
export function useAccountChange() {
  const [failure, setFailure] = useState<string>()
  const run = async (change: () => Promise<void>, done: string, onDone: () => void) => {
    setFailure(undefined)
    try {
      await change()
    } catch (error) {
      const { message } = asSignInError(error)
      setFailure(message)
      toast.failure(message)
      return
    }
    toast.success(done)
    onDone()
  }
  return { failure, run }
}
