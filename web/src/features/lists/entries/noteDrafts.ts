/** Notes that are not saved yet, in this browser. They are deleted at sign-out like all drafts. */
import * as z from 'zod/mini'
import { claimStore, readEntries, writeEntries } from '#drafts/unsentStore.ts'

const draftSchema = z.object({
  artifactId: z.string(),
  note: z.string(),
  /** The stored note that the user saw. */
  seen: z.string(),
})
export type NoteDraft = Readonly<z.infer<typeof draftSchema>>

const prefixOf = (listId: string) => `note ${listId} `

/** Reads the unsaved notes of a list, and makes this browser store drafts of this account from now on. */
export async function readNoteDrafts(uid: string, listId: string): Promise<ReadonlyMap<string, NoteDraft>> {
  await claimStore(uid)
  const stored = await readEntries(uid, prefixOf(listId))
  const drafts = stored.flatMap((value) => z.safeParse(draftSchema, value).data ?? [])
  return new Map(drafts.map((draft) => [draft.artifactId, draft]))
}

/** Stores an unsaved note, or deletes it once its text is saved. */
export async function storeNoteDraft(uid: string, listId: string, draft: NoteDraft): Promise<void> {
  const key = prefixOf(listId) + draft.artifactId
  await writeEntries(uid, draft.note === draft.seen ? { remove: [key] } : { put: { [key]: draft } })
}
