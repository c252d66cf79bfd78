/** Drafts, one per form and account. They expire after a month (docs/decisions/023-forms-and-drafts.md). */
import * as z from 'zod/mini'
import { type PhotoCopies, photoCopiesSchema } from '#photo/photoCopies.ts'
import { changeEntry, claimStore, keysFrom, readEntry, writeEntries } from './unsentStore.ts'

const draftSchema = z.object({
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** The changed values, as JSON. */
  text: z.string(),
  /** The last request whose response may be missing: content and idempotency key, as JSON. */
  sent: z.nullable(z.string()),
  /** True if the record was sent before its photo, which is still to be uploaded. */
  isPhotoLater: z.boolean(),
  /**
   * Distinguishes forms opened with initial values, such as those of another artifact; empty for the usual
   * form.
   */
  opening: z.string(),
  /** Id of the form instance that wrote last. */
  writer: z.string(),
  /** Keys of the further photos that are stored with it. */
  photos: z.optional(z.array(z.string())),
})

export type Draft = Readonly<z.infer<typeof draftSchema>>

export interface StoredDraft {
  readonly draft: Draft
  readonly photo: PhotoCopies | null
  /** Further photos by key. */
  readonly more: ReadonlyMap<string, PhotoCopies>
}

const MAX_AGE_MS = 30 * 24 * 60 * 60_000

export const draftKey = (form: string) => `draft ${form}`
export const draftPhotoKey = (form: string) => `photo ${form}`
const morePrefix = (form: string) => `more photo ${form} `
const moreKey = (form: string, key: string) => morePrefix(form) + key

/** Keys of everything that is stored for a draft. */
export const draftKeys = (form: string) => [draftKey(form), draftPhotoKey(form), keysFrom(morePrefix(form))]

/** Makes this account the owner of the browser's drafts, and reads the draft of a form. */
export async function openDraft(uid: string, form: string): Promise<StoredDraft | null> {
  await claimStore(uid)
  return readDraft(uid, form)
}

/** Reads the draft of a form; null if there is none. Deletes an expired one. */
export async function readDraft(uid: string, form: string, now = Date.now()): Promise<StoredDraft | null> {
  const draft = z.safeParse(draftSchema, await readEntry(uid, draftKey(form))).data
  if (!draft) return null
  if (now - draft.savedAt > MAX_AGE_MS) {
    await deleteDraft(uid, form)
    return null
  }
  const photo = z.safeParse(photoCopiesSchema, await readEntry(uid, draftPhotoKey(form))).data ?? null
  const more = new Map<string, PhotoCopies>()
  for (const key of draft.photos ?? []) {
    const { data } = z.safeParse(photoCopiesSchema, await readEntry(uid, moreKey(form, key)))
    if (data) more.set(key, data)
  }
  return { draft, photo, more }
}

/**
 * Stores a draft, replacing the previous one.
 * @param photo its photo; null deletes it, undefined leaves it unchanged
 * @param more changed further photos by key; null deletes one
 * @returns false if the account has signed out
 */
export function writeDraft(
  uid: string,
  form: string,
  draft: Draft,
  photo: PhotoCopies | null | undefined,
  more: ReadonlyMap<string, PhotoCopies | null> = new Map(),
): Promise<boolean> {
  const changed = [...more].map(([key, copies]) => [moreKey(form, key), copies] as const)
  return writeEntries(uid, {
    put: {
      [draftKey(form)]: draft,
      ...(photo && { [draftPhotoKey(form)]: photo }),
      ...Object.fromEntries(changed.filter(([, copies]) => copies !== null)),
    },
    remove: [
      ...(photo === null ? [draftPhotoKey(form)] : []),
      ...changed.flatMap(([key, copies]) => (copies === null ? [key] : [])),
    ],
  })
}

/**
 * Changes a stored draft.
 * @param change returns the new draft; undefined deletes the draft but not its photo
 */
export function changeDraft(
  uid: string,
  form: string,
  change: (draft: Draft) => Draft | undefined,
): Promise<void> {
  return changeEntry(uid, draftKey(form), (value) => {
    const { data } = z.safeParse(draftSchema, value)
    return data && change(data)
  })
}

/** Deletes a draft with its photos. */
export async function deleteDraft(uid: string, form: string): Promise<void> {
  await writeEntries(uid, { remove: draftKeys(form) })
}
