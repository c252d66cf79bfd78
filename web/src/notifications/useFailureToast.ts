import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Tells a failed read as a toast too, once for each failure (specification, section 8). */
export function useFailureToast(query: { status: string; error?: Error | null }): void {
  const message = query.status === 'error' ? query.error?.message : undefined
  useEffect(() => {
    if (message) toast.failure(message)
  }, [message])
}
