import { useEffect, useEffectEvent } from 'react'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { hasRunning } from '#features/import/run/runningImport.ts'
import { useImportConnection } from '#features/import/useImportConnection.ts'

const loadRunner = () => import('#features/import/run/importRunner.ts')

/**
 * Continues an interrupted import, takes over from a closed tab, and stops the import when its user signs out.
 */
export function ImportWatch({ user }: { user: UserProfile }) {
  const connection = useImportConnection(user)
  const { uid } = user
  const resume = useEffectEvent(async () => (await loadRunner()).resumeRunning(connection))
  useEffect(() => {
    const check = () => {
      if (hasRunning(uid)) resume().catch(console.error)
    }
    check()
    // Another tab has started an import.
    addEventListener('storage', check)
    return () => {
      removeEventListener('storage', check)
      if (hasRunning(uid)) loadRunner().then(({ leaveRun }) => leaveRun(), console.error)
    }
  }, [uid])
  return null
}
