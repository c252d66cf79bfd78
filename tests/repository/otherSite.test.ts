/** Tests that another configuration is enough to build another site (docs/adapting.md). */
import { spawnSync } from 'node:child_process'
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { LOCAL, ROOT } from '../../tools/cli/paths.ts'
import { linkPackages, startFunction } from '../../tools/stack/function/function.ts'
import { startHosting } from '../../tools/stack/hosting/hosting.ts'
import { freePort, freePorts } from '../../tools/stack/ports.ts'
import { startStore } from '../api/support/api.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { asker } from '../api/support/ask.ts'
import { closeAtEnd } from '../api/support/closing.ts'
import shipped from '../site.config.ts'
import other from '../tools/support/otherSite/site.config.ts'

const FIRST = [
  shipped.name,
  shipped.tagline,
  shipped.contact.email,
  shipped.contact.address,
  shipped.hero[0]?.headline ?? '',
]
const env = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_CONFIG: 'tests/tools/support/otherSite/site.config.ts',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(LOCAL, 'other-site-'))
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
})

function run(script: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): void {
  const done = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: join(ROOT, cwd),
    env: { ...env, ...more },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${script} failed:\n${done.stdout}${done.stderr}`)
}

/** Identifying texts of the first site that occur in a folder's files. */
async function tracesIn(site: string): Promise<string[]> {
  const traces: string[] = []
  for await (const file of glob('**/*.{html,js,css,json,webmanifest,svg,txt}', { cwd: site })) {
    const text = await readFile(join(site, file), 'utf8')
    traces.push(...FIRST.filter((part) => text.includes(part)).map((part) => `${file}: ${part}`))
  }
  return traces
}

it('the web app shows the second site, in its pages, its manifest and its scripts', async () => {
  const site = join(folder, 'site')
  run(
    'node_modules/vite/bin/vite.js',
    ['build', '--mode', 'localstack', '--logLevel', 'error', '--outDir', site],
    'web',
  )
  expect(await tracesIn(site)).toEqual([])
  const file = (name: string) => readFile(join(site, name), 'utf8')
  const home = await file('index.html')
  expect(home).toContain(`<title>${other.name}`)
  expect(home).toContain('<html lang="de" data-theme="ancientdark">')
  expect(home).toContain(other.hero[0]?.headline)
  expect(await file('aboutUs.html')).toContain(`<title>Über uns - ${other.name}</title>`)
  expect(await file('privacy.html')).toMatch(/Was wir speichern.*<strong>E-Mail-Adresse<\/strong>/s)
  expect(await file('localized/en/privacy.html')).toMatch(/What we store.*<strong>e-mail address<\/strong>/s)
  expect(await file('imprint.html')).toMatch(/e\. V\.<br\/>Dammweg 1<br\/>12345 Moorhausen/)
  expect(await file('localized/en/imprint.html')).toContain('12345 Moorhausen, Germany')
  expect(await file('localized/en/index.html')).toContain(other.translations.en.hero[0]?.headline)
  expect(JSON.parse(await file('manifest.webmanifest'))).toMatchObject({
    name: other.name,
    background_color: other.colours.light.page,
  })
  expect(await file('label.css')).toContain(`--page:${other.colours.light.page}`)

  // Sections, articles and types.
  expect(home).toContain('Ein Boot aus einem Stamm')
  expect(home).toContain('Butter &amp; Moor')
  expect(await file('localized/en/index.html')).toContain('A boat of one trunk')
  expect(home).not.toMatch(/Newsletter|Terrakotta/)
  expect(await file('illustrations/logo.svg')).toMatch(/<symbol id="logo" viewBox="0 0 48 48"/)
  for (const icon of ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon', 'cards/types/muenzen'])
    expect((await readFile(join(site, `${icon}.png`))).subarray(1, 4).toString()).toBe('PNG')

  // Drawings on the site's own night ground.
  const drawings = ['heroes/gateway', 'heroes/preserve-history', 'artifacts/rosetta-stone.night']
  for (const name of drawings) {
    const drawing = (await file(`illustrations/${name}.svg`)).toLowerCase()
    expect(drawing).toContain(other.colours.night.ground.toLowerCase())
    expect([name, /#(?:0f1a3d|1a2856|26366b|8d94b5|8c98cc)/.exec(drawing)]).toEqual([name, null])
  }
  expect(await file('favicon.svg')).toContain(other.colours.night.ground)
})

it('Hosting answers each address in the language of the visitor, who loads one catalogue', async () => {
  const ports = await freePorts()
  const hosting = await startHosting(folder, ports, { onLine: () => {} })
  closeAtEnd(() => hosting.stop())
  const pageFor = async (headers: Record<string, string>, path = '/') => {
    const page = await (await fetch(`http://127.0.0.1:${ports.hosting}${path}`, { headers })).text()
    const catalogues = [...page.matchAll(/\/assets\/(en|de)-[\w-]+\.js/g)].map(([, language]) => language)
    return { lang: /<html [^>]*lang="(\w+)"/.exec(page)?.[1], catalogues }
  }
  const english = { lang: 'en', catalogues: ['en'] }
  const german = { lang: 'de', catalogues: ['de'] }
  expect(await pageFor({ 'Accept-Language': 'de-AT,de;q=0.9' })).toEqual(german)
  expect(await pageFor({ 'Accept-Language': 'en-GB,de;q=0.5' })).toEqual(english)
  expect(await pageFor({ 'Accept-Language': 'fr' })).toEqual(german)
  const cookie = { 'Accept-Language': 'en', Cookie: 'firebase-language-override=de' }
  for (const path of ['/', '/aboutUs', '/nowhere', '/import', '/account', '/apiDocs'])
    expect([path, await pageFor(cookie, path)]).toEqual([path, german])
  expect(await pageFor({ 'Accept-Language': 'en' }, '/import')).toEqual(english)
})

describe('the function', () => {
  it('answers for the second site, in its region and in the language of the visitor', async () => {
    const target = join(folder, 'function')
    run('functions/build.mjs', [], 'functions', { DIST: target })
    await linkPackages(target)
    expect(await tracesIn(target)).toEqual([])
    const bundle = await readFile(join(target, 'index.mjs'), 'utf8')
    expect(bundle).toContain(other.regions.function)
    expect(bundle).not.toContain(shipped.regions.function)

    const store = await startStore()
    await storeArtifact(store.db, { id: 'boat', uid: 'ada' })
    const port = await freePort()
    const child = await startFunction({
      folder: target,
      port,
      firestorePort: store.port,
      env: { FIREBASE_AUTH_EMULATOR_HOST: inject('authHost') },
    })
    closeAtEnd(() => child.stop())
    const ask = asker(`http://127.0.0.1:${port}`)
    for (const path of ['/label/boat', '/feed.xml', '/api/openapi.json'])
      expect((await ask('GET', path)).text).toContain(other.name)
    expect((await ask('GET', '/api/openapi.json')).text).toContain('"muenzen"')
    expect((await ask('GET', '/label/boat')).text).toContain('<html lang="de">')
    const english = await ask('GET', '/label/boat', { headers: { 'Accept-Language': 'en' } })
    expect(english.text).toContain('<html lang="en">')
    expect(english.headers.get('vary')).toMatch(/accept-language/i)
  })
})
