import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Tells a failed read as a toast too, once for each failure (specification, section 8). */
export function useFailureToast(read: { status: string; problem?: Error }): void {
  const message = read.status === 'failed' ? read.problem?.message : undefined
  useEffect(() => {
    if (message) toast.failure(message)
  }, [message])
}
