import { create } from '@bufbuild/protobuf'
import { type Document, DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import {
  type ListCollectionIdsRequest,
  type ListCollectionIdsResponse,
  ListCollectionIdsResponseSchema,
  type ListDocumentsRequest,
  type ListDocumentsResponse,
  ListDocumentsResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import {
  StructuredQuery_Direction as Direction,
  type StructuredQuery,
  StructuredQuerySchema,
} from '#gen/google/firestore/v1/query_pb.js'
import { planQuery } from '#query/plan.ts'
import { executePlan } from '#query/executePlan.ts'
import { invalidArgument, permissionDenied } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Database } from '#store/database.ts'
import { documentName, type Path, pathKey } from '#values/resourceNames.ts'
import { comparePaths } from '#values/pathOrder.ts'
import { compareUtf8 } from '#values/utf8.ts'
import { authorizeList } from '#operations/authorize.ts'
import { toMaskedDocument } from '#operations/batchGet.ts'
import type { Request } from '#operations/context.ts'
import { openReadSession } from '#operations/readSession.ts'
import { parentPathIn } from '#operations/requestPaths.ts'

const DEFAULT_PAGE_SIZE = 100
const MAX_PAGE_SIZE = 1_000

type Entry = Pick<StoredDocument, 'key' | 'path'> & { readonly document: StoredDocument | null }

/** Implements ListDocuments. The page token is the path of the last document of the previous page. */
export async function listDocuments(
  request: Request,
  { parent, collectionId, pageSize, pageToken, orderBy, mask, showMissing, ...rest }: ListDocumentsRequest,
): Promise<ListDocumentsResponse> {
  const parentPath = parentPathIn(request, parent)
  const query = queryOf(collectionId, orderBy)
  const plan = planQuery(parentPath, query)
  const view = openReadSession(request, rest.consistencySelector).view()
  const size = pageSizeOf(pageSize)
  // Rules evaluate a page as a query with the page size as its limit.
  authorizeList(request, view, parentPath, { ...query, limit: size })
  const { documents } = executePlan(view, plan)
  let entries: readonly Entry[] = documents.map((document) => ({ ...document, document }))
  if (showMissing) {
    if (!request.caller.isAdmin) throw permissionDenied('Only administrators may list missing documents.')
    entries = [...entries, ...missingDocuments(request.database, [...parentPath, collectionId])].toSorted(
      (a, b) => comparePaths(a.path, b.path),
    )
  }
  const page = slicePage(entries, size, pageToken)
  request.context.usage.recordReads(request.database.id.projectId, Math.max(1, page.entries.length))
  return create(ListDocumentsResponseSchema, {
    documents: page.entries.map(({ document, path }): Document =>
      document === null
        ? create(DocumentSchema, { name: documentName(request.database.id, path) })
        : toMaskedDocument(document, mask),
    ),
    nextPageToken: page.nextPageToken,
  })
}

/** Parses an `orderBy` such as `name desc, age`. */
function queryOf(collectionId: string, orderBy: string): StructuredQuery {
  const orders = orderBy
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [fieldPath = '', direction = 'asc', ...rest] = part.split(/\s+/)
      if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
        throw invalidArgument(`Order "${part}" is not of the form "field [asc|desc]".`)
      }
      const descending = direction.toLowerCase() === 'desc'
      return { field: { fieldPath }, direction: descending ? Direction.DESCENDING : Direction.ASCENDING }
    })
  return create(StructuredQuerySchema, {
    from: collectionId === '' ? [] : [{ collectionId }],
    orderBy: orders,
  })
}

/** Documents that do not exist but have subcollections. */
function missingDocuments(database: Database, collection: Path): readonly Entry[] {
  const missing = new Map<string, Entry>()
  for (const other of database.collectionPaths()) {
    const segments = other.split('/')
    if (segments.length <= collection.length + 1) continue
    if (!collection.every((segment, i) => segments[i] === segment)) continue
    const path = segments.slice(0, collection.length + 1)
    if (database.get(path) === null) missing.set(pathKey(path), { key: pathKey(path), path, document: null })
  }
  return [...missing.values()]
}

function pageSizeOf(pageSize: number): number {
  if (pageSize < 0) throw invalidArgument('page_size is negative')
  return Math.min(pageSize || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
}

function slicePage(entries: readonly Entry[], size: number, pageToken: string) {
  let from = 0
  if (pageToken !== '') {
    const last = Buffer.from(pageToken, 'base64url').toString()
    from = entries.findIndex(({ key }) => key === last) + 1
    if (from === 0) throw invalidArgument('The page_token is not valid.')
  }
  const page = entries.slice(from, from + size)
  const last = page.at(-1)
  const hasMore = from + size < entries.length && last !== undefined
  return { entries: page, nextPageToken: hasMore ? Buffer.from(last.key).toString('base64url') : '' }
}

/** Implements ListCollectionIds: the collections directly below a document or the root. Administrators only. */
export async function listCollectionIds(
  request: Request,
  { parent, pageSize, pageToken }: ListCollectionIdsRequest,
): Promise<ListCollectionIdsResponse> {
  const path = parentPathIn(request, parent)
  if (!request.caller.isAdmin) {
    throw permissionDenied('Metadata operations require admin authentication.')
  }
  const ids = new Set<string>()
  for (const collection of request.database.collectionPaths()) {
    const segments = collection.split('/')
    const id = segments[path.length]
    if (id !== undefined && path.every((segment, i) => segments[i] === segment)) ids.add(id)
  }
  const sorted = [...ids].toSorted(compareUtf8)
  const start = pageToken === '' ? 0 : sorted.findIndex((id) => compareUtf8(id, pageToken) > 0)
  const rest = start === -1 ? [] : sorted.slice(start)
  const collectionIds = pageSize > 0 ? rest.slice(0, pageSize) : rest
  const nextPageToken = collectionIds.length < rest.length ? (collectionIds.at(-1) ?? '') : ''
  return create(ListCollectionIdsResponseSchema, { collectionIds, nextPageToken })
}
