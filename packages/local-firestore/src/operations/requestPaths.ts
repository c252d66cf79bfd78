/** Resolves resource names that must belong to the database of the request. */
import { invalidArgument } from '#status.ts'
import { databaseName, parseDocumentName, parseParentName, type Path } from '#values/resourceNames.ts'
import type { Request } from '#operations/context.ts'

/** Returns the path of a document name. Throws INVALID_ARGUMENT. */
export function documentPathIn({ database }: Request, name: string): Path {
  const { path, ...id } = parseDocumentName(name)
  if (databaseName(id) !== databaseName(database.id)) {
    throw invalidArgument(`Document "${name}" is not in database "${databaseName(database.id)}".`)
  }
  return path
}

/** Returns the path of a parent: a document, or the root with an empty path. Throws INVALID_ARGUMENT. */
export function parentPathIn({ database }: Request, parent: string): Path {
  const { path, ...id } = parseParentName(parent)
  if (databaseName(id) !== databaseName(database.id)) {
    throw invalidArgument(`Parent "${parent}" is not in the database of the request.`)
  }
  return path
}
