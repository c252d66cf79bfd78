import type { Repair } from '#admin/repairs.ts'

/** Describes a repair for the operator. */
export function describeRepair(repair: Repair): string {
  if (repair.kind === 'rebuild-index')
    return `search index: outdated for ${repair.artifacts} artifacts, it is rebuilt`
  if (repair.kind === 'remove-photo') return `photo ${repair.photoId}: no artifact uses it, it is removed`
  if (repair.kind === 'remove-list-reports')
    return `list ${repair.listId} does not exist: its reports are removed`
  if (repair.kind === 'remove-records') return `account ${repair.uid} does not exist: its records are removed`
  if (repair.kind === 'finish-suspending')
    return `contributor ${repair.uid} is suspended: ${repair.artifacts} artifacts are hidden`
  if (repair.kind === 'finish-lifting')
    return `contributor ${repair.uid} is no longer suspended: ${repair.artifacts} artifacts are restored`
  const of = `artifact ${repair.artifactId}`
  switch (repair.kind) {
    case 'recount':
      return `${of}: likes_count ${String(repair.from)} becomes ${repair.to}`
    case 'finish-deletion':
      return `${of}: its interrupted deletion is completed`
    case 'finish-hiding':
      return `${of}: its remaining likes are hidden`
    case 'finish-restoring':
      return `${of} is not hidden: ${repair.likes} hidden likes are restored, or removed if it does not exist`
    case 'finish-copying':
      return `${of}: the copies in its likes are updated`
    case 'refold':
      return `${of}: its sort key and n-grams are updated`
    case 'restamp':
      return `${of}: outdated in the search index, it is indexed again`
    case 'remove-orphans':
      return `${of} does not exist: ${repair.likes} likes are removed`
    case 'remove-private':
      return `${of} does not exist: its private document is removed`
    case 'remove-history':
      return `${of} does not exist: its history is removed`
    case 'remove-reports':
      return `${of} does not exist: its reports are removed`
    case 'remove-deleted':
      return `${of} was deleted and cannot be restored any more: its data is removed`
    case 'correct-mark':
      return `${of}: its open report mark is corrected`
    default:
      return repair satisfies never
  }
}
