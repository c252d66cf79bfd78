/**
 * Entry point of every npm script, for a machine with only Node >= 20 and npm: installs the packages of the lock file if
 * needed, then runs a file of the repository on the project's own Node 24:
 *
 *   node tools/bootstrap.mjs [--omit=dev] [FILE [ARGUMENT ...]]
 *
 * With `--omit=dev` it leaves out the packages that only tests and checks need, a third of all. Before it installs for a
 * command that starts services, it looks at their ports: the command itself would name those in use minutes later.
 *
 * Uses no packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE_MAJOR = 24
const OMIT_DEV = '--omit=dev'
const omitsDev = process.argv[2] === OMIT_DEV
/** Commands that start services on the ports of `firebase.json`. */
const SERVING = ['tools/start.ts', 'tools/dev.ts', 'tools/emulators.ts']
const SERVICES = ['hosting', 'functions', 'firestore', 'auth']
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function stop(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}

/** The packages of a lock file; null if it is missing or damaged. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** Whether node_modules matches the lock file, by npm's record of its last complete installation. */
function isInstalled() {
  const locked = readPackages('package-lock.json')
  if (locked === null) {
    stop(
      `${join(root, 'package-lock.json')} is missing or damaged. "git checkout package-lock.json" restores it.`,
    )
  }
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed === null) return false
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    // Packages for other systems are not installed; workspaces are links without a version.
    if (!path.includes('node_modules/') || version === undefined || (omitsDev && dev)) return true
    return installed[path] ? installed[path].version === version : optional || devOptional
  })
}

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}

/** Stops if a service's port is in use. */
async function requireFreePorts() {
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  for (const service of SERVICES) {
    const { port } = emulators[service]
    if (!(await isFree(port)))
      stop(
        `Port ${port} (${service}) is already in use. Is the app running in another terminal? Stop that program and start again.`,
      )
  }
}

/** Installs from the lock file with the npm that started this script, or the one on the path. */
function install() {
  console.log(`  Installing ${omitsDev ? '' : 'all '}packages (once; a minute or two) ...`)
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(omitsDev ? [OMIT_DEV] : [])]
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.signal) stop('Stopped while the packages were installed. The next start installs them anew.')
  if (result.error) stop(`npm could not be started: ${result.error.message}. Is it installed with Node?`)
  if (result.status !== 0) {
    stop(
      'The packages could not be installed; the messages above say why. ENOTFOUND, ETIMEDOUT or ECONNREFUSED: connect to the network. ENOSPC: free some space on the disk. EACCES: may this user write to the folder node_modules? Then start again.',
    )
  }
}

/** Returns the path of Node 24 in the `node` package, or of the running Node if it is recent enough. */
function findNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(root, 'node_modules', 'node', 'bin', file)
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  return stop(
    `Node ${NODE_MAJOR} was not installed with the packages. Run "npm ci --foreground-scripts" to see why, or use Node ${NODE_MAJOR} itself.`,
  )
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`This needs Node 20 or newer; this is ${process.version}.`)
}
const [file, ...args] = process.argv.slice(omitsDev ? 3 : 2)
if (!isInstalled()) {
  if (SERVING.includes(file)) await requireFreePorts()
  install()
}

if (!file) process.exit()
const node = findNode()
/** Sentences for errors before a command runs, such as a mistake in the configuration. */
const preload = file.startsWith('tools/')
  ? ['--import', pathToFileURL(join(root, 'tools/cli/importErrors.mjs')).href]
  : []
const child = spawn(node, [...preload, join(root, file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Caches compiled packages for a faster next start.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
})
// The terminal sends Ctrl-C to the child too; other signals are forwarded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
