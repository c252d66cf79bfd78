import type { UserProfile } from '#firebase/auth/currentUser.ts'
import type { Run } from '#features/import/run/importStore.ts'

/** An import of a file by a user, not started. Each test has its own user, because they share the browser's storage. */
export const aRun = ({ uid }: UserProfile, change: Partial<Run>): Run => ({
  id: `run of ${uid}`,
  uid,
  file: 'finds.csv',
  list: '',
  startedAt: Date.now(),
  activeAt: Date.now(),
  mode: 'import',
  isRunning: false,
  ...change,
})
