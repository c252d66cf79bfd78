/**
 * What browsers report of broken policies (Content-Security-Policy, Trusted Types), in the log. Browsers send such reports
 * without App Check and without a person, so this is no documented call, and whoever sends one may have made it up.
 */
import { logger } from 'firebase-functions/v2'
import type { Request } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'

const PATH = /^(?:\/api)?\/violations$/
const BYTES_MAX = 16 * 1024
/** So many of one request, and so many on one instance in a minute; the rest is left out. */
const MOST = { ofRequest: 10, ofMinute: 60 } as const
const MINUTE_MS = 60_000
const WORD_MAX = 100

const text = z.catch(z.string(), '')
const lineNumber = z.catch(z.number(), 0)

/** The older form, one report at a time (CSP Level 2, section 5). */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': lineNumber,
    disposition: text,
  }),
})
/** The newer one, of which several come at a time, among others (Reporting API, section 3.2; CSP Level 3, section 5.4). */
const oneOfSeveral = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text,
    lineNumber,
    disposition: text,
  }),
})

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
  readonly source: string
  readonly line: number
  readonly disposition: string
}

/** An address without what may name a person: query, fragment and credentials are left out, and its path where asked. */
function shortAddress(address: string, withPath: boolean): string {
  if (!URL.canParse(address)) return address.replaceAll(/[^\w-]/g, '').slice(0, WORD_MAX)
  const { protocol, host, pathname } = new URL(address)
  return (withPath ? `${host}${pathname}` : host || protocol).slice(0, WORD_MAX)
}

/** A violation without what may name a person, in short words. */
function violationOf(reported: Violation): Violation {
  return {
    directive: reported.directive.slice(0, WORD_MAX),
    blocked: shortAddress(reported.blocked, false),
    page: shortAddress(reported.page, true),
    source: shortAddress(reported.source, true),
    line: reported.line,
    disposition: reported.disposition.slice(0, WORD_MAX),
  }
}

function readViolations(json: unknown): readonly Violation[] {
  const one = z.safeParse(single, json)
  if (one.success) {
    const { 'csp-report': report } = one.data
    return [
      violationOf({
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
        line: report['line-number'],
        disposition: report.disposition,
      }),
    ]
  }
  if (!Array.isArray(json)) return []
  return json.flatMap((entry) => {
    const report = z.safeParse(oneOfSeveral, entry)
    if (!report.success) return []
    const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber, disposition } =
      report.data.body
    return [
      violationOf({
        directive: effectiveDirective,
        blocked: blockedURL,
        page: documentURL,
        source: sourceFile,
        line: lineNumber,
        disposition,
      }),
    ]
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

let minute = 0
let logged = 0

/** How many more lines this instance writes in the minute that it is. */
function remaining(): number {
  const now = Math.floor(Date.now() / MINUTE_MS)
  if (now !== minute) [minute, logged] = [now, 0]
  return MOST.ofMinute - logged
}

/**
 * Logs the violations of a report, `policy violation` each. What is no report is left out without a word.
 * @returns the status to answer with; null when the request is no such report
 */
export function logViolations({ method, url, rawBody }: Request): 204 | 413 | 429 | null {
  if (method !== 'POST' || !PATH.test(url.split('?')[0] ?? '')) return null
  const bytes: Uint8Array = rawBody ?? new Uint8Array()
  if (bytes.byteLength > BYTES_MAX) return 413
  const left = remaining()
  if (left <= 0) return 429
  const violations = readViolations(parseJson(bytes)).slice(0, Math.min(MOST.ofRequest, left))
  for (const violation of violations) logger.warn('policy violation', violation)
  logged += violations.length
  return 204
}
