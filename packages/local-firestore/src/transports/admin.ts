/**
 * Control endpoints of the Firestore emulator, used by testing libraries and the Firebase tools, and
 * `GET /emulator/v1/projects/P:usage`, which only this server has.
 */
import type { JsonObject, JsonValue } from '@bufbuild/protobuf'
import type { FirestoreControl, RulesIssue } from '#firestoreService.ts'
import { invalidArgument, notFound, unimplemented } from '#status.ts'
import { isJsonObject, parseJson } from '#transports/protoJson.ts'
import { decodeSegment } from '#transports/rest/restPath.ts'

export interface AdminOptions {
  readonly control: FirestoreControl
  /** Handles POST /shutdown after the response is sent. Without it, the request fails with UNIMPLEMENTED. */
  readonly onShutdown?: () => void
}

export interface AdminResponse {
  readonly text: string
  readonly type: 'application/json' | 'text/plain'
}

const json = (value: JsonValue): AdminResponse => ({ text: JSON.stringify(value), type: 'application/json' })
const plain = (text: string): AdminResponse => ({ text, type: 'text/plain' })

/** Whether a path belongs to a control endpoint. */
export const isAdminPath = (path: string) =>
  path === '/' || path === '/reset' || path === '/shutdown' || path.startsWith('/emulator/v1/')

/** Handles a control request. Throws NOT_FOUND for unknown paths and UNIMPLEMENTED for unsupported ones. */
export function serveAdmin(options: AdminOptions, method: string, path: string, body: string): AdminResponse {
  if (path === '/' && (method === 'GET' || method === 'HEAD')) return plain('Ok\n')
  if (path === '/reset' && method === 'POST') {
    options.control.reset()
    return plain('All documents were deleted.\n')
  }
  if (path === '/shutdown' && method === 'POST') return shutDown(options)
  const [, clearedProject, database] =
    /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/.exec(path) ?? []
  if (clearedProject !== undefined && database !== undefined && method === 'DELETE') {
    options.control.clear(decodeSegment(clearedProject), decodeSegment(database))
    return json({})
  }
  // Project IDs may contain a colon (example.com:project), so the verb follows the last one.
  const [, project, verb] = /^\/emulator\/v1\/projects\/([^/]+):([^/:]+)$/.exec(path) ?? []
  if (project !== undefined && verb !== undefined) {
    return serveProject(options.control, method, decodeSegment(project), verb, body)
  }
  if (/^\/emulator\/v1\/projects\/[^/]+\/(triggers\/|eventarcTrigger$)/.test(path)) {
    throw unimplemented('A Firestore trigger')
  }
  throw notFound(`No such path: ${method} ${path}`)
}

function serveProject(
  control: FirestoreControl,
  method: string,
  project: string,
  verb: string,
  body: string,
): AdminResponse {
  if (verb === 'securityRules' && method === 'PUT') return putRules(control, project, body)
  if (verb === 'securityRules' && method === 'GET') {
    const content = control.getRules(project)
    return json({ rules: { files: content === null ? [] : [{ name: 'firestore.rules', content }] } })
  }
  if (verb === 'usage' && method === 'GET') return json({ ...control.usage(project) })
  if (verb.startsWith('ruleCoverage')) throw unimplemented('Rule coverage')
  if (verb === 'export' || verb === 'import') throw unimplemented(`The ${verb} of documents`)
  throw notFound(`No such path: ${method} projects/${project}:${verb}`)
}

function putRules(control: FirestoreControl, project: string, body: string): AdminResponse {
  const request = objectOf(parseJson(body))
  const { files } = objectOf(request['rules'])
  const [file, ...others] = Array.isArray(files) ? files : []
  const { content, name } = objectOf(file)
  if (typeof content !== 'string' || others.length > 0) {
    throw invalidArgument('The body must be {"rules":{"files":[{"content":"..."}]}} with exactly one file.')
  }
  const ignoreErrors = (request['ignore_errors'] ?? request['ignoreErrors']) === true
  const issues = control.setRules(project, content, { ignoreErrors })
  if (!ignoreErrors && issues.some(({ severity }) => severity === 'ERROR')) {
    throw invalidArgument(`Compilation error:\n${issues.map(formatIssue).join('\n')}`)
  }
  if (issues.length === 0) return json({})
  const fileName = typeof name === 'string' ? name : 'firestore.rules'
  return json({
    issues: issues.map(({ severity, description, line, column }) => ({
      sourcePosition: { fileName, line, column },
      description,
      severity,
    })),
  })
}

const formatIssue = ({ severity, description, line, column }: RulesIssue) =>
  `${line}:${column} [${severity}] ${description}`

function shutDown({ onShutdown }: AdminOptions): AdminResponse {
  if (onShutdown === undefined) throw unimplemented('POST /shutdown of a server that another program started')
  setImmediate(onShutdown)
  return plain('Shutting down.\n')
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
