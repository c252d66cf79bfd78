import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

const WEB = fileURLToPath(new URL('..', import.meta.url))
/**
 * Bytes of compressed JavaScript that the home page may load before it is painted, and of style sheets. The names of files
 * are new with each release, and with them a few of the bytes.
 */
const INITIAL_JS_MAX = 103_800
const CSS_MAX = 5_000
/** Of the home page itself, with its styles. */
const PAGE_MAX = 19_050
/** Bytes of compressed JavaScript that ask the first question of a page. */
const FIRST_JS_MAX = 1_400
/** Bytes of compressed JavaScript that a visitor who stays on the home page has loaded in the end. */
const IDLE_JS_MAX = 192_200
/** What the home page loads for such a visitor, beside what it is painted with. */
const IDLE = [
  'src/features/home/Sections.tsx',
  'src/features/artifacts/components/Featured.tsx',
  'src/app/QueryProvider.tsx',
  'src/app/LastVisit.tsx',
  'domain/src/turns.ts',
  'src/notifications/ToastStack.tsx',
  'src/notifications/DialogView.tsx',
  'src/layout/NavDrawer.tsx',
]
/** Bytes of compressed JavaScript of the parts that every page loads when it is idle, the library's own way of styling included. */
const PARTS_JS_MAX = 35_700
/** What takes the place of code that the product never runs. */
const STAND_INS = [
  're2js.ts',
  'otherServices.ts',
  'nothing.ts',
  'isPropValid.ts',
  'routerPrefetch.ts',
  'defaultTheme.ts',
]
/** Those parts, by the name of their list in the page. */
const PARTS = {
  'toast-stack': 'src/notifications/ToastStack.tsx',
  'dialog-view': 'src/notifications/DialogView.tsx',
  'nav-drawer': 'src/layout/NavDrawer.tsx',
  'account-menu': 'src/layout/AccountMenu.tsx',
}
/** What else is listed there: what asks for more. */
const QUERIES = { 'artifact-queries': 'src/firebase/artifactQueries.ts' }

let chunks: Rolldown.OutputChunk[] = []
let html = ''
let css = ''
/** The pages, by their files. */
let pages = new Map<string, string>()
/** All that is not a chunk, by its file. */
let sources = new Map<string, string>()

const releaseSchema = z.object({
  name: z.string(),
  entry: z.string(),
  files: z.array(z.string()),
  first: z.array(z.string()),
})

const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file)

/** A chunk and everything that it imports statically. */
function withImports(start: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([start])
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunkOf(file)
      if (imported) found.add(imported)
    }
  return [...found]
}

const chunkWith = (module: string) => {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`No chunk has ${module}.`)
  return found
}

const compressed = (some: Iterable<Rolldown.OutputChunk>) =>
  [...some].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
const entry = () => chunkWith('web/index.html')
const modules = (some: Rolldown.OutputChunk[]) => some.flatMap(({ moduleIds }) => moduleIds)

beforeAll(async () => {
  // The test runner's own value would make a build for development.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build has more than one output.')
  chunks = result.output.filter((output) => output.type === 'chunk')
  sources = new Map(
    result.output.flatMap((output) =>
      output.type === 'asset' ? [[output.fileName, String(output.source)]] : [],
    ),
  )
  html = sources.get('index.html') ?? ''
  css = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  pages = new Map([...sources].filter(([file]) => file.endsWith('.html')))
  vi.unstubAllEnvs()
}, 120_000)

/** What the home page is painted with. */
const initial = () => [
  ...new Set([...withImports(entry()), ...withImports(chunkWith('src/features/home/HomeScreen.tsx'))]),
]
/** What it has loaded once it is idle, for somebody who has never signed in. */
const idle = () => [...new Set([...initial(), ...IDLE.flatMap((module) => withImports(chunkWith(module)))])]

describe('the production build', () => {
  it.each(['firebase', 'reactfire', 'rxjs', '@tanstack', '@mui/material/styles', 'zod'])(
    'has no %s before the first paint',
    (name) => {
      const found = modules(initial()).filter((id) => new RegExp(`node_modules/(@?${name}/)`).test(id))
      expect(found).toEqual([])
      // The same search finds it in the rest of the build, so the name is right.
      expect(modules(chunks).some((id) => id.includes(`node_modules/${name}/`))).toBe(true)
    },
  )

  it('has nothing that it does not use: the stand-ins are in place', () => {
    const all = modules(chunks)
    const unused =
      /node_modules\/(?:re2js|hoist-non-react-statics|@emotion\/is-prop-valid|@firebase\/(?:database|functions|remote-config|storage))\/|TouchRipple\.mjs|material\/Avatar\/|ssr\/components\.js/
    expect(all.filter((id) => unused.test(id))).toEqual([])
    for (const standIn of STAND_INS) expect(all.some((id) => id.endsWith(`build/${standIn}`))).toBe(true)
    // What React Router keeps between pages of its framework; the home page has the router's links, and so the right file.
    expect(chunks.filter(({ code }) => code.includes('react-router-scroll-positions'))).toEqual([])
    expect(modules(initial()).some((id) => id.endsWith('lib/dom/lib.js'))).toBe(true)
  })

  it.each([
    // What it shows by itself for an error of a route's data, and while it awaits them.
    ['react-router', /Unexpected Application Error|<Await> caught/],
    // Names that browsers of the last ten years do not ask for.
    ['@emotion/cache', /box-pack/],
    // What waits for style sheets of parts.
    ['vite', /Unable to preload CSS/],
  ])('has nothing of %s that it does not use', (_name, unused) => {
    expect(chunks.filter(({ code }) => unused.test(code)).map(({ fileName }) => fileName)).toEqual([])
  })

  it('gives every component of the library its looks, and has none whose colours are left out', async () => {
    // Not before the build, which needs the libraries as production has them.
    const { UNUSED_COLOURS } = await import('./themeData.ts')
    const all = modules(chunks)
    for (const name of UNUSED_COLOURS)
      expect(all.filter((id) => id.includes(`node_modules/@mui/material/${name}/`))).toEqual([])
    const sources = await Promise.all(
      all
        .filter((id) => /web\/src\/.*\.tsx?$/.test(id))
        .map(async (id) => ({ id, code: await readFile(id, 'utf8') })),
    )
    const users = sources.filter(({ code }) =>
      /^import .* from '@mui\/material\/(?!DefaultProps)[A-Z]/m.test(code),
    )
    expect(users.length).toBeGreaterThan(10)
    const without = users.filter(({ code }) => !code.includes("import '#theme/library.ts'"))
    expect(without.map(({ id }) => id)).toEqual([])
    // The library's shadows are left out, too: what floats has FLOATING_SHADOW.
    expect(sources.filter(({ code }) => code.includes('shadows[')).map(({ id }) => id)).toEqual([])
  })

  it('loads no tables of languages with its modules: dates have one way to be written', () => {
    const ours = [...new Set(modules(chunks))].filter((id) => /(?:web|domain)\/src\/[^?]*\.tsx?$/.test(id))
    const formatting = ours.filter((id) => readFileSync(id, 'utf8').includes('new Intl.'))
    expect(formatting.map((id) => id.replace(/.*\//, ''))).toEqual(['dateFormat.ts'])
  })

  it('tells the browser of no movement after the first paint, but of those of the library', () => {
    const ours = [...new Set(modules(chunks))].filter((id) => /web\/src\/[^?]*\.tsx?$/.test(id))
    expect(ours.filter((id) => readFileSync(id, 'utf8').includes('keyframes'))).toEqual([])
    expect(css).toContain('@keyframes enter')
    expect(html).not.toContain('mui-auto-fill')
  })

  it('leaves the page for development out', () => {
    expect(modules(chunks).filter((id) => id.includes('/styleguide/'))).toEqual([])
  })

  it('paints the home page with little JavaScript and less CSS', () => {
    expect(compressed(initial())).toBeLessThanOrEqual(INITIAL_JS_MAX)
    expect(css.length).toBeGreaterThan(1000)
    expect(gzipSync(css).length).toBeLessThanOrEqual(CSS_MAX)
    expect(gzipSync(html).length).toBeLessThanOrEqual(PAGE_MAX)
  })

  it('brings nothing that asks for more to who never signed in: no Firestore, no Auth', () => {
    const more = /node_modules\/(?:@firebase|reactfire|rxjs)\//
    expect(modules(idle()).filter((id) => more.test(id))).toEqual([])
    expect(compressed(idle())).toBeLessThanOrEqual(IDLE_JS_MAX)
    // The same search finds it on an artifact's page, so the names are right.
    const member = [
      ...withImports(chunkWith('src/firebase/liveFirestore.ts')),
      ...withImports(chunkWith('UserListener.tsx')),
    ]
    const asked = withImports(chunkWith('src/firebase/artifactQueries.ts'))
    expect(modules(asked).some((id) => id.includes('@firebase/firestore/dist/lite/'))).toBe(true)
    for (const name of ['@firebase/auth/', 'reactfire/', 'rxjs/', '@firebase/firestore/dist/index'])
      expect(modules(member).some((id) => id.includes(`node_modules/${name}`))).toBe(true)
  })

  it('has one script in its pages, the same in all, which the content security policy names by its hash', () => {
    const inline = [...pages.values()].map((page) =>
      [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script),
    )
    expect(inline.length).toBe(8)
    expect(new Set(inline.flat()).size).toBe(1)
    for (const scripts of inline) expect(scripts).toHaveLength(1)
    for (const page of pages.values()) expect(page).not.toMatch(/<[^>]*\son\w+=/)
  })

  it.each([
    ['index', 'Artifact Tracker', '/allArtifacts'],
    ['allArtifacts', 'Browse Artifacts', '/aboutUs'],
    ['signin', 'Sign In', '/signup'],
    ['signup', 'Sign Up', '/signin'],
    ['aboutUs', 'About Us', '/contactUs'],
    ['contactUs', 'Contact Us', '/aboutUs'],
    ['notFound', 'Page not found', '/allArtifacts'],
  ])('has the page %s with its heading, links and styles', (file, heading, link) => {
    const page = pages.get(`${file}.html`) ?? ''
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(page).toContain(`href="${link}"`)
    expect(page).toContain(heading === 'Artifact Tracker' ? `<title>${heading}<` : `<title>${heading} - `)
    // No part that waits for the browser, and no class without its style.
    expect(page).not.toMatch(/<!--\$[?!]-->|<template/)
    const [head = '', body = ''] = page.split('<body>')
    // Styles that the engine would find itself, and move.
    expect(head).not.toContain('data-emotion')
    const classes = [...body.matchAll(/css-\w+/g)].map(([name]) => name)
    const unstyled = new Set(classes.filter((name) => !head.includes(`.${name}`)))
    expect([...unstyled].filter((name) => name !== 'css-0')).toEqual([])
  })

  it('asks the first question of a page by a small file that waits for nothing', () => {
    const first = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('firebase/firstAnswer.ts')),
    )
    if (!first) throw new Error('No file asks the first question.')
    expect([...first.imports, ...first.dynamicImports]).toEqual([])
    expect(compressed([first])).toBeLessThanOrEqual(FIRST_JS_MAX)
    expect(html).toContain(`<script type="module" async crossorigin src="/${first.fileName}">`)
  })

  it('preloads the fonts, the drawing and the screen of the first paint', () => {
    const [head = '', body = ''] = html.split('<body>')
    expect(body.match(/rel="preload" as="font"/g)).toHaveLength(2)
    // There the first paint would wait for them.
    expect(head).not.toContain('as="font"')
    expect(html).toMatch(/<link rel="preload" as="image" href="[^"]*unveiling-the-past\.svg"/)
    expect(html).toMatch(/<link rel="modulepreload" [^>]*href="\/assets\/HomeScreen-/)
  })

  it('names every file of each part that comes when the page is idle, and those are small', () => {
    const painted = withImports(entry())
    const idle = new Set<Rolldown.OutputChunk>()
    for (const [name, module] of Object.entries({ ...PARTS, ...QUERIES })) {
      const files = withImports(chunkWith(module)).filter((chunk) => !painted.includes(chunk))
      const listed = new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? []
      expect(listed.toSorted()).toEqual(files.map(({ fileName }) => `/${fileName}`).toSorted())
      if (name in PARTS) for (const file of files) idle.add(file)
    }
    expect(compressed(idle)).toBeLessThanOrEqual(PARTS_JS_MAX)
  })

  it('has a worker that knows the page’s script, and names no file that is not there', () => {
    expect(chunks.filter(({ code }) => /\.register\(.\/sw\.js.\)/.test(code))).toHaveLength(1)
    const worker = sources.get('sw.js') ?? ''
    const [, text = ''] = /^var RELEASE=(\{.*?\});/.exec(worker) ?? []
    const release = z.parse(releaseSchema, JSON.parse(text))
    expect(html).toContain(`src="${release.entry}"`)
    expect(release.first).toContain(release.entry)
    const isBuilt = (file: string) => chunkOf(file.slice(1)) !== undefined || sources.has(file.slice(1))
    const inPublic = ['/boot.js']
    const missing = [...release.files, ...release.first].filter((file) => !isBuilt(file))
    expect(missing.filter((file) => !inPublic.includes(file))).toEqual([])
    expect(release.files.length).toBeGreaterThan(release.first.length)
    // Needed when it is too late to load it.
    expect(release.first.some((file) => file.startsWith('/assets/LastVisit-'))).toBe(true)
    // Production does not know the question that tells a local build its services.
    expect(worker).not.toContain('emulators.json')
  })
})
