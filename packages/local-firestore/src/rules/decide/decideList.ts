import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { StructuredQuery_Direction as Direction } from '#gen/google/firestore/v1/query_pb.js'
import type { ListAccess, RequestContext, Decision } from '#rules/access.ts'
import { DocumentLookups } from '#rules/evaluate/documentLookups.ts'
import { partialResource } from '#rules/list/partialResource.ts'
import { toDnf, type Disjunct } from '#rules/list/disjuncts.ts'
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPattern } from '#rules/match/findCandidates.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'
import { documentPath, fromDocument } from '#rules/values/convert.ts'
import { mapOf } from '#rules/values/createValues.ts'
import type { RuleValue } from '#rules/values/value.ts'
import { decideAccess, type AccessCheck } from '#rules/decide/decideAccess.ts'
import { globalsOf, type GlobalsInput } from '#rules/decide/globals.ts'

const UNDECIDABLE: Decision = { allowed: false, reasons: ["The filter is not supported for 'list'"] }

/** `resource` of a missing document: undetermined, because null would be a known value. */
const UNDETERMINED_RESOURCE: RuleValue = { kind: 'partial', entries: new Map() }

/**
 * Evaluates the rules for a query. Splits its filter into disjuncts; the query is allowed if all of them are. Denies
 * filters without any disjunct.
 */
export function decideList(root: RuleNode, access: ListAccess, context: RequestContext): Decision {
  const disjuncts = toDnf(access.query.where)
  if (disjuncts === null) return UNDECIDABLE
  const lookups = new DocumentLookups(context)
  const query = queryValue(access.query)
  let decision = UNDECIDABLE
  for (const disjunct of disjuncts) {
    decision = decideAccess(root, accessCheck(access, disjunct, query, lookups, context), context)
    if (!decision.allowed) return decision
  }
  return decision
}

function accessCheck(
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
    const resource = document === null ? UNDETERMINED_RESOURCE : fromDocument(document, context.databaseId)
    return {
      method,
      pathPattern: path.segments,
      globals: globalsOf({ ...base, path, resource }, context),
      lookups,
    }
  }
  const collection = collectionOf(access)
  const pathPattern: PathPattern = ['databases', context.databaseId, 'documents', ...collection, ANY_SEGMENT]
  const segments = collection.filter((segment) => typeof segment === 'string')
  const path = segments.length === collection.length ? documentPath(context.databaseId, segments) : undefined
  const subject = { ...base, resource: partialResource(disjunct), ...(path === undefined ? {} : { path }) }
  return { method, pathPattern, globals: globalsOf(subject, context), lookups }
}

/** The path pattern of the queried collections. */
function collectionOf({ parent, query }: ListAccess): PathPattern {
  const [from] = query.from
  const isGroup = from === undefined || from.allDescendants
  const id: PathPattern[number] =
    from === undefined || from.collectionId === '' ? ANY_SEGMENT : from.collectionId
  return [...parent, ...(isGroup ? ([ANY_SEGMENTS] as const) : []), id]
}

/** The path of the only document that a disjunct with `__name__ ==` can return; null without such a filter. */
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

/** Creates `request.query`. `limit` is null if the query has none; `orderBy` maps fields to directions. */
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
