import { useMutation } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'

/** Deletes the user's account and all its artifacts. */
export function useDeleteAccount() {
  const api = useApi()
  return useMutation({ mutationFn: () => api.deleteAccount() })
}
