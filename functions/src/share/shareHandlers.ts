/** Public pages and files: labels, shared lists, the app's shared pages, sitemap, feed, OpenAPI document and security.txt. */
import { openApi } from '@tracker/domain/api/openApi.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { VERSION } from '@tracker/domain/site/version.ts'
import { Problem, type ProblemBody } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import { DELETING } from '@tracker/domain/artifact/storedArtifact.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { artifactRef, fieldsOf, firestore, listRef } from '#firestore.ts'
import type { HttpResponse, Context } from '#http/context.ts'
import { prefers } from '#http/accept.ts'
import { CACHE_HEADERS, type PublicPage, type TextResponse } from '#http/publicPages.ts'
import { canonicalSite } from '#http/site.ts'
import {
  BROWSE_PATH,
  FEED_PATH,
  OPENAPI_PATH,
  RECORD_TYPE,
  RECORD_VIEW,
  SITEMAP_PATH,
} from '#share/sharePaths.ts'
import { getArtifactPage, getContributorPage, getMemberPage } from '#share/appPages.ts'
import { getBrowsePage } from '#share/browse/browsePage.ts'
import { reservePage } from '#quotas/readQuota.ts'
import { findShared } from '#share/findShared.ts'
import { FEED_READS, feedOf, newest } from '#share/files/feed.ts'
import { exhibitionsCost, readGallery } from '#lists/gallery.ts'
import { sharedList } from '#lists/listStore.ts'
import { DEFAULT_TEXTS, LANGUAGE_HEADERS, type PageTexts, textsFor } from '#share/pageTexts.ts'
import { missingPage } from '#share/htmlPage.ts'
import { recordOf } from '#share/label/labelJsonLd.ts'
import { labelPage } from '#share/label/labelPage.ts'
import {
  EXHIBITIONS_PAGE,
  SITEMAP_LISTS,
  sitemapIndex,
  sitemapLists,
  sitemapPage,
  sitemapPages,
} from '#share/files/sitemap.ts'
import { labelView } from '#share/label/labelView.ts'
import { withPhotographs } from '#share/label/labelPhotographs.ts'
import { handoutPage } from '#share/list/handoutPage.ts'
import { listPage } from '#share/list/listPage.ts'
import { listView } from '#share/list/listView.ts'
import { linkedArtifacts } from '#share/label/linkedArtifacts.ts'
import { SECURITY_TXT_PATH, securityTxt } from '#share/files/securityTxt.ts'
import { params } from '#params.ts'
import { indexSync } from '#search/index/indexInstance.ts'

const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  record: RECORD_TYPE,
  text: 'text/plain; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
  feed: 'application/atom+xml; charset=utf-8',
} as const

const cacheable = (type: keyof typeof TYPES, text: string, status = 200): TextResponse => ({
  status,
  text,
  headers: { 'Content-Type': TYPES[type], ...CACHE_HEADERS, ...(type === 'html' && LANGUAGE_HEADERS) },
})

/** Returns a renderer for error responses. */
function renderError(type: 'html' | 'text') {
  return ({ status, body: { title, detail }, headers }: HttpResponse<ProblemBody>): TextResponse => {
    const text =
      type === 'html' ? missingPage({ heading: title, sentence: detail }, DEFAULT_TEXTS) : `${detail}\n`
    return { status, text, headers: { ...headers, 'Content-Type': TYPES[type] } }
  }
}

async function labelOf(context: Context, isRecord: boolean): Promise<TextResponse> {
  const texts = textsFor(context.headers)
  const site = canonicalSite(context.headers)
  const { status, artifact, fields, more } = await findShared(context, true)
  if (status !== 200)
    return cacheable('html', missingPage(status === 410 ? texts.gone : texts.noArtifact, texts), status)
  if (isRecord) {
    const text = JSON.stringify(
      recordOf(withPhotographs(labelView(artifact, fields, site, texts), more)),
      null,
      2,
    )
    return cacheable('record', text)
  }
  const linked = await linkedArtifacts(context.id)
  return cacheable('html', labelPage(withPhotographs(labelView(artifact, fields, site, texts, linked), more)))
}

/** A label is the page, or the record as data, for `?as=jsonld` and for clients that prefer it. */
async function getLabel(context: Context): Promise<TextResponse> {
  const isRecord = context.query.get('as') === RECORD_VIEW || prefers(RECORD_TYPE, context.headers.accept)
  const { headers, ...page } = await labelOf(context, isRecord)
  const vary = ['Accept', LANGUAGE_HEADERS.Vary].filter(Boolean).join(', ')
  return {
    ...page,
    headers: { ...headers, Vary: vary, ...(isRecord && { 'Access-Control-Allow-Origin': '*' }) },
  }
}

/** What the page of a list shows of an artifact. */
const LISTED_FIELDS = [
  'artifact_name',
  'artifact_image',
  'artifact_type',
  'created_at',
  'present_location',
  DELETING,
]

const noList = (texts: PageTexts) => cacheable('html', missingPage(texts.noList, texts), 404)

/** Responds with 404 for private and for missing lists. Costs two reads plus one per artifact. */
async function getList(context: Context): Promise<TextResponse> {
  const texts = textsFor(context.headers)
  const site = canonicalSite(context.headers)
  if (!isId(context.id)) return noList(texts)
  const commit = reservePage(context, LIST_ENTRIES_MAX + 2)
  const fields = fieldsOf(await listRef(context.id).get())
  const list = fields && (await sharedList(context.id, fields))
  if (!list) {
    commit({ documents: 2 })
    return noList(texts)
  }
  const entries = list.entries.filter(({ artifactId }) => isId(artifactId))
  const refs = entries.map(({ artifactId }) => artifactRef(artifactId))
  const snapshots = refs.length === 0 ? [] : await firestore.getAll(...refs, { fieldMask: LISTED_FIELDS })
  commit({ documents: 2 + refs.length })
  const view = listView({ ...list, entries }, snapshots.map(fieldsOf), site, texts)
  return cacheable('html', context.query.get('as') === 'handout' ? handoutPage(view) : listPage(view))
}

async function getSitemap(context: Context): Promise<TextResponse> {
  const { origin } = canonicalSite(context.headers)
  const page = context.query.get('page')
  if (page === EXHIBITIONS_PAGE) {
    const commit = reservePage(context, exhibitionsCost(SITEMAP_LISTS))
    const { exhibitions, read } = await readGallery(null, SITEMAP_LISTS, null)
    commit({ documents: read })
    const ids = exhibitions.map(({ _id }) => _id)
    return cacheable('sitemap', sitemapLists(origin, ids))
  }
  reservePage(context, 0)
  const artifacts = (await indexSync.engine()).added()
  if (page === null) return cacheable('sitemap', sitemapIndex(origin, artifacts.length))
  const number = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : Infinity
  if (number > sitemapPages(artifacts.length)) throw new Problem('not-found', say('page-missing'))
  const ids = artifacts.map(({ id }) => id)
  return cacheable('sitemap', sitemapPage(origin, ids, number))
}

async function getFeed(context: Context): Promise<TextResponse> {
  const site = canonicalSite(context.headers)
  reservePage(context, FEED_READS)
  return cacheable('feed', feedOf(await newest(), site))
}

async function getSecurityTxt({ headers }: Context): Promise<TextResponse> {
  if (params.securityContact === null) throw new Problem('not-found', say('contact-missing'))
  return cacheable('text', securityTxt(params.securityContact, canonicalSite(headers).origin, Date.now()))
}

let openApiText: string | null = null

async function getOpenApi(): Promise<TextResponse> {
  openApiText ??= JSON.stringify(openApi(SITE.name, VERSION))
  const { headers, ...response } = cacheable('json', openApiText)
  return { ...response, headers: { ...headers, 'Access-Control-Allow-Origin': '*' } }
}

/** Addresses of members with an id. Those without are files of Hosting (web/src/app/renderedPages.ts). */
const MEMBER_PATHS = ['/updateArtifact', '/lists', '/reportList', '/moderation', '/reporter']

export const PAGES: readonly PublicPage[] = [
  { name: 'label', path: '/label/{id}', render: getLabel, renderError: renderError('html') },
  { name: 'list', path: '/list/{id}', render: getList, renderError: renderError('html') },
  {
    name: 'artifactPage',
    path: '/artifact/{id}',
    isApiPath: true,
    render: getArtifactPage,
    renderError: renderError('html'),
  },
  {
    name: 'contributorPage',
    path: '/contributor/{id}',
    render: getContributorPage,
    renderError: renderError('html'),
  },
  ...MEMBER_PATHS.map((path) => ({
    name: 'memberPage',
    path: `${path}/{id}`,
    isApiPath: true,
    render: getMemberPage,
    renderError: renderError('html'),
  })),
  { name: 'browsePage', path: BROWSE_PATH, render: getBrowsePage, renderError: renderError('html') },
  { name: 'sitemap', path: SITEMAP_PATH, render: getSitemap, renderError: renderError('text') },
  { name: 'feed', path: FEED_PATH, render: getFeed, renderError: renderError('text') },
  { name: 'openapi', path: OPENAPI_PATH, render: getOpenApi, renderError: renderError('text') },
  { name: 'security', path: SECURITY_TXT_PATH, render: getSecurityTxt, renderError: renderError('text') },
]
