/** The pages of the site's root: labels, and what machines read. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem, type ProblemBody } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { isGone } from '#artifacts/tombstones.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf } from '#firestore.ts'
import type { Answer, Context } from '#http/context.ts'
import { CACHED, type Page, type TextAnswer } from '#http/publicPages.ts'
import { namedSite } from '#http/site.ts'
import { FEED_PATH, SITEMAP_PATH } from '#share/sharePaths.ts'
import { FEED_COUNT, feedOf, newest } from '#share/feed.ts'
import { labelPage, missingPage } from '#share/labelPage.ts'
import { sitemapIndex, sitemapPage, sitemapPages } from '#share/sitemap.ts'
import { labelView } from '#share/labelView.ts'
import { reserveRead, visitorReader } from '#quotas/readQuota.ts'
import { keeper } from '#search/ofInstance.ts'

const TYPES = {
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
  feed: 'application/atom+xml; charset=utf-8',
} as const

const kept = (type: keyof typeof TYPES, text: string, status = 200): TextAnswer => ({
  status,
  text,
  headers: { 'Content-Type': TYPES[type], ...CACHED },
})

/** A failure as text, with what its problem says. */
function failure(type: 'html' | 'text') {
  return ({ status, body, headers }: Answer): TextAnswer => {
    const { title, detail } = body as ProblemBody
    const text = type === 'html' ? missingPage(title, detail) : `${detail}\n`
    return { status, text, headers: { ...headers, 'Content-Type': TYPES[type] } }
  }
}

/** @param documents that the answer reads at most @returns what tells how many it did read @throws Problem 429 */
const reserve = ({ headers }: Context, documents: number) =>
  reserveRead(visitorReader(headers['x-forwarded-for']), documents)

const notFound = () =>
  kept('html', missingPage('No such artifact', 'There is no artifact at this address.'), 404)
const gone = () => kept('html', missingPage('This artifact is gone', 'It was deleted.'), 410)

/**
 * A label costs one read, and finding that there is none two: the other one tells what was deleted from what never was. A
 * hidden artifact may come back, and is nowhere to be found.
 */
async function getLabel(context: Context): Promise<TextAnswer> {
  const site = namedSite(context.headers)
  if (!isId(context.id)) return notFound()
  const commit = reserve(context, 2)
  const fields = fieldsOf(await artifactRef(context.id).get())
  if (fields === null) return (await isGone(context.id)) ? gone() : notFound()
  commit({ documents: 1 })
  if (isBeingHidden(fields)) return notFound()
  if (isBeingDeleted(fields)) return gone()
  return kept('html', labelPage(labelView(readArtifact(context.id, fields), fields, site)))
}

async function getSitemap(context: Context): Promise<TextAnswer> {
  const { origin } = namedSite(context.headers)
  const page = context.query.get('page')
  reserve(context, 0)
  const artifacts = await keeper.added()
  if (page === null) return kept('sitemap', sitemapIndex(origin, artifacts.length))
  const number = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : Infinity
  if (number > sitemapPages(artifacts.length)) throw new Problem('not-found', 'There is no such page.')
  const ids = artifacts.map(({ id }) => id)
  return kept('sitemap', sitemapPage(origin, ids, number))
}

async function getFeed(context: Context): Promise<TextAnswer> {
  const site = namedSite(context.headers)
  reserve(context, FEED_COUNT)
  return kept('feed', feedOf(await newest(), site))
}

export const PAGES: readonly Page[] = [
  { name: 'label', path: '/label/{id}', answer: getLabel, failure: failure('html') },
  { name: 'sitemap', path: SITEMAP_PATH, answer: getSitemap, failure: failure('text') },
  { name: 'feed', path: FEED_PATH, answer: getFeed, failure: failure('text') },
]
