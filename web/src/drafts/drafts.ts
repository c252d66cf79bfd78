/** Drafts, one per form and account. They expire after a month (docs/decisions/023-forms-and-drafts.md). */
import * as z from 'zod/mini'
import { type PhotoCopies, photoCopiesSchema } from '#photo/photoCopies.ts'
import { changeEntry, claimStore, readEntry, writeEntries } from './unsentStore.ts'

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
})

export type Draft = Readonly<z.infer<typeof draftSchema>>

export interface StoredDraft {
  readonly draft: Draft
  readonly photo: PhotoCopies | null
}

const MAX_AGE_MS = 30 * 24 * 60 * 60_000

export const draftKey = (form: string) => `draft ${form}`
export const draftPhotoKey = (form: string) => `photo ${form}`

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
  return { draft, photo }
}

/**
 * Stores a draft, replacing the previous one.
 * @param photo its photo; null deletes it, undefined leaves it unchanged
 * @returns false if the account has signed out
 */
export function writeDraft(
  uid: string,
  form: string,
  draft: Draft,
  photo: PhotoCopies | null | undefined,
): Promise<boolean> {
  return writeEntries(uid, {
    put: { [draftKey(form)]: draft, ...(photo && { [draftPhotoKey(form)]: photo }) },
    remove: photo === null ? [draftPhotoKey(form)] : [],
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

/** Deletes a draft with its photo. */
export async function deleteDraft(uid: string, form: string): Promise<void> {
  await writeEntries(uid, { remove: [draftKey(form), draftPhotoKey(form)] })
}
