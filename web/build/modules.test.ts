import { SITE } from '@tracker/domain/site/site.ts'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { LICENCES } from './licences.ts'
import { MEMBER_FILES } from './precache.ts'
import { MEMBER_ADDRESSES, RENDERED_PAGES } from '../src/app/renderedPages.ts'
import { OFFLINE_SCREENS } from './prerender.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
/** Modules that Home loads once it is idle, for a visitor who has never signed in. */
const IDLE = [
  'src/features/home/Sections.tsx',
  'src/features/artifacts/Featured.tsx',
  'src/app/offline/LastVisitNotice.tsx',
  'src/app/offline/OfflineSupport.tsx',
  'src/app/offline/serviceWorker.ts',
  'src/notifications/DialogView.tsx',
  'src/notifications/Toaster.tsx',
  'src/components/records/cards/DateMark.tsx',
  'src/layout/navigation/NavDrawer.tsx',
]
/** The same; offline, the hero shows its first slide. */
const HERO = 'src/features/home/hero/HeroSwiper.tsx'

let chunks: Rolldown.OutputChunk[] = []
/** HTML pages by file name. */
let pages = new Map<string, string>()
/** The service worker, written after the bundle. */
let worker = ''
/** Output folder. */
let outDir = ''

/** A chunk and all its static imports. */
function withImports(start: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([start])
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === file)
      if (imported) found.add(imported)
    }
  return [...found]
}

/** The chunk that contains a module, with its imports. */
function chunksOf(module: string): Rolldown.OutputChunk[] {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`No chunk has ${module}.`)
  return withImports(chunk)
}

const modulesOf = (some: Rolldown.OutputChunk[]) => some.flatMap(({ moduleIds }) => moduleIds)

beforeAll(async () => {
  // Overrides the test runner's value, which would cause a development build.
  vi.stubEnv('NODE_ENV', 'production')
  outDir = await mkdtemp(join(tmpdir(), 'web-build-'))
  const result = await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has more than one output.')
  chunks = result.output.filter((output) => output.type === 'chunk')
  pages = new Map(
    result.output.flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.html')
        ? [[output.fileName, String(output.source)]]
        : [],
    ),
  )
  worker = await readFile(join(outDir, 'sw.js'), 'utf8')
  vi.unstubAllEnvs()
}, 120_000)
afterAll(() => rm(outDir, { recursive: true, force: true }))

/** Chunks that Home loads before hydration. */
const initial = () => [...chunksOf('web/index.html'), ...chunksOf('src/app/screens/HomePage.tsx')]
const idle = () => [...initial(), ...IDLE.flatMap(chunksOf)]

describe('the production build', () => {
  it('loads the lite Firestore SDK after the app has started, and no Auth or full SDK for visitors', () => {
    const firebase = /node_modules\/(?:@firebase|firebase|reactfire)\//
    const forMembers = /node_modules\/(?:@firebase\/(?:auth|firestore\/dist\/(?!lite))|reactfire)\//
    expect(modulesOf(initial()).filter((id) => firebase.test(id))).toEqual([])
    expect(modulesOf(idle()).filter((id) => forMembers.test(id))).toEqual([])
    // The same patterns match modules elsewhere in the build, which proves that they are right.
    expect(modulesOf(idle()).some((id) => firebase.test(id))).toBe(true)
    expect(modulesOf(chunks).some((id) => forMembers.test(id))).toBe(true)
  })

  it("starts Browse's first query without waiting for React DOM, the router and MUI", () => {
    const first = chunksOf('src/app/browseStart.ts')
    expect(
      modulesOf(first).filter((id) => /node_modules\/(?:react-dom|react-router|@mui)\//.test(id)),
    ).toEqual([])
    const page = pages.get('browse.html') ?? ''
    const early = [...page.matchAll(/<script type="module" async[^>]* src="\/([^"]+)"/g)].map(
      ([, file]) => file,
    )
    expect(early).toContain(first[0]?.fileName)
  })

  it.each([
    [
      "Home's sections",
      IDLE.slice(0, 2),
      /\/(?:BrowseScreen|SuggestField|Field|apiClient|searchQuery|years)\.tsx?$/,
      6,
    ],
    [
      'what Home loads when idle',
      [...IDLE, HERO],
      /\/(?:BrowseScreen|SuggestField|Field|apiClient|searchQuery)\.tsx?$/,
      5,
    ],
    [
      "an artifact's page",
      ['src/app/screens/ArtifactScreen.tsx'],
      /\/(?:BrowseScreen|SuggestField)\.tsx$/,
      2,
    ],
  ])('loads %s without the parts of others', (_name, roots, others, count) => {
    const found = (some: Rolldown.OutputChunk[]) => modulesOf(some).filter((id) => others.test(id))
    expect(found(roots.flatMap(chunksOf))).toEqual([])
    expect(found(chunks).length).toBeGreaterThanOrEqual(count)
  })

  it('evaluates React and MUI before the app, because all at once would be one long task', () => {
    const early = [
      ...(pages.get('index.html') ?? '').matchAll(/<script type="module" async[^>]* src="\/([^"]+)"/g),
    ]
    const modules = modulesOf(chunks.filter(({ fileName }) => early.some(([, file]) => file === fileName)))
    for (const part of ['react-dom/', '@mui/system/'])
      expect(modules.some((id) => id.includes(part))).toBe(true)
    expect(modules.filter((id) => id.endsWith('src/main.tsx'))).toEqual([])
    // Emotion looks for the styles of the page when it is evaluated.
    for (const page of pages.values())
      expect(page.lastIndexOf('<style data-emotion')).toBeLessThan(
        page.indexOf('<script type="module" async'),
      )
  })

  it('leaves the style guide out', () => {
    expect(modulesOf(chunks).filter((id) => id.includes('/styleguide/'))).toEqual([])
  })

  it('has one inline script, the same in all pages, which the content security policy names by its hash', () => {
    const inline = [...pages.values()].map((page) =>
      [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script),
    )
    // Each page, and again in each of two languages. The members' page has a file for each of its addresses.
    expect(inline.length).toBe(3 * (Object.keys(RENDERED_PAGES).length + MEMBER_ADDRESSES.length))
    expect(new Set(inline.flat()).size).toBe(1)
    for (const scripts of inline) expect(scripts).toHaveLength(1)
    for (const page of pages.values()) expect(page).not.toMatch(/<[^>]*\son\w+=/)
  })

  it.each([
    ['index', SITE.name, '/allArtifacts'],
    ['browse', 'Browse Artifacts', '/aboutUs'],
    ['signin', 'Sign In', '/signup'],
    ['signup', 'Sign Up', '/signin'],
    ['aboutUs', 'About Us', '/contactUs'],
    ['contactUs', 'Contact Us', '/aboutUs'],
    ['404', 'Page not found', '/allArtifacts'],
  ])('has the page %s with its heading, links and styles', (file, heading, link) => {
    const page = pages.get(`${file}.html`) ?? ''
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(page).toContain(`href="${link}"`)
    expect(page).toContain(heading === SITE.name ? `<title>${heading}<` : `<title>${heading} - `)
    // No pending Suspense boundary, and no class without a style.
    expect(page).not.toMatch(/<!--\$[?!]-->|<template id="[BP]:/)
    const [head = '', body = ''] = page.split('<body>')
    expect(head).toContain('--mui-palette-background-default:')
    expect(body).not.toContain('<style')
    const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const unstyled = classes.filter((name) => /^css-\w+$/.test(name) && !head.includes(`.${name}`))
    expect(unstyled.filter((name) => name !== 'css-0')).toEqual([])
  })

  it('preloads the fonts, the drawing and the screen of Home', () => {
    const html = pages.get('index.html') ?? ''
    const [head = '', body = ''] = html.split('<body>')
    // Preloads are at the end of the body, because Chrome delays the first paint for fonts preloaded in the
    // head.
    expect(body.match(/rel="preload" as="font"/g)).toHaveLength(2)
    expect(head).not.toContain('as="font"')
    expect(html).toMatch(/<link rel="preload" as="image" href="[^"]*unveiling-the-past\.svg"/)
    expect(html).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\//)
  })

  it('precaches the public pages and what they load, at the addresses that Hosting serves', () => {
    const precached = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url)
    const addresses = ['/', '/allArtifacts', '/signin', '/signup', '/aboutUs', '/contactUs', '/account']
    const shared = [
      'layout/navigation/NavDrawer.tsx',
      'notifications/Toaster.tsx',
      'notifications/DialogView.tsx',
    ]
    const visitors = [
      ...idle(),
      ...[...OFFLINE_SCREENS, ...shared].flatMap((module) => chunksOf(`src/${module}`)),
    ]
    const needed = [...addresses, ...visitors.map(({ fileName }) => fileName)]
    expect(needed.filter((url) => !precached.includes(url))).toEqual([])
    expect(precached.filter((url) => url.endsWith('.html'))).toEqual([])
    // Workbox is included.
    expect(worker).not.toMatch(/importScripts\("|https:\/\/storage/)
  })

  it("precaches no other screen, and lists members' for the time after sign-in", async () => {
    const listed = z.array(z.string()).parse(JSON.parse(await readFile(join(outDir, MEMBER_FILES), 'utf8')))
    // A photo taken offline needs its worker.
    expect(listed).toContainEqual(expect.stringContaining('makePhoto.worker'))
    const screens = chunks.filter(({ facadeModuleId: id }) => /(?:Screen|Page)\.tsx$/.test(id ?? ''))
    const others = screens.filter(
      ({ facadeModuleId: id }) => !OFFLINE_SCREENS.some((one) => id?.endsWith(one)),
    )
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter(({ fileName }) => worker.includes(fileName))).toEqual([])
    expect(others.filter(({ fileName }) => !listed.includes(`/${fileName}`))).toEqual([])
  })
})

it('the notices name the packages that are shipped, once each: of scripts, workers and the service worker, and fonts', async () => {
  const notices = await readFile(join(outDir, LICENCES), 'utf8')
  const headings = notices.match(/^## .+/gm) ?? []
  const isNamed = (name: string) => headings.some((heading) => heading.startsWith(`## ${name} - `))
  const workbox = [...worker.matchAll(/"workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`)
  expect(workbox).toContain('workbox-core')
  const shipped = ['react-dom', '@mui/material', 'swiper', 'papaparse', 'jschardet', '@fontsource/marcellus']
  expect([...shipped, ...workbox].filter((name) => !isNamed(name))).toEqual([])
  expect(headings).toEqual([...new Set(headings)])
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})

it('a release without service worker removes that of browsers, and registers none', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_SERVICE_WORKER', 'off')
  const folder = await mkdtemp(join(tmpdir(), 'web-build-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    return rm(folder, { recursive: true, force: true })
  })
  const result = await build({ root: WEB, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  const outputs = 'output' in result ? result.output : []
  const modules = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  expect(modules.some((id) => id.endsWith('/OfflineSupport.tsx'))).toBe(true)
  expect(modules.filter((id) => id.endsWith('/serviceWorker.ts'))).toEqual([])
  const removing = await readFile(join(folder, 'sw.js'), 'utf8')
  for (const step of ['skipWaiting()', 'registration.unregister()', 'caches.delete(', 'client.navigate('])
    expect(removing).toContain(step)
})
