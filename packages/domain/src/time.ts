/** Times as they are told. */

const hasToDate = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'

/** A time as ISO 8601, from a timestamp of any of Firestore's SDKs or from an answer; empty when it is none. */
export function timeText(value: unknown): string {
  if (typeof value === 'string') return value
  return hasToDate(value) ? value.toDate().toISOString() : ''
}

/**
 * When an artifact was last changed, as ISO 8601; empty when it is as it was added. Likes are no change.
 * @param fields the stored document
 */
export function updatedTime(fields: Readonly<Record<string, unknown>>): string {
  const [added, updated] = [timeText(fields['added_at']), timeText(fields['updated_at'])]
  return updated === added ? '' : updated
}
