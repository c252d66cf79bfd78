/**
 * The app shell, fetched from Hosting. The function adds head elements to it (docs/decisions/013-labels.md).
 */
import type { IncomingHttpHeaders } from 'node:http'
import * as logger from 'firebase-functions/logger'
import { coalesceReads } from '#http/coalesceReads.ts'
import { requestHost } from '#http/context.ts'
import { params } from '#params.ts'
import { type Markup, markup } from '#share/markup.ts'
import { PRODUCT } from '#share/headTags.ts'

/** A prerendered page of Hosting. */
interface ShellPage {
  readonly path: string
  /** Language of the visitor. */
  readonly language: string
}

/** Time limit of a request to Hosting in milliseconds. */
const TIMEOUT_MS = 3_000
const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

export interface AppShell {
  readonly html: string
  /** Content-Security-Policy of the page, which allows its inline scripts. */
  readonly policy: string | null
}

interface StoredShell extends AppShell {
  readonly origin: string
  readonly tag: string | null
}

/** Last fetched shells, by page. */
const stored = new Map<string, StoredShell>()
const coalesce = coalesceReads<StoredShell>()

/** Host name of a preview channel of this project's site, which serves its own release. */
const PREVIEW = new RegExp(String.raw`^${process.env.GCLOUD_PROJECT ?? ''}--[a-z\d-]+\.web\.app$`)

/** Returns the origin to fetch from. Never a host that only the client claims. */
function originFor(headers: IncomingHttpHeaders): string {
  const host = requestHost(headers)
  return PREVIEW.test(host) ? `https://${host}` : params.hostingOrigin
}

/**
 * Fetches the shell at each call, so that it never refers to scripts of an earlier release.
 * @throws if Hosting does not respond
 */
async function fetchShell(key: string, origin: string, { path, language }: ShellPage): Promise<StoredShell> {
  const last = stored.get(key)
  const known = last?.origin === origin ? last : null
  const response = await fetch(origin + path, {
    headers: {
      ...(known?.tag && { 'If-None-Match': known.tag }),
      'Accept-Language': language,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 304 && known) return known
  const html = await response.text()
  if (!response.ok || !TITLE.test(html)) throw new Error(`Hosting responded with ${response.status}.`)
  const [tag, policy] = ['etag', 'content-security-policy'].map((name) => response.headers.get(name))
  const shell = { origin, html, tag: tag ?? null, policy: policy ?? null }
  stored.set(key, shell)
  return shell
}

/** Returns the shell of the current release; the last fetched one if Hosting does not respond, or null. */
export async function readShell(headers: IncomingHttpHeaders, page: ShellPage): Promise<AppShell | null> {
  const origin = originFor(headers)
  const key = JSON.stringify(page)
  try {
    return await coalesce(origin + key, () => fetchShell(key, origin, page))
  } catch (error) {
    logger.warn('shell', { name: error instanceof Error ? error.name : typeof error })
    const last = stored.get(key)
    return last?.origin === origin ? last : null
  }
}

/** Replaces title and description. @param head head elements */
export function withHead(html: string, title: string, head: Markup): string {
  // Replacement functions, because replacement strings would interpret `$` patterns.
  return html
    .replace(DESCRIPTION, () => '')
    .replace(TITLE, () => markup`<title>${title} - ${PRODUCT}</title>\n${head}`.text)
}
