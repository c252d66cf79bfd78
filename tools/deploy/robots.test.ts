import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeRobots } from '#deploy/robots.ts'

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'artifact-tracker-robots-'))
})
afterEach(() => rm(site, { recursive: true, force: true }))

const written = async (origin: string | null) => {
  await writeRobots(site, origin)
  return (await readFile(join(site, 'robots.txt'), 'utf8')).split('\n')
}

it('robots leave the API alone, but for pictures, and are led to the sitemap', async () => {
  expect(await written('https://a.example')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/photos/',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ])
})

it('a site whose address is not known names no sitemap', async () => {
  expect(await written(null)).not.toContainEqual(expect.stringContaining('Sitemap'))
})
