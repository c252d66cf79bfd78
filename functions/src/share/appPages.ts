/**
 * Serves the app's pages that are shared as links: the app shell with additional head elements and the right
 * status.
 */
import { LANGUAGE_HEADERS, type PageTexts, textsFor } from '#share/pageTexts.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { artifacts } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { errorResponse } from '#http/errorResponse.ts'
import { unavailable } from '#http/problem.ts'
import { CACHE_HEADERS, type TextResponse } from '#http/publicPages.ts'
import { canonicalSite } from '#http/site.ts'
import { readShell, withHead } from '#share/appShell.ts'
import { reservePage } from '#quotas/readQuota.ts'
import { findShared } from '#share/findShared.ts'
import { artifactTags, shareTags } from '#share/headTags.ts'
import { labelView } from '#share/label/labelView.ts'
import { type Markup, markup } from '#share/markup.ts'
import { shortened } from '#share/plainText.ts'
import { contributorPath, labelPath } from '#share/sharePaths.ts'

/** Changes to the app shell for one page. */
interface Addition {
  readonly status: number
  readonly title: string
  readonly head: Markup
}

const NO_INDEX = markup`<meta name="robots" content="noindex">
`

/** The shell for member pages (web/src/app/renderedPages.ts). */
const MEMBER = '/member'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

/**
 * Renders the app shell.
 * @param addition if it is null or rejects, the unchanged shell is served; if there is an error, the app shows it
 * @returns null if the shell is not available
 */
async function appPage(
  context: Context,
  { language }: PageTexts,
  addition: Promise<Addition | null>,
): Promise<TextResponse | null> {
  const [shell, added] = await Promise.all([
    readShell(context.headers, { path: MEMBER, language }),
    addition.catch((error: unknown) => void errorResponse(error)),
  ])
  if (shell === null) return null
  const headers = {
    ...HTML,
    ...LANGUAGE_HEADERS,
    ...(shell.policy && { 'Content-Security-Policy': shell.policy }),
  }
  if (!added) return { status: 200, text: shell.html, headers: { ...headers, 'Cache-Control': 'no-store' } }
  const { status, title, head } = added
  return { status, text: withHead(shell.html, title, head), headers: { ...headers, ...CACHE_HEADERS } }
}

async function describeArtifact(context: Context, texts: PageTexts): Promise<Addition> {
  const { status, artifact, fields } = await findShared(context)
  if (status !== 200) return { status, title: texts.noArtifact.heading, head: NO_INDEX }
  const view = labelView(artifact, fields, canonicalSite(context.headers), texts)
  return { status, title: isolate(view.name), head: artifactTags(view) }
}

/** Redirects to the label if the app shell is not available. */
export async function getArtifactPage(context: Context): Promise<TextResponse> {
  canonicalSite(context.headers)
  const texts = textsFor(context.headers)
  const page = await appPage(context, texts, describeArtifact(context, texts))
  const headers = {
    Location: labelPath(encodeURIComponent(context.id)),
    'Cache-Control': 'no-store',
    ...HTML,
  }
  return page ?? { status: 302, text: '', headers }
}

/** Costs one read, even for an unknown contributor. */
async function describeContributor(context: Context, texts: PageTexts): Promise<Addition> {
  const { id } = context
  const { origin } = canonicalSite(context.headers)
  reservePage(context, 1)
  const own = artifacts.where('adder_uid', '==', id).orderBy('added_at', 'desc').select('adder_name')
  const [newest] = isId(id) ? (await own.limit(1).get()).docs : []
  if (!newest) return { status: 404, title: texts.contributor, head: NO_INDEX }
  const title = isolate(shortened(String(newest.get('adder_name') ?? ''), NAME_MAX)) || texts.contributor
  const head = shareTags({
    type: 'profile',
    address: origin + contributorPath(id),
    title,
    description: texts.contributed(title),
    image: `${origin}/cards/types/any.png`,
    isCard: true,
  })
  return { status: 200, title, head }
}

/** @throws Problem 503 if the app shell is not available */
export async function getContributorPage(context: Context): Promise<TextResponse> {
  canonicalSite(context.headers)
  const texts = textsFor(context.headers)
  const page = await appPage(context, texts, describeContributor(context, texts))
  if (page === null) throw unavailable(say('page-unavailable'))
  return page
}

/**
 * The page of members at an address with an id, in the language of the visitor; the app shows its content.
 * @throws Problem 503 if the app shell is not available
 */
export async function getMemberPage(context: Context): Promise<TextResponse> {
  canonicalSite(context.headers)
  reservePage(context, 0)
  const page = await appPage(context, textsFor(context.headers), Promise.resolve(null))
  if (page === null) throw unavailable(say('page-unavailable'))
  return page
}
