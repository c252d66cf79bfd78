/**
 * Logs reports of Content Security Policy and Trusted Types violations. Browsers send them without App Check and sign-in, so
 * they can be forged and are not part of the documented API.
 */
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import { allowsVisit } from '#quotas/readQuota.ts'
import { MINUTE_MS, windowOf } from '#quotas/tooManyRequests.ts'

const PATH = /^(?:\/api)?\/violations$/
const BYTES_MAX = 16 * 1024
/** Maximum logged violations. `perMinute` is per instance. */
const LIMITS = { perRequest: 10, perMinute: 60 } as const
const VALUE_MAX = 100

const text = z.catch(z.string(), '')
const lineNumber = z.catch(z.number(), 0)

/** `report-uri` format: one report per request (CSP Level 2, section 5). */
const cspReportSchema = z.object({
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
/** `report-to` format: an array of reports of several types (Reporting API, section 3.2; CSP Level 3, section 5.4). */
const reportingApiSchema = z.object({
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

/** Shortens a URL and removes what may be personal data: query, fragment, credentials and optionally the path. */
function shortenUrl(url: string, withPath: boolean): string {
  if (!URL.canParse(url)) return url.replaceAll(/[^\w-]/g, '').slice(0, VALUE_MAX)
  const { protocol, host, pathname } = new URL(url)
  return (withPath ? `${host}${pathname}` : host || protocol).slice(0, VALUE_MAX)
}

/** Shortens all values and removes personal data. */
function sanitize(violation: Violation): Violation {
  return {
    directive: violation.directive.slice(0, VALUE_MAX),
    blocked: shortenUrl(violation.blocked, false),
    page: shortenUrl(violation.page, true),
    source: shortenUrl(violation.source, true),
    line: violation.line,
    disposition: violation.disposition.slice(0, VALUE_MAX),
  }
}

function readViolations(json: unknown): readonly Violation[] {
  const single = z.safeParse(cspReportSchema, json)
  if (single.success) {
    const { 'csp-report': report } = single.data
    return [
      sanitize({
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
    const report = z.safeParse(reportingApiSchema, entry)
    if (!report.success) return []
    const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber, disposition } =
      report.data.body
    return [
      sanitize({
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

/** Returns how many violations this instance may still log in the current minute. */
function remaining(): number {
  const now = windowOf(Date.now(), MINUTE_MS)
  if (now !== minute) [minute, logged] = [now, 0]
  return LIMITS.perMinute - logged
}

/**
 * Logs the violations in a request as `policy violation`. Ignores invalid reports.
 * @returns the response status, or null if the request is not for this path
 */
export function logCspReports({ method, url, rawBody, headers }: Request): 204 | 413 | 429 | null {
  if (method !== 'POST' || !PATH.test(url.split('?')[0] ?? '')) return null
  const bytes: Uint8Array = rawBody ?? new Uint8Array()
  if (bytes.byteLength > BYTES_MAX) return 413
  const available = remaining()
  if (available <= 0) return 429
  const violations = readViolations(parseJson(bytes)).slice(0, Math.min(LIMITS.perRequest, available))
  if (!allowsVisit({ headers }, violations.length, 'violations')) return 429
  for (const violation of violations) logger.warn('policy violation', violation)
  logged += violations.length
  return 204
}
