/** Simulates a new release of the web app. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another hash of the same length. */
const renamed = (hash: string) =>
  hash.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)).slice(0, -1) +
  (hash.endsWith('R') ? 'S' : 'R')

/**
 * Serves another service worker.
 * @param site folder that is served
 * @param sourceOf returns its source, from that of the release's own
 * @returns a function that serves the release's own again
 */
export async function replaceWorker(
  site: string,
  sourceOf: (own: string) => string,
): Promise<() => Promise<void>> {
  const file = join(site, 'sw.js')
  const own = await readFile(file, 'utf8')
  await writeFile(file, sourceOf(own))
  return () => writeFile(file, own)
}

/**
 * Renames every script of the folder that Hosting serves, like a deploy that changes all of them. The old names then
 * respond with 404. The worker's source changes last, because a browser that checks for an update in between would
 * install a worker with pages of both releases; Hosting changes all files at once.
 */
export async function release(site: string): Promise<void> {
  const assets = await readdir(join(site, 'assets'))
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const names = scripts.map((name) => {
    const [, stem = '', hash = ''] = /^(.*)-([\w-]{7,8})\.js$/.exec(name) ?? []
    return [name, `${stem}-${renamed(hash)}.js`] as const
  })
  const rewrite = async (before: string, after = before) => {
    let text = await readFile(join(site, before), 'utf8')
    for (const [from, to] of names) text = text.replaceAll(from, to)
    await writeFile(join(site, after), text.replaceAll(/(?<=revision:")[^"]+/g, renamed))
  }
  await Promise.all(names.map(([before, after]) => rewrite(join('assets', before), join('assets', after))))
  const files = (await readdir(site, { recursive: true })).filter((file) => /\.(?:html|js|json)$/.test(file))
  const others = files.filter((file) => !file.startsWith('assets') && file !== 'sw.js')
  await Promise.all(others.map((file) => rewrite(file)))
  await rewrite('sw.js', 'sw.js.next')
  await rename(join(site, 'sw.js.next'), join(site, 'sw.js'))
  await Promise.all(scripts.map((name) => rm(join(site, 'assets', name))))
}
