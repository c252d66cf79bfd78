/**
 * What was read newest wins everywhere: an artifact that is read again is replaced in every cached answer, and one that
 * is gone leaves them all, without asking again. Every answer stands under a key that begins with its collection.
 */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { ARTIFACTS, LIKES } from '@tracker/domain/collections.ts'
import type { Like } from '@tracker/domain/like.ts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from './pages.ts'

type Pages<T> = InfiniteData<Page<T>>
/** The two shapes in which records are kept. */
type Answer<T> = readonly T[] | Pages<T>

const isArray = <T>(answer: Answer<T>): answer is readonly T[] => Array.isArray(answer)

/** Changes a record, or takes it out. The same record means that nothing changes. */
type Change<T> = (record: T) => T | undefined

function changeRecords<T>(records: readonly T[], change: Change<T>): readonly T[] {
  const changed = records.flatMap((record) => change(record) ?? [])
  const isSame = changed.length === records.length && changed.every((one, index) => one === records[index])
  return isSame ? records : changed
}

function changePage<T>(page: Page<T>, change: Change<T>, removed: number): Page<T> {
  const items = changeRecords(page.items, change)
  if (!page.next) return { items, next: null }
  const { list, rest } = page.next
  const { total } = list ?? {}
  const changed = list && { ...list, total: total === undefined ? undefined : total - removed }
  const waiting = changeRecords(rest.waiting, change)
  return { items, next: { list: changed, rest: { ...rest, waiting } } }
}

/** Every record of an answer: those of a list that wait for the next page come last. */
function recordsOf<T>(answer: Answer<T>): readonly T[] {
  if (isArray(answer)) return answer
  const waiting = answer.pages.at(-1)?.next?.rest.waiting ?? []
  return [...answer.pages.flatMap(({ items }) => items), ...waiting]
}

function changeAnswer<T>(answer: Answer<T>, change: Change<T>): Answer<T> {
  const before = recordsOf(answer)
  const after = changeRecords(before, change)
  if (after === before) return answer
  if (isArray(answer)) return after
  const removed = before.length - after.length
  return { ...answer, pages: answer.pages.map((page) => changePage(page, change, removed)) }
}

/** Unlike `setQueriesData`, this leaves an answer that has to be asked again as invalid as it was. */
function changeAnswers<T>(client: QueryClient, queryKey: QueryKey, change: Change<T>): void {
  for (const [key, answer] of client.getQueriesData<Answer<T>>({ queryKey })) {
    const changed = answer && changeAnswer(answer, change)
    if (changed !== answer) client.getQueryCache().find({ queryKey: key })?.setState({ data: changed })
  }
}

/** What is known of an artifact from any list. */
export function getArtifact(client: QueryClient, id: string): Artifact | undefined {
  return client
    .getQueriesData<Answer<Artifact>>({ queryKey: [ARTIFACTS] })
    .flatMap(([, answer]) => (answer ? recordsOf(answer) : []))
    .find(({ _id }) => _id === id)
}

/** Shows what was just read wherever the same artifacts are shown. */
export function setArtifacts(client: QueryClient, artifacts: readonly Artifact[]): void {
  const newest = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
  changeAnswers<Artifact>(client, [ARTIFACTS], (artifact) => {
    const next = newest.get(artifact._id)
    return next && JSON.stringify(next) !== JSON.stringify(artifact) ? next : artifact
  })
}

/** Takes an artifact that is gone out of every list, and its like out of the list of likes. */
export function removeArtifact(client: QueryClient, id: string): void {
  changeAnswers<Artifact>(client, [ARTIFACTS], (artifact) => (artifact._id === id ? undefined : artifact))
  changeAnswers<Like>(client, [LIKES], (like) => (like.artifactId === id ? undefined : like))
}

/**
 * Lists that a write has changed begin again with their first page: those on screen now, the others when they are next
 * visited. (An invalidated list would read all of its pages again.)
 */
export function restartLists(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' })
  client.resetQueries({ queryKey, type: 'active' }).catch(console.error)
}
