/** Resource names: `projects/P/databases/D/documents/collection/id/...`. */
import { invalidArgument } from '#status.ts'
import { utf8Length } from '#values/utf8.ts'

export interface DatabaseId {
  readonly projectId: string
  readonly databaseId: string
}

/** Segments below `/documents`: even for a document or the root, odd for a collection. */
export type Path = readonly string[]

export interface NamedPath extends DatabaseId {
  readonly path: Path
}

const MAX_ID_BYTES = 1_500

/** Reads `projects/P/databases/D`. Throws INVALID_ARGUMENT. */
export function parseDatabaseName(name: string): DatabaseId {
  const [projects, projectId = '', databases, databaseId = '', ...rest] = name.split('/')
  if (projects !== 'projects' || databases !== 'databases' || !projectId || !databaseId || rest.length > 0) {
    throw invalidArgument(`Database name "${name}" is not of the form projects/P/databases/D.`)
  }
  return { projectId, databaseId }
}

/** Reads the name of a document. Throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string): NamedPath {
  const parsed = parseName(name)
  if (parsed.path.length === 0 || parsed.path.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" lacks "/" at index ${name.length}.`)
  }
  return parsed
}

/** Reads the name of a document or `.../documents`, under which collections live. Throws INVALID_ARGUMENT. */
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

/** Numeric ids of imported data; they are allowed where other reserved ids are not. */
const NUMERIC_ID = /^__id-?\d+__$/

/** Throws INVALID_ARGUMENT when `id` cannot be the id of a collection or a document. */
export function checkId(id: string, kind: 'Collection' | 'Document'): void {
  if (id === '') throw invalidArgument(`${kind} id must not be empty.`)
  if (id === '.' || id === '..' || id.includes('/')) throw invalidArgument(`${kind} id "${id}" is invalid.`)
  if (/^__.*__$/s.test(id) && !(kind === 'Document' && NUMERIC_ID.test(id))) {
    throw invalidArgument(`${kind} id "${id}" is invalid because it is reserved.`)
  }
  if (utf8Length(id) > MAX_ID_BYTES) throw invalidArgument(`${kind} id is longer than ${MAX_ID_BYTES} bytes.`)
}

/** `projects/P/databases/D`. */
export const databaseName = ({ projectId, databaseId }: DatabaseId) =>
  `projects/${projectId}/databases/${databaseId}`

/** The full resource name of a document, a collection or, for an empty path, the root. */
export const documentName = (database: DatabaseId, path: Path) =>
  [databaseName(database), 'documents', ...path].join('/')

/** The key of a document in maps: its path in one string. */
export const pathKey = (path: Path) => path.join('/')
