/** Emits `/sw.js`: the worker of this release, or the one that ends it. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesOf } from './head.ts'
import type { Release } from '../src/offline/release.ts'

/** Where browsers look for the worker: its address stays for ever. */
const WORKER = 'sw.js'
const sourceOf = (file: string) => fileURLToPath(new URL(`../worker/${file}`, import.meta.url))

/** Needed without a network only, when it is too late to load it. */
const WITHOUT_NETWORK = 'src/app/LastVisit.tsx'

/** A worker as one script, without imports. @param mode of the build that it belongs to */
async function bundleWorker(file: string, release: Release | null, mode: string): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: sourceOf(file), formats: ['iife'], name: 'worker' } },
  })
  if (!Array.isArray(result) || !result[0]) throw new Error('The worker was not built.')
  return `var RELEASE=${JSON.stringify(release)};${result[0].output[0].code}`
}

/** What the worker has to know of a build. */
function releaseOf(bundle: Rolldown.OutputBundle): Release {
  const outputs = Object.values(bundle)
  const html = outputs.find(({ fileName }) => fileName === 'index.html')
  const entry = outputs.find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('index.html'),
  )
  if (html?.type !== 'asset' || !entry) throw new Error('The build has no page, or no script for it.')
  const source = String(html.source)
  const files = outputs.flatMap(({ fileName }) => (fileName.startsWith('assets/') ? [`/${fileName}`] : []))
  const named = source.match(/\/(?:assets\/[\w.-]+|boot\.js)/g) ?? []
  const first = new Set([...named, ...filesOf(bundle, WITHOUT_NETWORK)])
  const name = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
  return { name, entry: `/${entry.fileName}`, files: files.toSorted(), first: [...first] }
}

/** With `VITE_SERVICE_WORKER=off` the release takes the worker away from the browsers that have it (docs/operating.md). */
export function serviceWorkerPlugin(): Plugin {
  let mode = ''
  let isOver = false
  return {
    name: 'artifact-tracker-service-worker',
    // After all that writes pages.
    enforce: 'post',
    configResolved: (config) => {
      mode = config.mode
      isOver = config.env['VITE_SERVICE_WORKER'] === 'off'
    },
    // A worker of a build that was served here once would answer with that build.
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response, next) => {
        bundleWorker('end.ts', null, mode).then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = isOver
          ? await bundleWorker('end.ts', null, mode)
          : await bundleWorker('worker.ts', releaseOf(bundle), mode)
        this.emitFile({ type: 'asset', fileName: WORKER, source })
      },
    },
  }
}
