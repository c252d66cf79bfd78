import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { FOR_TESTS, launchBrowser } from '../../../tools/browser.ts'
import { labelSheet } from '../../../web/build/share/labelSheet.ts'
import { type Api, startApi } from '../support/api.ts'
import { closeAtEnd } from '../support/closing.ts'
import { expectSound, HOSTED, ORIGIN, refreshIndex } from '../support/labels.ts'
import { IS_FULL } from '../../support/scale.ts'

/** Tests of labels of hostile records (docs/threats.md, threat 60), in a real browser at phone width. */
const COUNT = IS_FULL ? 200 : 25
const WIDTH = 360

const MARKUP = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  "' onload='window.hacked=1",
  '</title></script><svg onload=window.hacked=1>',
  '<!--<script>',
  ']]>',
  '&lt;b&gt;&amp;&#0;',
  '${window.hacked=1}{{hacked}}',
  '</dd></dl></article></main><h1>No</h1>',
  '<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">',
]
const TURNING = ['\u202E', '\u2066', '\u2069\u2069', '\u200F', 'מגילה', 'مخطوطة']
const CONTROLS = ['\u0000', '\u0008', '\u001B', '\u0085', '\uFFFE', '\uFFFF', '\uD800', '\r\n', '\u2028']
const LONG = [
  'W'.repeat(5_000),
  'e\u0301\u0302\u0303'.repeat(1_250),
  '青銅'.repeat(2_500),
  'a b '.repeat(1_250),
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 2, arbitrary: fc.constantFrom(...TURNING) },
  { weight: 2, arbitrary: fc.constantFrom(...CONTROLS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(42, null, true) },
)
const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(' ').toWellFormed())
const field = fc.oneof(
  { weight: 9, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(42, null, []) },
)
const image = fc.constantFrom(
  '',
  'javascript:window.hacked=1',
  'data:image/svg+xml,<svg onload="window.hacked=1">',
  'https://pictures.example/dead.jpg',
  'https://pictures.example/wide.png',
  'https://pictures.example/tall.png',
  'https://pictures.example/a.png?"><script>window.hacked=1</script>',
  "https://pictures.example/a.png?x='&y=&quot;",
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/router.png',
  'https://evil.example:8443/a.png',
  'https://user:secret@pictures.example/a.png',
  '//evil.example/a.png',
  `${ORIGIN}//evil.example/a.png`,
  `${ORIGIN}/illustrations/artifacts/rosetta-stone.svg`,
  `${ORIGIN}/illustrations/artifacts/rosetta-stone.svg?a, https://evil.example/a.png 2x`,
  `${ORIGIN}/illustrations/artifacts/../../api/account`,
)
const record = fc.record({
  artifact_name: field,
  artifact_image: fc.oneof({ weight: 9, arbitrary: image }, { weight: 1, arbitrary: field }),
  artifact_type: fc.oneof(fc.constantFrom('Tools', 'Weapons', 'Sculptures', ''), field),
  created_at: field,
  historical_context: field,
  present_location: field,
  discovered_by: field,
  discovered_at: field,
  short_description: field,
  adder_name: field,
  adder_uid: fc.oneof(fc.constantFrom('ada', '../../evil', 'javascript:x'), field),
})

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`

let api: Api
let browser: Browser
/** Fixed unless the environment sets one. */
const seed = Number(process.env['SEED'] ?? 14)
const records = fc.sample(record, { seed, numRuns: COUNT })

/**
 * Opens a page at this site's address. Requests for labels go to the function; all others are only recorded.
 */
async function openPage(): Promise<{ page: Page; asked: Set<string> }> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 640 } })
  const asked = new Set<string>()
  await page.route('**/*', async (route) => {
    const { host, pathname } = new URL(route.request().url())
    asked.add(host)
    if (pathname.startsWith('/label/')) {
      const { status, text: body, headers } = await api.ask('GET', pathname, HOSTED)
      return route.fulfill({ status, body, headers: Object.fromEntries(headers) })
    }
    if (pathname === '/label.css')
      return route.fulfill({ contentType: 'text/css', body: labelSheet(() => '/none.woff2') })
    if (host === 'pictures.example' && pathname !== '/dead.jpg') {
      const [width, height] = pathname === '/wide.png' ? [4_000, 20] : [20, 4_000]
      return route.fulfill({ contentType: 'image/svg+xml', body: svg(width, height) })
    }
    return route.abort()
  })
  return { page, asked }
}

beforeAll(async () => {
  api = await startApi()
  browser = await launchBrowser(FOR_TESTS)
  closeAtEnd(() => browser.close())
  const writer = api.store.db.bulkWriter()
  // The index holds only artifacts with `added_at`; labels link to similar ones in the index.
  const writes = records.map((fields, at) =>
    writer.create(api.store.db.doc(`artifacts/h${at}`), { ...fields, added_at: new Date(at) }),
  )
  await writer.close()
  await Promise.all(writes)
  await refreshIndex(api.ask)
})

it(`${COUNT} hostile records have valid labels (SEED=${seed})`, async () => {
  for (const [at, fields] of records.entries()) {
    const reply = await api.ask('GET', `/label/h${at}`, HOSTED)
    expect(reply.status, `of ${JSON.stringify(fields)}`).toBe(200)
    await expectSound(reply, ORIGIN)
    expect(reply.text.match(/<li><a href="\/label\/h\d+"><bdi>[^<]+<\/bdi><\/a>/g)).toHaveLength(4)
    expect(reply.text).not.toMatch(/[\u202A-\u202E]|[^\P{Cc}\n\t]/u)
  }
})

it(`run no script, request nothing from other hosts, and fit a phone (SEED=${seed})`, async () => {
  const { page, asked } = await openPage()
  const flaws: string[] = []
  for (let at = 0; at < COUNT; at += 1) {
    await page.goto(`${ORIGIN}/label/h${at}`)
    const found = await page.evaluate((width) => {
      const problems: string[] = []
      if ('hacked' in window) problems.push('ran a script')
      if (document.documentElement.scrollWidth > width) problems.push('is wider than a phone')
      if (document.querySelectorAll('h1, main, article').length !== 3) problems.push('has other parts')
      const picture = document.querySelector('figure')?.getBoundingClientRect()
      if (!picture || picture.height > 400 || picture.width > width) problems.push('has a wild picture')
      return problems
    }, WIDTH)
    flaws.push(...found.map((problem) => `h${at} ${problem}: ${JSON.stringify(records[at]).slice(0, 300)}`))
  }
  expect(flaws).toEqual([])
  expect([...asked].toSorted()).toEqual(['collection.example', 'pictures.example'])
})

it(`are text in the feed as well (SEED=${seed})`, async () => {
  const { text } = await api.ask('GET', '/feed.xml', HOSTED)
  const page = await browser.newPage()
  const read = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const of = (name: string) => parsed.getElementsByTagName(name).length
    const pictures = [...parsed.querySelectorAll('link[rel="enclosure"]')].map((one) =>
      one.getAttribute('href'),
    )
    return { errors: of('parsererror'), entries: of('entry'), all: of('*'), pictures }
  }, text)
  // Nine elements per entry (title, link, ...) and one per picture, and six before the first entry.
  const entries = Math.min(COUNT, 50)
  const { pictures } = read
  expect(pictures.filter((address) => !/^https?:\/\//.test(address ?? ''))).toEqual([])
  expect(read).toEqual({ errors: 0, entries, all: entries * 9 + 6 + pictures.length, pictures })
})
