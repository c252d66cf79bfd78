import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readdir, realpath, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from '../../tools/cli/paths.ts'

const LEFT = /(^|[\\/])(node_modules|\.git|\.cache|\.local)$|\.log$/

/** Links the installed packages. Links of workspaces point into the clone. */
async function linkPackages(from: string, to: string, folder: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === '.vite') continue
    if (entry.isSymbolicLink()) {
      const own = relative(ROOT, await realpath(source))
      await symlink(join(folder, own), target, 'junction')
    } else if (entry.name === '@tracker') await linkPackages(source, target, folder)
    else if (entry.name.startsWith('.')) {
      await cp(source, target, { recursive: true, verbatimSymlinks: true })
    } else await symlink(source, target, 'junction')
  }
}

/** Copies the repository and links its installed packages, so that the copy's programs run. */
export async function copyRepository(folder: string): Promise<void> {
  const options = { recursive: true, preserveTimestamps: true, filter: (path: string) => !LEFT.test(path) }
  for (const name of await readdir(ROOT)) await cp(join(ROOT, name), join(folder, name), options)
  // Copies existing builds that are up to date, which saves building them.
  const builds = join(ROOT, '.local/builds')
  if (existsSync(builds)) await cp(builds, join(folder, '.local/builds'), { recursive: true })
  for await (const packages of glob('{.,*,packages/*}/node_modules', { cwd: ROOT })) {
    await linkPackages(join(ROOT, packages), join(folder, packages), folder)
  }
}
