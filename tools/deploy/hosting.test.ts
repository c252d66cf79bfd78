import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '#cli/paths.ts'
import {
  allowBuiltScripts,
  restrictImageHosts,
  readShippedConfig,
  rulesForFiles,
  withPolicy,
} from '#deploy/hosting.ts'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'artifact-tracker-site-'))
  await mkdir(join(site, 'assets/fonts'), { recursive: true })
  await writeFile(join(site, 'assets/index-D4.js'), '')
  await writeFile(join(site, 'assets/fonts/serif-a1.woff2'), '')
})
afterEach(() => rm(site, { recursive: true, force: true }))

const rule = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })

describe('the header rules of a deploy', () => {
  it('allow caching for existing files only', async () => {
    const [narrowed] = await rulesForFiles([rule('/assets/**', 'public, max-age=31536000')], site)
    if (!narrowed || !('regex' in narrowed)) throw new Error('The rule still goes by a pattern.')
    const isKept = (path: string) => new RegExp(narrowed.regex, 'u').test(path)
    expect(['/assets/index-D4.js', '/assets/fonts/serif-a1.woff2'].map(isKept)).toEqual([true, true])
    const others = [
      '/assets/index-D5.js',
      '/assets/index-D4xjs',
      '/assets/index-D4.js/x',
      '/x/assets/index-D4.js',
    ]
    expect(others.filter(isKept)).toEqual([])
  })

  it('have patterns of at most a thousand characters, however many files there are', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `assets/a-long-name-of-a-chunk-${at}.js`)
    await Promise.all(names.map((name) => writeFile(join(site, name), '')))
    const rules = await rulesForFiles([rule('/assets/**', 'public, max-age=31536000')], site)
    const patterns = rules.flatMap((one) => ('regex' in one ? [one.regex] : []))
    expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThanOrEqual(1_000)
    const matching = (path: string) => patterns.filter((regex) => new RegExp(regex, 'u').test(path)).length
    expect(new Set(names.map((name) => matching(`/${name}`)))).toEqual(new Set([1]))
    expect(matching('/assets/a-long-name-of-a-chunk-200.js')).toBe(0)
  })

  it('do not change rules without caching', async () => {
    const rules = [rule('**', 'no-cache'), rule('/api/**', 'no-store')]
    expect(await rulesForFiles(rules, site)).toEqual(rules)
  })

  it('are omitted for a folder without files', async () => {
    expect(await rulesForFiles([rule('/illustrations/**', 'public, max-age=86400')], site)).toEqual([])
  })
})

describe('the policy of a deploy', () => {
  it('lets the script that the build wrote into its pages run, and no other in them', async () => {
    const page = (script: string) => `<script src="/a.js"></script><script data-x="1">${script}</script>`
    await writeFile(join(site, 'index.html'), page('let a'))
    await writeFile(join(site, 'aboutUs.html'), page('let a'))
    const { hosting } = await readShippedConfig()
    const rules = await withPolicy(hosting.headers, (shipped) => allowBuiltScripts(shipped, site))
    const policy = rules
      .flatMap(({ headers }) => headers)
      .find(({ key }) => key === 'Content-Security-Policy')
    const sources = /script-src ([^;]*)/.exec(policy?.value ?? '')?.[1]?.split(' ') ?? []
    const hash = createHash('sha256').update('let a').digest('base64')
    expect(sources.filter((source) => source.startsWith("'"))).toEqual(["'self'", `'sha256-${hash}'`])
  })

  const policy = "default-src 'self'; img-src 'self' https: data:; font-src 'self'"

  it('lets pictures come by https from anywhere, unless hosts are named', () => {
    expect(restrictImageHosts(policy, null)).toBe(policy)
    expect(restrictImageHosts(policy, ['a.example', 'b.example'])).toBe(
      "default-src 'self'; img-src 'self' https://a.example https://b.example data:; font-src 'self'",
    )
  })

  it('has its sources of pictures where firebase.json has them', async () => {
    const shipped = await readFile(join(ROOT, 'firebase.json'), 'utf8')
    expect(shipped).toContain("img-src 'self' https: data:;")
    expect(restrictImageHosts(shipped, ['a.example'])).toContain("img-src 'self' https://a.example data:;")
  })
})
