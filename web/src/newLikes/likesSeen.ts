/**
 * The likes that a user has seen on own artifacts, in localStorage, to detect new ones
 * (docs/decisions/026-my-artifacts-and-new-likes.md). Deleted at sign-out.
 */
import { plural, t } from '@lingui/core/macro'
import { dateFormat } from '#i18n/format.ts'
import * as z from 'zod/mini'
import { newLikes } from '#newLikes/newLikes.ts'

const KEY = 'likes-seen'
/** Maximum number of stored artifacts; the ones shown last are kept. */
const ROWS_MAX = 500

const count = z.int().check(z.nonnegative())
const seenSchema = z.object({
  uid: z.string(),
  /** Time of the last visit to My Artifacts in milliseconds, and the total likes at that time. */
  at: z.number(),
  total: count,
  /** The last requested total of likes, and the time of the request. */
  known: count,
  askedAt: z.number(),
  /** Ids and likes of artifacts as last shown, least recent first. */
  rows: z.array(z.tuple([z.string(), count])),
})
export type LikesSeen = z.infer<typeof seenSchema>

/** Returns the stored data of a user; null if there is none or it is invalid. */
export function readLikesSeen(uid: string): LikesSeen | null {
  try {
    const parsed = z.safeParse(seenSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return parsed.success && parsed.data.uid === uid ? parsed.data : null
  } catch {
    return null
  }
}

function write(seen: LikesSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch (error) {
    console.warn('New likes cannot be stored.', error)
  }
  publish(seen)
}

/** Deletes the stored data, at sign-out. */
export function deleteLikesSeen(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('New likes cannot be deleted.', error)
  }
  newLikes.set(null)
}

const DAY_MS = 24 * 60 * 60_000
const time = dateFormat({ hour: 'numeric', minute: '2-digit' })
const weekday = dateFormat({ weekday: 'long' })
const day = dateFormat({ month: 'long', day: 'numeric' })
const date = dateFormat({ dateStyle: 'long' })
const midnight = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** Formats "3 new likes since yesterday", with a time, a weekday or a date. */
export function newLikesText(added: number, at: number, now = new Date()): string {
  const then = new Date(at)
  const days = Math.round((midnight(now) - midnight(then)) / DAY_MS)
  const startText = () => {
    if (days <= 0) return time(then)
    if (days === 1) return t`yesterday`
    if (days < 7) return weekday(then)
    return (then.getFullYear() === now.getFullYear() ? day : date)(then)
  }
  const since = startText()
  return plural(added, { one: `# new like since ${since}`, other: `# new likes since ${since}` })
}

/** Publishes new likes to the layout. */
export function publish(seen: LikesSeen | null): void {
  const added = seen ? seen.known - seen.total : 0
  newLikes.set(seen && added > 0 ? { count: added, text: newLikesText(added, seen.at) } : null)
}

/** Stores a newly requested total. If likes were removed, lowers the seen total as well. */
export function saveKnown(uid: string, known: number, now = Date.now()): void {
  const seen = readLikesSeen(uid)
  if (seen) write({ ...seen, known, askedAt: now, total: Math.min(seen.total, known) })
}

/**
 * Marks all likes as seen when the user opens My Artifacts.
 * @param total likes of all artifacts
 */
export function saveSeen(uid: string, total: number, now = Date.now()): void {
  const rows = readLikesSeen(uid)?.rows ?? []
  write({ uid, at: now, total, known: total, askedAt: now, rows })
}

/** Marks the likes of visible artifacts as seen. Does nothing before the first `saveSeen`. */
export function saveRows(uid: string, shown: readonly (readonly [id: string, likes: number])[]): void {
  const seen = readLikesSeen(uid)
  const known = new Map(seen?.rows)
  if (!seen || shown.every(([id, likes]) => known.get(id) === likes)) return
  const ids = new Set(shown.map(([id]) => id))
  const rows = [
    ...seen.rows.filter(([id]) => !ids.has(id)),
    ...shown.map(([id, likes]) => [id, likes] as const),
  ]
  write({ ...seen, rows: rows.slice(-ROWS_MAX).map(([id, likes]) => [id, likes]) })
}

/** Marks a like by the user as seen, if the artifact is the user's own. */
export function saveOwnLike(uid: string, artifactId: string, isLiked: boolean): void {
  const seen = readLikesSeen(uid)
  if (!seen?.rows.some(([id]) => id === artifactId)) return
  const add = (likes: number) => Math.max(0, likes + (isLiked ? 1 : -1))
  const rows = seen.rows.map(([id, likes]): [string, number] => [id, id === artifactId ? add(likes) : likes])
  write({ ...seen, total: add(seen.total), known: add(seen.known), rows })
}

/** Subscribes to changes in other tabs. Returns an unsubscribe function. */
export function onSavedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
