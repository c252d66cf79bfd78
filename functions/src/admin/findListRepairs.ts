/** Finds reports of lists that no longer exist. */
import { pagesOf } from '#admin/documentPages.ts'
import { firestore, listRef, listReports } from '#firestore.ts'

/** Returns the ids of missing lists that still have reports. */
export async function findReportsOfMissingLists(): Promise<string[]> {
  const missing = new Set<string>()
  for await (const page of pagesOf(listReports.select('listId'))) {
    const ids = new Set(page.map((report) => String(report.get('listId'))))
    const snapshots = await firestore.getAll(...[...ids].map(listRef), { fieldMask: [] })
    for (const { id, exists } of snapshots) if (!exists) missing.add(id)
  }
  return [...missing]
}
