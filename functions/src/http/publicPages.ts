/**
 * Pages and files that the function answers beside the API, at addresses of the site's root: for anybody, without App Check
 * and without a person, so that the edge may keep them.
 */
import { createHash } from 'node:crypto'
import type { Answer, Context } from '#http/context.ts'
import { answerOf } from '#http/problem.ts'

/** An answer as text, with its type. */
export interface TextAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Page {
  /** What the log calls it. */
  readonly name: string
  /** As in the table of calls; `{id}` is one segment. */
  readonly path: string
  readonly answer: (context: Context) => Promise<TextAnswer>
  /** What takes the place of a failure's problem. */
  readonly failure: (problem: Answer) => TextAnswer
}

/** Fresh within five minutes of an edit, and asked for anew by every browser. */
export const CACHED = { 'Cache-Control': 'public, max-age=0, s-maxage=300' } as const

/** No more than the site's policy allows (firebase.json), for whoever asks the function itself: Hosting says its own. */
const POLICY =
  "default-src 'none'; img-src 'self' https:; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Whether the asker has the very same text already (RFC 9110, section 13.1.2). */
function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((known) => known.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

/** The answer of a page, with its tag; without its text for whoever has that. */
export async function answerPage(page: Page, context: Context): Promise<Answer<Uint8Array>> {
  const { status, text, headers } = await page
    .answer(context)
    .catch((error: unknown) => page.failure(answerOf(error)))
  const tag = tagOf(text)
  const isKept = 'Cache-Control' in headers && hasAlready(context.headers['if-none-match'], tag)
  const tagged = { 'Content-Security-Policy': POLICY, ...headers, ETag: tag }
  const hasIt = isKept && status === 200
  return { status: hasIt ? 304 : status, body: Buffer.from(hasIt ? '' : text), headers: tagged }
}
