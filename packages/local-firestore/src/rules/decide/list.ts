import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { StructuredQuery_Direction as Direction } from '#gen/google/firestore/v1/query_pb.js'
import type { ListAccess, RequestContext, Verdict } from '../access.ts'
import { DocumentLookups } from '../evaluate/documents.ts'
import { resourceOf } from '../list/resource.ts'
import { waysOf, type Way } from '../list/ways.ts'
import { ANY_SEGMENT, ANY_SEGMENTS, type PlaceSegment } from '../match/place.ts'
import type { RuleNode } from '../match/rules.ts'
import { documentPath, fromDocument } from '../values/convert.ts'
import { mapOf } from '../values/make.ts'
import type { RuleValue } from '../values/value.ts'
import { decideOne, type Question } from './decision.ts'
import { globalsOf, type Subject } from './request.ts'

const UNDECIDABLE: Verdict = { allowed: false, reasons: ["The filter can not be decided for 'list'"] }

/** A document that can not be returned, for it is not there. That is no null, which would be something known. */
const NOTHING: RuleValue = { kind: 'partial', entries: new Map() }

/** Allowed if there is a way in which a document may satisfy the filter, and all are. The first denied one says why. */
export function decideList(root: RuleNode, access: ListAccess, context: RequestContext): Verdict {
  const ways = waysOf(access.query.where)
  if (ways === null) return UNDECIDABLE
  const lookups = new DocumentLookups(context)
  const query = queryValue(access.query)
  let verdict = UNDECIDABLE
  for (const way of ways) {
    verdict = decideOne(root, questionOf(access, way, query, lookups, context), context)
    if (!verdict.allowed) return verdict
  }
  return verdict
}

function questionOf(
  access: ListAccess,
  way: Way,
  query: RuleValue,
  lookups: DocumentLookups,
  context: RequestContext,
): Question {
  const { method } = access
  const base: Subject = { method, query, resource: null }
  const named = namedDocument(access, way, context)
  if (named !== null) {
    const path = documentPath(context.databaseId, named)
    const document = context.before(named)
    const resource = document === null ? NOTHING : fromDocument(document, context.databaseId)
    return { method, place: path.segments, globals: globalsOf({ ...base, path, resource }, context), lookups }
  }
  const collection = collectionOf(access)
  const place: readonly PlaceSegment[] = [
    'databases',
    context.databaseId,
    'documents',
    ...collection,
    ANY_SEGMENT,
  ]
  const known = collection.filter((segment) => typeof segment === 'string')
  const path = known.length === collection.length ? documentPath(context.databaseId, known) : undefined
  const subject = { ...base, resource: resourceOf(way), ...(path === undefined ? {} : { path }) }
  return { method, place, globals: globalsOf(subject, context), lookups }
}

/** The segments of the collections that the query reads. */
function collectionOf({ parent, query }: ListAccess): readonly PlaceSegment[] {
  const [from] = query.from
  const isGroup = from === undefined || from.allDescendants
  const id: PlaceSegment = from === undefined || from.collectionId === '' ? ANY_SEGMENT : from.collectionId
  return [...parent, ...(isGroup ? ([ANY_SEGMENTS] as const) : []), id]
}

/** The one document that a way with `__name__ ==` can return, if it lies where the query reads. */
function namedDocument(access: ListAccess, way: Way, context: RequestContext): readonly string[] | null {
  const filter = way.find(
    ({ path, operator }) => path[0] === '__name__' && path.length === 1 && operator === '==',
  )
  const value = filter?.value
  if (typeof value !== 'object' || value?.kind !== 'path') return null
  const [databases, database, documents, ...path] = value.segments
  if (databases !== 'databases' || database !== context.databaseId || documents !== 'documents') return null
  const { parent } = access
  const [from] = access.query.from
  const isBelow = parent.every((segment, i) => path[i] === segment) && path.length % 2 === 0
  const isDepth =
    from?.allDescendants === false ? path.length === parent.length + 2 : path.length > parent.length
  const isCollection = from === undefined || from.collectionId === '' || path.at(-2) === from.collectionId
  return isBelow && isDepth && isCollection ? path : null
}

/** `request.query`: the limit is null where there is none, the order maps fields to their directions. */
function queryValue({ limit, offset, orderBy }: StructuredQuery): RuleValue {
  const order = orderBy.map(({ field, direction }): [string, RuleValue] => [
    field?.fieldPath ?? '',
    direction === Direction.DESCENDING ? 'DESC' : 'ASC',
  ])
  return mapOf(
    new Map<string, RuleValue>([
      ['limit', limit === undefined ? null : BigInt(limit)],
      ['offset', BigInt(offset)],
      ['orderBy', mapOf(new Map(order))],
    ]),
  )
}
