import type { DocumentAccess, RequestContext, Verdict } from '../access.ts'
import { DocumentLookups } from '../evaluate/documents.ts'
import type { RuleNode } from '../match/rules.ts'
import { documentPath, fromDocument } from '../values/convert.ts'
import { decideOne } from './decision.ts'
import { globalsOf } from './request.ts'

/** Decides a read or write of one document. */
export function decideDocument(root: RuleNode, access: DocumentAccess, context: RequestContext): Verdict {
  const { method, resource, requestResource } = access
  const path = documentPath(context.databaseId, access.path)
  const globals = globalsOf(
    {
      method,
      path,
      resource: fromDocument(resource, context.databaseId),
      ...(method !== 'get' && { requestResource: fromDocument(requestResource, context.databaseId) }),
    },
    context,
  )
  const lookups = new DocumentLookups(context)
  return decideOne(root, { method, place: path.segments, globals, lookups }, context)
}
