import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Shows a failed query as a toast, once per failure, in addition to the page (specification, section 8). */
export function useFailureToast(query: { status: string; error?: Error | null }): void {
  const message = query.status === 'error' ? query.error?.message : undefined
  useEffect(() => {
    if (message) toast.failure(message)
  }, [message])
}
