/**
 * The way in for `npm start`, `npm run dev` and `npm test` on a machine with nothing but Node >= 20 and npm: installs
 * what the lock file names when it is not installed yet, then runs `scripts/<command>.ts` on the project's own Node 24.
 * Depends on nothing but Node itself.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE_MAJOR = 24
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed-lock')

function stop(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

/** Installs from the lock file with the npm that called us, else with the one on the path. */
function install() {
  console.log('  Installing packages (once; a minute or two) ...')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) {
    stop('The packages could not be installed. The messages above say why; is there a network connection?')
  }
  writeFileSync(stamp, lockHash())
}

/** The Node 24 that the `node` package brought, or this one when it is as new. */
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
if (!isInstalled()) install()

const [command, ...args] = process.argv.slice(2)
const node = findNode()
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
})
// Ctrl-C reaches the child from the terminal; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
