import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import type { ListEntry } from '@tracker/domain/lists/list.ts'
import type { Results } from '#components/records/actions/listPicker.ts'

interface ResultIds {
  /** The first results that the list does not have, as many as it has room for. */
  readonly ids: string[]
  /** Number of results that it has, as far as they were read. */
  readonly known: number
  /** Whether there are results without room. */
  readonly isCut: boolean
}

/** Reads results until one has no room in a list with these entries. */
export async function resultIds(
  { pages }: Results,
  entries: readonly Pick<ListEntry, 'artifactId'>[],
): Promise<ResultIds> {
  const inList = new Set(entries.map(({ artifactId }) => artifactId))
  const room = Math.max(0, LIST_ENTRIES_MAX - entries.length)
  const [ids, known] = [new Set<string>(), new Set<string>()]
  for await (const page of pages()) {
    for (const { _id } of page) (inList.has(_id) ? known : ids).add(_id)
    if (ids.size > room) break
  }
  return { ids: [...ids].slice(0, room), known: known.size, isCut: ids.size > room }
}
