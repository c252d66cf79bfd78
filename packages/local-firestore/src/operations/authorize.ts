/** Evaluates the security rules for all RPCs and listeners. */
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import type { Access, DocumentAccess, RequestContext } from '#rules/access.ts'
import { permissionDenied } from '#status.ts'
import type { View } from '#store/view.ts'
import { type Path, pathKey } from '#values/resourceNames.ts'
import type { Request } from '#operations/context.ts'

/** Throws PERMISSION_DENIED if the rules deny reading the document, whether or not it exists. */
export function authorizeGet(request: Request, view: View, path: Path): void {
  const access: DocumentAccess = { method: 'get', path, resource: view.get(path), requestResource: null }
  authorize(request, [access], { before: view, after: view })
}

/** Throws PERMISSION_DENIED if the rules could deny a document that the query can return. */
export function authorizeList(request: Request, view: View, parent: Path, query: StructuredQuery): void {
  authorize(request, [{ method: 'list', parent, query }], { before: view, after: view })
}

interface Views {
  readonly before: Pick<View, 'get'>
  readonly after: Pick<View, 'get'>
}

/** Throws PERMISSION_DENIED if the rules deny one of the accesses. `time` becomes `request.time`. */
export function authorize(
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
    const reason = reasons.join(', ')
    const user = caller.auth === null ? 'an unauthenticated user' : `uid ${caller.auth.uid}`
    context.log.warn(`Denied: ${access.method} ${resourcePath(access)} by ${user}: ${reason}`)
    throw permissionDenied(`\n${reason}`)
  }
}

function resourcePath(access: Access): string {
  if (access.method !== 'list') return `/${pathKey(access.path)}`
  const [selector] = access.query.from
  const id = selector?.collectionId || '*'
  return `/${pathKey([...access.parent, selector?.allDescendants === true ? `**/${id}` : id])}`
}
