/**
 * Completes the notices of shipped packages (`build.license`), in which Vite has those of the app's scripts: adds fonts, the
 * packages of the workers, and the service worker's.
 */
import { appendFile, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

/** Name of the file with the notices of everything that is shipped. */
export const LICENCES = 'licences.txt'
const OTHERS = [
  '@fontsource/marcellus',
  '@fontsource-variable/source-sans-3',
  '@fontsource/source-serif-4',
  // Parts of the service worker.
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]
const require = createRequire(import.meta.url)
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** The folder of a module's package. */
const FOLDER = /^[^\0].*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const workerFolders = new Set<string>()

/** Notes the packages of workers. A plugin of their builds. */
export const workerLicences = (): Plugin => ({
  name: 'worker-licences',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const [folder] = FOLDER.exec(id) ?? []
        if (folder) workerFolders.add(folder)
      }
  },
})

/** Heading and licence of a package, in the form of Vite's. */
async function noticeOf(folder: string): Promise<{ heading: string; text: string }> {
  const { name, version, license } = z.parse(
    packageSchema,
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const file = (await readdir(folder)).find((one) => /^(?:licen[cs]e|copying)/i.test(one))
  const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8')
  return { heading: `## ${name} - ${version} (${license})`, text: text.trim() }
}

/** Adds the notices that the file of Vite lacks. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const asset = bundle[LICENCES]
    const listed = asset?.type === 'asset' ? String(asset.source) : ''
    const others = OTHERS.map((name) => dirname(require.resolve(`${name}/package.json`)))
    const notices = await Promise.all([...workerFolders, ...others].map(noticeOf))
    const missing = notices.filter(({ heading }) => !listed.includes(heading))
    const texts = missing.map(({ heading, text }) => `\n${heading}\n${text && `\n${text}\n`}`)
    await appendFile(join(dir, LICENCES), texts.join(''))
  },
})
