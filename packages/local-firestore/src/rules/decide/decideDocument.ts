import type { DocumentAccess, RequestContext, Decision } from '#rules/access.ts'
import { DocumentLookups } from '#rules/evaluate/documentLookups.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'
import { documentPath, fromDocument } from '#rules/values/convert.ts'
import { decideAccess } from '#rules/decide/decideAccess.ts'
import { globalsOf } from '#rules/decide/globals.ts'

/** Evaluates the rules for a read or write of one document. */
export function decideDocument(root: RuleNode, access: DocumentAccess, context: RequestContext): Decision {
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
  return decideAccess(root, { method, pathPattern: path.segments, globals, lookups }, context)
}
