/** Conversion between Firestore timestamps and microseconds since 1970. */
import { Timestamp } from 'firebase-admin/firestore'

/** Returns null for anything but a timestamp. */
export const microsOf = (value: unknown): number | null =>
  value instanceof Timestamp ? value.seconds * 1e6 + Math.floor(value.nanoseconds / 1e3) : null

export function timestampOf(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1e6)
  return new Timestamp(seconds, Math.round((micros - seconds * 1e6) * 1e3))
}
