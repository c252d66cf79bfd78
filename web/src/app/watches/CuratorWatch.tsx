import { useEffect } from 'react'
import { useOpenReports } from '#features/reports/api/useOpenReports.ts'
import { openReports } from '#layout/account/openReports.ts'

/** Updates the number of open reports in the curator's menu. */
export function CuratorWatch({ uid }: { uid: string }) {
  const count = useOpenReports(uid)
  useEffect(() => {
    if (count !== undefined) openReports.set({ uid, count })
  }, [uid, count])
  return null
}
