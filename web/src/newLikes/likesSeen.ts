/**
 * Which likes of own artifacts a person has seen, in this browser, so that those since can be told
 * (docs/decisions/026-my-artifacts-and-new-likes.md). It goes when the person signs out.
 */
import { dateFormat } from '@tracker/domain/time/dateFormat.ts'
import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import * as z from 'zod/mini'
import { newLikes } from '#newLikes/newLikes.ts'

const KEY = 'likes-seen'
/** Artifacts whose likes are remembered: those that were shown last. */
const ROWS_MAX = 500

const count = z.int().check(z.nonnegative())
const seenSchema = z.object({
  uid: z.string(),
  /** When the person last looked at My Artifacts, in milliseconds, and how many likes all artifacts together had. */
  at: z.number(),
  total: count,
  /** How many they have by now, and when that was asked. */
  known: count,
  askedAt: z.number(),
  /** Ids and likes of artifacts as their rows last showed them, the oldest first. */
  rows: z.array(z.tuple([z.string(), count])),
})
export type LikesSeen = z.infer<typeof seenSchema>

/** What is remembered of a person; null when nothing is, or what is there cannot be read. */
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
    console.warn('New likes cannot be remembered.', error)
  }
  publish(seen)
}

/** Lets go of it: the person leaves. */
export function forgetLikesSeen(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('New likes cannot be forgotten.', error)
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

/** "3 new likes since yesterday": since a time of today, a day of this week, or a date. */
export function newLikesText(added: number, at: number, now = new Date()): string {
  const then = new Date(at)
  const days = Math.round((midnight(now) - midnight(then)) / DAY_MS)
  const since = () => {
    if (days <= 0) return time(then)
    if (days === 1) return 'yesterday'
    if (days < 7) return weekday(then)
    return (then.getFullYear() === now.getFullYear() ? day : date)(then)
  }
  return `${added === 1 ? '1 new like' : `${formatNumber(added)} new likes`} since ${since()}`
}

/** Tells the layout what is new. */
export function publish(seen: LikesSeen | null): void {
  const added = seen ? seen.known - seen.total : 0
  newLikes.set(seen && added > 0 ? { count: added, text: newLikesText(added, seen.at) } : null)
}

/** How many likes all artifacts have, as it was asked just now. Those that were taken back are not waited for. */
export function noteKnown(uid: string, known: number, now = Date.now()): void {
  const seen = readLikesSeen(uid)
  if (seen) write({ ...seen, known, askedAt: now, total: Math.min(seen.total, known) })
}

/** The person looks at My Artifacts: what there is has been seen. @param total likes of all artifacts */
export function noteSeen(uid: string, total: number, now = Date.now()): void {
  const rows = readLikesSeen(uid)?.rows ?? []
  write({ uid, at: now, total, known: total, askedAt: now, rows })
}

/** The rows that a person looks at. Nothing is noted before a first look has told the total. */
export function noteRows(uid: string, shown: readonly (readonly [id: string, likes: number])[]): void {
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

/** The person likes an artifact, or does no more: when it is an own one, that is no news. */
export function noteOwnLike(uid: string, artifactId: string, isLiked: boolean): void {
  const seen = readLikesSeen(uid)
  if (!seen?.rows.some(([id]) => id === artifactId)) return
  const add = (likes: number) => Math.max(0, likes + (isLiked ? 1 : -1))
  const rows = seen.rows.map(([id, likes]): [string, number] => [id, id === artifactId ? add(likes) : likes])
  write({ ...seen, total: add(seen.total), known: add(seen.known), rows })
}

/** Hears of what another tab has noted. The answer stops that. */
export function onNotedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
