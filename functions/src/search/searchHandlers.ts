/** Search endpoints. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { invalidFields, Problem } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { PAGE_SIZE, QUERY_TEXT_MAX, SEARCH_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { TIMELINE_BINS_MAX } from '@tracker/domain/search/searchResponse.ts'
import { toSearchParams, parseSearchQuery, type SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { likesOfArtifactsBy } from '#artifacts/listArtifacts.ts'
import { type Context, type Handler, ok } from '#http/context.ts'
import { invalidField } from '#http/problem.ts'
import { forEverybody } from '#http/publicCaching.ts'
import { nextLink, readCursor } from '#pagination/cursor.ts'
import { reserveVisit } from '#quotas/readQuota.ts'
import type { SearchIndex } from '#search/engine.ts'
import { indexSync } from '#search/index/indexInstance.ts'
import type { LinkedArtifact } from '#search/similar.ts'

/** Parameters that must not be repeated. */
const ONCE = ['q', 'from', 'to', 'adder', 'contributor', 'picture', 'sort']

/** @throws Problem 400 with each invalid parameter */
function requireSearchQuery({ query }: Context): SearchQuery {
  for (const name of ONCE) query.get(name)
  const parsed = parseSearchQuery(query.all())
  if (parsed.ok) return parsed.value
  throw invalidFields(parsed.errors)
}

/** Asks the index, and counts the processor time in the reader's quota. */
async function ask<T>(context: Context, question: (index: SearchIndex) => T): Promise<T> {
  const commit = reserveVisit(context, 0)
  const index = await indexSync.engine()
  const start = performance.now()
  try {
    return question(index)
  } finally {
    commit({ processorMs: performance.now() - start })
  }
}

export const getSearch: Handler<Answers['search']> = async (context) => {
  const query = requireSearchQuery(context)
  const list = `search ${toSearchParams(query).toString()} ${query.sort}`
  const [limit, cursor] = [context.query.limit(PAGE_SIZE, SEARCH_LIMIT_MAX), readCursor(context, list)]
  const bins = context.query.upTo('bins', TIMELINE_BINS_MAX)
  const after = cursor && { value: String(cursor.value), id: cursor.id }
  const { response, next } = await ask(context, (index) => index.search(query, { limit, after, bins }))
  return ok(response, { ...nextLink(context, list, next), ...forEverybody(context) })
}

export const getSuggestions: Handler<Answers['suggestions']> = async (context) => {
  const text = context.query.get('q') ?? ''
  if (text.length > QUERY_TEXT_MAX) throw invalidField('q', say('query-too-long', { most: QUERY_TEXT_MAX }))
  return ok({ results: await ask(context, (index) => index.suggest(text)) }, forEverybody(context))
}

const linkOf = ({ id, name }: LinkedArtifact) => ({ _id: id, artifact_name: name })

export const getSimilar: Handler<Answers['similar']> = async (context) => {
  const similar = await ask(context, (index) => index.similar(context.id))
  return ok({ results: similar.map(linkOf) }, forEverybody(context))
}

export const getNeighbours: Handler<Answers['neighbours']> = async (context) => {
  const { before, after } = await ask(context, (index) => index.neighbours(context.id))
  return ok({ before: before && linkOf(before), after: after && linkOf(after) }, forEverybody(context))
}

/** A sum is billed like a count: one read per 1,000 artifacts. */
const SUMMED_PER_READ = 1_000

export const getContributor: Handler<Answers['contributor']> = async (context) => {
  const commit = reserveVisit(context, 1)
  const known = isId(context.id) ? (await indexSync.engine()).contributor(context.id) : null
  commit({ documents: known ? Math.ceil(known.artifacts / SUMMED_PER_READ) : 0 })
  if (!known) throw new Problem('not-found', say('contributor-without-artifacts'))
  const { name, since, artifacts } = known
  // Read from Firestore, because likes do not update the index (docs/decisions/013-labels.md).
  const likes = await likesOfArtifactsBy(context.id)
  return ok({ name, since: new Date(since / 1_000).toISOString(), artifacts, likes }, forEverybody(context))
}
