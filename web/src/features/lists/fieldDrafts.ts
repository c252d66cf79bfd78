/** Unsaved texts of lists in this browser. Deleted at sign-out like all drafts. */
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { claimStore, readEntries, writeEntries } from '#drafts/unsentStore.ts'
import { useUid } from '#firebase/auth/currentUser.ts'

const draftSchema = z.object({
  /** Key of the field within its list. */
  field: z.string(),
  text: z.string(),
  /** The stored text that the user had seen. */
  seen: z.string(),
})
export type FieldDraft = Readonly<z.infer<typeof draftSchema>>

export const noteField = (artifactId: string) => `note ${artifactId}`

const prefixOf = (listId: string) => `list ${listId} `

/** Deletes the drafts of another account, and reads the unsaved texts of a list by field. */
async function readFieldDrafts(uid: string, listId: string): Promise<ReadonlyMap<string, FieldDraft>> {
  await claimStore(uid)
  const stored = await readEntries(uid, prefixOf(listId))
  const drafts = stored.flatMap((value) => z.safeParse(draftSchema, value).data ?? [])
  return new Map(drafts.map((draft) => [draft.field, draft]))
}

/** Stores an unsaved text, or deletes it once it is saved. */
export async function storeFieldDraft(uid: string, listId: string, draft: FieldDraft): Promise<void> {
  const key = prefixOf(listId) + draft.field
  await writeEntries(uid, draft.text === draft.seen ? { remove: [key] } : { put: { [key]: draft } })
}

/**
 * Reads the unsaved texts of a list once, when the screen opens. Later changes are stored with
 * `storeFieldDraft` and do not update this result.
 */
export function useFieldDrafts(listId: string, part: 'texts' | 'notes') {
  const uid = useUid()
  const drafts = useQuery({
    queryKey: ['listDrafts', uid, listId, part],
    queryFn: () => readFieldDrafts(uid, listId),
    gcTime: 0,
    staleTime: Infinity,
  })
  return { uid, isPending: drafts.status === 'pending', drafts: drafts.data }
}
