/** Parses REST paths: `/v1/projects/P/databases/D/documents[/segments][:verb]`. */
import { invalidArgument, notFound } from '#status.ts'

export interface RestPath {
  /** `projects/P/databases/D`, decoded. */
  readonly database: string
  /** The decoded segments below `documents`. */
  readonly segments: readonly string[]
  /** The custom verb, e.g. `runQuery`, or null. */
  readonly verb: string | null
}

/** Whether a path belongs to the REST API. */
export const isRestPath = (path: string) => /^\/v1(beta1)?\//.test(path)

/**
 * Parses a percent-encoded path. Only an unencoded colon in a POST request starts a verb. Throws NOT_FOUND for other
 * paths and INVALID_ARGUMENT for segments that are empty or cannot be decoded.
 */
export function parseRestPath(rawPath: string, method: string): RestPath {
  const match = /^\/v1(?:beta1)?\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?=[/:]|$)(.*)$/.exec(
    rawPath,
  )
  if (match === null) throw notFound(`No such path: ${rawPath}`)
  const [, project = '', database = '', rest = ''] = match
  const colon = method === 'POST' ? rest.lastIndexOf(':') : -1
  const hasVerb = colon > rest.lastIndexOf('/')
  const below = hasVerb ? rest.slice(0, colon) : rest
  return {
    database: `projects/${decodeSegment(project)}/databases/${decodeSegment(database)}`,
    segments: below === '' ? [] : below.slice(1).split('/').map(decodeSegment),
    verb: hasVerb ? rest.slice(colon + 1) : null,
  }
}

/** Decodes a percent-encoded path segment. Throws INVALID_ARGUMENT. */
export function decodeSegment(raw: string): string {
  let segment
  try {
    segment = decodeURIComponent(raw)
  } catch {
    throw invalidArgument(`The path segment "${raw}" is not valid percent-encoding.`)
  }
  if (segment === '') throw invalidArgument('The path contains an empty segment.')
  if (segment.includes('/')) throw invalidArgument(`The path segment "${raw}" contains a slash.`)
  return segment
}
