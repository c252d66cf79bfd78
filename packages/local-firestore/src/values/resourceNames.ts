/** Parses and builds resource names: `projects/P/databases/D/documents/collection/id/...`. */
import { invalidArgument } from '#status.ts'
import { utf8Length } from '#values/utf8.ts'

export interface DatabaseId {
  readonly projectId: string
  readonly databaseId: string
}

/** Segments below `/documents`: an even number for documents and the root, an odd number for collections. */
export type Path = readonly string[]

export interface NamedPath extends DatabaseId {
  readonly path: Path
}

const MAX_ID_BYTES = 1_500

/** Parses `projects/P/databases/D`. Throws INVALID_ARGUMENT. */
export function parseDatabaseName(name: string): DatabaseId {
  const [projects, projectId = '', databases, databaseId = '', ...rest] = name.split('/')
  if (projects !== 'projects' || databases !== 'databases' || !projectId || !databaseId || rest.length > 0) {
    throw invalidArgument(`Database name "${name}" is not of the form projects/P/databases/D.`)
  }
  return { projectId, databaseId }
}

/** Parses the name of a document. Throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string): NamedPath {
  const parsed = parseName(name)
  if (parsed.path.length === 0 || parsed.path.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" lacks "/" at index ${name.length}.`)
  }
  return parsed
}

/** Parses the parent of a collection: a document or the root `.../documents`. Throws INVALID_ARGUMENT. */
export function parseParentName(name: string): NamedPath {
  const parsed = parseName(name)
  if (parsed.path.length % 2 !== 0) throw invalidArgument(`Parent "${name}" is not a document.`)
  return parsed
}

function parseName(name: string): NamedPath {
  const [projects, projectId = '', databases, databaseId = '', documents, ...path] = name.split('/')
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') {
    throw invalidArgument(
      `Name "${name}" does not begin with "projects/{project}/databases/{database}/documents".`,
    )
  }
  if (projectId === '' || databaseId === '') throw invalidArgument(`Name "${name}" has an empty segment.`)
  path.forEach((id, i) => checkId(id, i % 2 === 0 ? 'Collection' : 'Document'))
  return { projectId, databaseId, path }
}

/** Numeric IDs of imported Datastore entities. Allowed although they have the reserved form. */
const NUMERIC_ID = /^__id-?\d+__$/

/** Throws INVALID_ARGUMENT if `id` is not a valid collection or document ID. */
export function checkId(id: string, kind: 'Collection' | 'Document'): void {
  if (id === '') throw invalidArgument(`${kind} id must not be empty.`)
  if (id === '.' || id === '..' || id.includes('/')) throw invalidArgument(`${kind} id "${id}" is invalid.`)
  if (/^__.*__$/s.test(id) && !(kind === 'Document' && NUMERIC_ID.test(id))) {
    throw invalidArgument(`${kind} id "${id}" is invalid because it is reserved.`)
  }
  if (utf8Length(id) > MAX_ID_BYTES) throw invalidArgument(`${kind} id is longer than ${MAX_ID_BYTES} bytes.`)
}

/** Returns `projects/P/databases/D`. */
export const databaseName = ({ projectId, databaseId }: DatabaseId) =>
  `projects/${projectId}/databases/${databaseId}`

/** Returns the full resource name of a document, a collection, or the root if the path is empty. */
export const documentName = (database: DatabaseId, path: Path) =>
  [databaseName(database), 'documents', ...path].join('/')

/** Joins a path to a string for use as a map key. */
export const pathKey = (path: Path) => path.join('/')
