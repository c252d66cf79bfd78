/**
 * Bundles the function and the domain into `dist`, with a package.json of the packages that the cloud
 * installs, and a lock file with the repository's versions. The bundle contains nothing about emulators:
 * settings come from the environment (`.env` files). With `--watch` it builds again after each change, with
 * source maps.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown, watch } from 'rolldown'
import { siteModule } from '../packages/domain/src/site/siteModule.ts'
import { lockFor } from './lock.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const dist = process.env.DIST ?? join(here, 'dist')
const INSTALLED = ['@google-cloud/firestore', 'firebase-admin', 'firebase-functions']

/**
 * The locked version of each installed package: the workspace's own copy if there is one, else the shared
 * one.
 */
function lockedVersions(packages) {
  return Object.fromEntries(
    INSTALLED.map((name) => {
      const locked = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      if (!locked) throw new Error(`The lock file does not hold ${name}.`)
      return [name, locked.version]
    }),
  )
}

const isWatching = process.argv.includes('--watch')
const input = {
  input: join(here, 'src/index.ts'),
  platform: 'node',
  plugins: [siteModule()],
  external: (id) =>
    id.startsWith('node:') || INSTALLED.some((name) => id === name || id.startsWith(`${name}/`)),
  onLog: (level, log) => {
    if (level === 'warn') throw new Error(log.message)
  },
}
// Named .mjs, so that a start need not look for the type of module.
const output = { file: join(dist, 'index.mjs'), format: 'esm', sourcemap: isWatching }

/** Builds after each change of a source and logs each result. Resolves after the first build. */
function bundleOnChange() {
  return new Promise((resolve, reject) => {
    watch({ ...input, output }).on('event', async (event) => {
      if (event.code === 'BUNDLE_END') {
        await event.result.close()
        console.log(`built in ${event.duration} ms`)
        resolve()
      } else if (event.code === 'ERROR') {
        console.error(`not built: ${event.error.message}`)
        reject(event.error)
      }
    })
  })
}

async function bundle() {
  const build = await rolldown(input)
  await build.write(output)
  await build.close()
}

/** Builds the web app's renderer (functions/src/share/browse). The development server renders nothing. */
async function buildRenderer() {
  // Overrides a test runner's value, which would cause a development build.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const root = join(here, '../web')
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: join(dist, 'renderer'), emptyOutDir: true },
  })
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
const { packages } = JSON.parse(await readFile(join(here, '..', 'package-lock.json'), 'utf8'))
const manifest = {
  name: 'api',
  private: true,
  type: 'module',
  main: 'index.mjs',
  engines: { node: '24' },
  dependencies: lockedVersions(packages),
}
const files = { 'package.json': manifest, 'package-lock.json': lockFor(packages, 'functions', manifest) }
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(dist, name), `${JSON.stringify(content, null, 2)}\n`)
}
for (const file of await readdir(here)) {
  if (file === '.env' || file.startsWith('.env.')) await cp(join(here, file), join(dist, file))
}
await (isWatching ? bundleOnChange() : Promise.all([bundle(), buildRenderer()]))
