/**
 * What a deployment may set in `.env` files, read once. Defaults are those of production. A value that makes no sense
 * fails the start, so that a deployment with it never takes over.
 */
import { readImageHosts } from '@tracker/domain/photo/imageUrl.ts'

/** @throws Error naming the variable when its value is not a whole number from 1 */
function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name] ?? ''
  if (text === '') return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number from 1, not "${text}".`)
  return Number(text)
}

export const params = {
  /** Writes that one person may make in a minute. */
  writesPerMinute: wholeNumber('WRITES_PER_MINUTE', 120),
  /** Photos that one person may send in a day (UTC). */
  photosPerDay: wholeNumber('PHOTOS_PER_DAY', 100),
  /** Calls that one person or address may make in a minute to read, on one instance. */
  readsPerMinute: wholeNumber('READS_PER_MINUTE', 600),
  /** Documents that one person or address may read in a minute, on one instance. */
  documentsPerMinute: wholeNumber('DOCUMENTS_PER_MINUTE', 20_000),
  /** Milliseconds of processor time that the searches of one person or address may take in a minute, on one instance. */
  searchMsPerMinute: wholeNumber('SEARCH_MS_PER_MINUTE', 6_000),
  /** Milliseconds that the search's answers may be behind what is stored. */
  searchStaleMs: wholeNumber('SEARCH_STALE_MS', 10_000),
  /** The only hosts that pictures of artifacts may come from, beside this site; null when any may. */
  imageHosts: readImageHosts(process.env.IMAGE_HOSTS),
  /** The host that labels and lists for machines name as the site's; null: the one that Hosting was called by. */
  siteHost: process.env.SITE_HOST || null,
  /** Whether calls must prove that they come from our app. Only the word `off` turns it off. */
  appCheck: process.env.APP_CHECK !== 'off',
  /** Whether the log holds the messages of bugs, which may repeat what a person sent: for local stacks. */
  logErrorMessages: process.env.LOG_ERROR_MESSAGES === 'on',
} as const
