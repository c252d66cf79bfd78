import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { StructuredQuery_Direction as Direction } from '#gen/google/firestore/v1/query_pb.js'
import type { ListAccess, RequestContext, Verdict } from '#rules/access.ts'
import { DocumentLookups } from '#rules/evaluate/documentLookups.ts'
import { resourceOf } from '#rules/list/resource.ts'
import { toDnf, type Disjunct } from '#rules/list/disjuncts.ts'
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPattern } from '#rules/match/resolve.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'
import { documentPath, fromDocument } from '#rules/values/convert.ts'
import { mapOf } from '#rules/values/make.ts'
import type { RuleValue } from '#rules/values/value.ts'
import { decideAccess, type AccessCheck } from '#rules/decide/decision.ts'
import { globalsOf, type GlobalsInput } from '#rules/decide/globals.ts'

const UNDECIDABLE: Verdict = { allowed: false, reasons: ["The filter cannot be decided for 'list'"] }

/** A document that cannot be returned, for it is not there. That is no null, which would be something known. */
const NOTHING: RuleValue = { kind: 'partial', entries: new Map() }

/** Allowed if there is a disjunct in which a document may satisfy the filter, and all are. The first denied one says why. */
export function decideList(root: RuleNode, access: ListAccess, context: RequestContext): Verdict {
  const disjuncts = toDnf(access.query.where)
  if (disjuncts === null) return UNDECIDABLE
  const lookups = new DocumentLookups(context)
  const query = queryValue(access.query)
  let verdict = UNDECIDABLE
  for (const disjunct of disjuncts) {
    verdict = decideAccess(root, checkOf(access, disjunct, query, lookups, context), context)
    if (!verdict.allowed) return verdict
  }
  return verdict
}

function checkOf(
  access: ListAccess,
  disjunct: Disjunct,
  query: RuleValue,
  lookups: DocumentLookups,
  context: RequestContext,
): AccessCheck {
  const { method } = access
  const base: GlobalsInput = { method, query, resource: null }
  const named = namedDocument(access, disjunct, context)
  if (named !== null) {
    const path = documentPath(context.databaseId, named)
    const document = context.before(named)
    const resource = document === null ? NOTHING : fromDocument(document, context.databaseId)
    return {
      method,
      pathPattern: path.segments,
      globals: globalsOf({ ...base, path, resource }, context),
      lookups,
    }
  }
  const collection = collectionOf(access)
  const pathPattern: PathPattern = ['databases', context.databaseId, 'documents', ...collection, ANY_SEGMENT]
  const known = collection.filter((segment) => typeof segment === 'string')
  const path = known.length === collection.length ? documentPath(context.databaseId, known) : undefined
  const subject = { ...base, resource: resourceOf(disjunct), ...(path === undefined ? {} : { path }) }
  return { method, pathPattern, globals: globalsOf(subject, context), lookups }
}

/** The segments of the collections that the query reads. */
function collectionOf({ parent, query }: ListAccess): PathPattern {
  const [from] = query.from
  const isGroup = from === undefined || from.allDescendants
  const id: PathPattern[number] =
    from === undefined || from.collectionId === '' ? ANY_SEGMENT : from.collectionId
  return [...parent, ...(isGroup ? ([ANY_SEGMENTS] as const) : []), id]
}

/** The one document that a disjunct with `__name__ ==` can return, if it lies where the query reads. */
function namedDocument(
  access: ListAccess,
  disjunct: Disjunct,
  context: RequestContext,
): readonly string[] | null {
  const filter = disjunct.find(
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
