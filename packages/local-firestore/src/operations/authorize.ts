/** Asks the rules of the project. Every RPC and every listener comes through here. */
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import type { Access, DocumentAccess, RequestContext } from '#rules/access.ts'
import { permissionDenied } from '#status.ts'
import type { View } from '#store/view.ts'
import { type Path, pathKey } from '#values/names.ts'
import type { Request } from '#operations/context.ts'

/** Throws PERMISSION_DENIED unless the caller may read the document, whether or not it exists. */
export function authorizeGet(request: Request, view: View, path: Path): void {
  const access: DocumentAccess = { method: 'get', path, resource: view.get(path), requestResource: null }
  decide(request, [access], { before: view, after: view })
}

/** Throws PERMISSION_DENIED unless the rules grant every possible result of the query. */
export function authorizeList(request: Request, view: View, parent: Path, query: StructuredQuery): void {
  decide(request, [{ method: 'list', parent, query }], { before: view, after: view })
}

/** Throws PERMISSION_DENIED unless each write of a commit is granted. `time` is that of the commit. */
export function authorizeWrites(
  request: Request,
  accesses: readonly DocumentAccess[],
  views: Views,
  time: bigint,
): void {
  decide(request, accesses, views, time)
}

interface Views {
  readonly before: Pick<View, 'get'>
  readonly after: Pick<View, 'get'>
}

function decide(
  { context, database, caller }: Request,
  accesses: readonly Access[],
  { before, after }: Views,
  time = context.store.clock.read(),
): void {
  if (caller.isAdmin) return
  const ruleset = context.rules.of(database.id.projectId)
  if (ruleset === null) return
  const rulesContext: RequestContext = {
    ...database.id,
    auth: caller.auth,
    time,
    before: (path) => before.get(path),
    after: (path) => after.get(path),
  }
  for (const access of accesses) {
    const { allowed, reasons } = ruleset.decide(access, rulesContext)
    if (allowed) continue
    const why = reasons.join(', ')
    const who = caller.auth === null ? 'someone not signed in' : `uid ${caller.auth.uid}`
    context.log.warn(`Denied: ${access.method} ${placeOf(access)} by ${who}: ${why}`)
    throw permissionDenied(`\n${why}`)
  }
}

function placeOf(access: Access): string {
  if (access.method !== 'list') return `/${pathKey(access.path)}`
  const [selector] = access.query.from
  const id = selector?.collectionId || '*'
  return `/${pathKey([...access.parent, selector?.allDescendants === true ? `**/${id}` : id])}`
}
