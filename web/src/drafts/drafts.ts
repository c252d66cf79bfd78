/**
 * What a person typed and did not save, in this browser and for all its tabs (docs/decisions/023-forms-and-drafts.md).
 * A draft goes when it is saved, after a month, and when the person signs out.
 */
import { toast } from '#notifications/toast.ts'
import { dropAllPhotos } from './draftPhotos.ts'

export interface Draft {
  readonly id: string
  /** Names the form, and what it changes. */
  readonly form: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** What was typed, as its form writes it. */
  readonly text: string
  /** What was sent last and is not known to have arrived, as its form writes it. */
  readonly sent: string | null
}

/** Milliseconds for which a draft is kept. */
const AGE_MAX_MS = 30 * 24 * 60 * 60_000
/** Characters of a draft: what is longer would keep others from being kept. */
export const DRAFT_MAX = 200_000
const PREFIX = 'draft '
/** Whose drafts these are, while that person is signed in. Without it nothing is written, by no tab. */
const OWNER_KEY = 'drafts-of'
const keyOf = (uid: string, id: string) => `${PREFIX}${uid} ${id}`

/** Runs what touches the storage. A browser that forbids it still lets people type. */
function attempt<T>(run: () => T, instead: T): T {
  try {
    return run()
  } catch (error) {
    console.warn('Drafts cannot be kept.', error)
    return instead
  }
}

let isTold = false
function tellOnce(): void {
  if (!isTold) toast.notice('This browser cannot keep your draft. Save it before you leave this page.')
  isTold = true
}

/** Reads a draft that was kept as text; null for what is none. */
function parseDraft(id: string, kept: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    if (!('form' in value && 'savedAt' in value && 'text' in value && 'sent' in value)) return null
    const { form, savedAt, text, sent } = value
    if (typeof form !== 'string' || typeof savedAt !== 'number' || typeof text !== 'string') return null
    return { id, form, savedAt, text, sent: typeof sent === 'string' ? sent : null }
  } catch {
    return null
  }
}

/** Lets go of the drafts of somebody else, who has left without signing out. */
export async function settleDrafts(uid: string): Promise<void> {
  const owner = attempt(() => localStorage.getItem(OWNER_KEY), null)
  if (owner !== null && owner !== uid) await removeDrafts()
}

/** From now on this person's drafts are kept. Those of others go. */
export async function openDrafts(uid: string): Promise<void> {
  await settleDrafts(uid)
  attempt(() => localStorage.setItem(OWNER_KEY, uid), undefined)
}

/** A draft; null when there is none. */
export function readDraft(uid: string, id: string): Draft | null {
  return attempt(() => parseDraft(id, localStorage.getItem(keyOf(uid, id))), null)
}

/** All drafts of a person, the newest first. What is older than a month goes. */
export function readDrafts(uid: string, now = Date.now()): Draft[] {
  const prefix = keyOf(uid, '')
  return attempt(() => {
    const ids = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
    return ids
      .flatMap((id) => {
        const draft = readDraft(uid, id)
        if (draft && now - draft.savedAt <= AGE_MAX_MS) return [draft]
        localStorage.removeItem(keyOf(uid, id))
        return []
      })
      .toSorted((one, other) => other.savedAt - one.savedAt)
  }, [])
}

/** Keeps a draft in place of the one of its id. False: it is not kept, which a person is told once. */
export function keepDraft(uid: string, { id, ...draft }: Draft): boolean {
  // After a sign-out, in whichever tab, nothing is kept any more of what is open still.
  const isOwner = attempt(() => localStorage.getItem(OWNER_KEY) === uid, true)
  if (!isOwner) return false
  const isKept = attempt(() => {
    if (draft.text.length > DRAFT_MAX) throw new RangeError('The draft is too long.')
    localStorage.setItem(keyOf(uid, id), JSON.stringify(draft))
    return true
  }, false)
  if (!isKept) tellOnce()
  return isKept
}

/** Lets go of one person's draft; its photo is let go of by draftPhotos.ts. */
export function dropDraft(uid: string, id: string): void {
  attempt(() => localStorage.removeItem(keyOf(uid, id)), undefined)
}

/** Lets go of every draft in this browser: their person leaves. Tabs that are open keep none any more. */
export async function removeDrafts(): Promise<void> {
  attempt(() => {
    localStorage.removeItem(OWNER_KEY)
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  }, undefined)
  await dropAllPhotos()
}

/** Where a tab notes which draft a form of it has. A tab that is loaded anew goes on with it. */
const placeOf = (form: string) => `${PREFIX}in ${form}`

/** The draft that a form had in this tab. */
export function draftInTab(form: string): string | null {
  return attempt(() => sessionStorage.getItem(placeOf(form)), null)
}

/** @param id null: the form begins with an empty one when it is opened again */
export function setDraftInTab(form: string, id: string | null): void {
  attempt(() => {
    if (id === null) sessionStorage.removeItem(placeOf(form))
    else sessionStorage.setItem(placeOf(form), id)
  }, undefined)
}
