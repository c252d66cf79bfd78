/** Conversion of stored timestamps. */

const hasToDate = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'

/** Converts a Firestore timestamp of any SDK, or an ISO string, to ISO 8601. Returns '' for other values. */
export function isoTime(value: unknown): string {
  if (typeof value === 'string') return value
  return hasToDate(value) ? value.toDate().toISOString() : ''
}

/**
 * Returns the time of an artifact's last edit, or at which it was added (ISO 8601); '' if both are unknown.
 * @param fields the stored document
 */
export const changedTime = (fields: Readonly<Record<string, unknown>>): string =>
  isoTime(fields['updated_at']) || isoTime(fields['added_at'])

/**
 * Returns the time of an artifact's last edit (ISO 8601), or '' if it was never edited. Likes do not count.
 * @param fields the stored document
 */
export function updatedTime(fields: Readonly<Record<string, unknown>>): string {
  const [added, updated] = [isoTime(fields['added_at']), isoTime(fields['updated_at'])]
  return updated === added ? '' : updated
}
