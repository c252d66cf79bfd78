/**
 * Settings from `.env` files, read once at start. Defaults are the production values. An invalid value fails the start, so that
 * the deployment is rolled back.
 */
import { DAILY_MAX } from '@tracker/domain/limits.ts'
import { readImageHosts } from '@tracker/domain/photo/imageUrl.ts'

/** @throws Error with the variable's name if the value is not a positive integer */
function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name] ?? ''
  if (text === '') return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number from 1, not "${text}".`)
  return Number(text)
}

/** @throws Error with the variable's name if the value is neither an e-mail address nor a page as a URI */
function contactUri(name: string): string | null {
  const text = process.env[name] ?? ''
  if (text === '') return null
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new Error(`${name} must start with mailto: or https://, not "${text}".`)
  return text
}

/** @throws Error with the variable's name if the value is not an origin */
function hostingOrigin(name: string): string {
  const text = process.env[name] || `https://${process.env.GCLOUD_PROJECT}.web.app`
  if (!/^https?:\/\/[\w.-]+(?::\d+)?$/.test(text))
    throw new Error(`${name} must be like https://example.web.app, not "${text}".`)
  return text
}

export const params = {
  /** Writes per user and minute. */
  writesPerMinute: wholeNumber('WRITES_PER_MINUTE', 120),
  /**
   * Cost of a user's calls per day (UTC) in document reads (`quotas/cost.ts`).
   */
  costPerDay: wholeNumber('COST_PER_DAY', 3_000_000),
  /** Photo uploads per user and day (UTC), of established and of new accounts. */
  photosPerDay: {
    established: wholeNumber('PHOTOS_PER_DAY', DAILY_MAX.photos.established),
    new: wholeNumber('PHOTOS_PER_DAY_NEW', DAILY_MAX.photos.new),
  },
  /** Artifacts added per user and day (UTC), of established and of new accounts. */
  recordsPerDay: {
    established: wholeNumber('RECORDS_PER_DAY', DAILY_MAX.records.established),
    new: wholeNumber('RECORDS_PER_DAY_NEW', DAILY_MAX.records.new),
  },
  /** Reports and appeals sent per user and day (UTC), of established and of new accounts. */
  reportsPerDay: {
    established: wholeNumber('REPORTS_PER_DAY', DAILY_MAX.reports.established),
    new: wholeNumber('REPORTS_PER_DAY_NEW', DAILY_MAX.reports.new),
  },
  /** Whether the first artifacts of an account wait for a curator. */
  holdFirstRecords: process.env.HOLD_FIRST_RECORDS === 'on',
  /** Read calls per user or IP address and minute, on one instance. */
  readsPerMinute: wholeNumber('READS_PER_MINUTE', 600),
  /** Documents read per user or IP address and minute, on one instance. */
  documentsPerMinute: wholeNumber('DOCUMENTS_PER_MINUTE', 4_000),
  /** Bytes sent per IP address and minute, on one instance. */
  bytesPerMinute: wholeNumber('BYTES_PER_MINUTE', 8_000_000),
  /** Processor time for searches per user or IP address and minute in milliseconds, on one instance. */
  searchMsPerMinute: wholeNumber('SEARCH_MS_PER_MINUTE', 6_000),
  /** Maximum age of the search index in milliseconds before it is refreshed. */
  searchStaleMs: wholeNumber('SEARCH_STALE_MS', 10_000),
  /** Maximum time in milliseconds that a search waits for a refresh before it uses the index as it is. */
  searchWaitMs: wholeNumber('SEARCH_WAIT_MS', 1_000),
  /** Allowlist of image hosts besides this site; null allows any public host. */
  imageHosts: readImageHosts(process.env.IMAGE_HOSTS),
  /** Host in absolute URLs of labels, feed and sitemap; null uses the host of the request. */
  siteHost: process.env.SITE_HOST || null,
  /** Origin from which the app's page is fetched. */
  hostingOrigin: hostingOrigin('HOSTING_ORIGIN'),
  /** Contact in `security.txt`, a `mailto:` or `https:` URI; null responds with 404 there. */
  securityContact: contactUri('SECURITY_CONTACT'),
  /** Whether App Check is enforced. Only the value `off` disables it. */
  appCheck: process.env.APP_CHECK !== 'off',
  /** Whether error messages are logged. They may contain user input, so enable this for local development only. */
  logErrorMessages: process.env.LOG_ERROR_MESSAGES === 'on',
} as const
