/**
 * Public pages and files at the site's root (labels, the app's shared pages, sitemap, feed). They need no App Check
 * and no sign-in, so that the CDN can cache them.
 */
import type { ProblemBody } from '@tracker/domain/api/problem.ts'
import { createHash } from 'node:crypto'
import type { HttpResponse, Context } from '#http/context.ts'
import { errorResponse } from '#http/errorResponse.ts'

/** Text response. The headers must contain Content-Type. */
export interface TextResponse {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

export interface PublicPage {
  /** Name in the request log. */
  readonly name: string
  /** Path pattern; `{id}` is one segment. */
  readonly path: string
  /** Whether an API call has the same path. Then only reads through Hosting get the page. */
  readonly isApiPath?: boolean
  readonly render: (context: Context) => Promise<TextResponse>
  /** Renders an error response. */
  readonly renderError: (problem: HttpResponse<ProblemBody>) => TextResponse
}

/** Cached by the CDN for five minutes; browsers revalidate. */
export const CACHE_HEADERS = { 'Cache-Control': 'public, max-age=0, s-maxage=300' } as const

/** Content Security Policy for direct calls of the function. Hosting replaces it by the policy in firebase.json. */
const POLICY =
  "default-src 'none'; img-src 'self' https:; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Evaluates `If-None-Match` (RFC 9110, section 13.1.2). */
function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

/** Renders a page with an ETag, or a 304 if the client has the same version. */
export async function respondWithPage(page: PublicPage, context: Context): Promise<HttpResponse<Uint8Array>> {
  const { status, text, headers } = await page
    .render(context)
    .catch((error: unknown) => page.renderError(errorResponse(error)))
  const tag = tagOf(text)
  const isUnchanged =
    status === 200 && 'Cache-Control' in headers && matchesTag(context.headers['if-none-match'], tag)
  return {
    status: isUnchanged ? 304 : status,
    body: Buffer.from(isUnchanged ? '' : text),
    headers: { 'Content-Security-Policy': POLICY, ...headers, ETag: tag },
  }
}
