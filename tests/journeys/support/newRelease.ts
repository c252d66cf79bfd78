/** Simulates a new release of the web app. */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
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
 * respond with 404.
 */
export async function release(site: string): Promise<void> {
  const assets = await readdir(join(site, 'assets'))
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const names = scripts.map((name) => {
    const [, stem = '', hash = ''] = /^(.*)-([\w-]{7,8})\.js$/.exec(name) ?? []
    return [name, `${stem}-${renamed(hash)}.js`] as const
  })
  const rewrite = async (file: string) => {
    let text = await readFile(file, 'utf8')
    for (const [before, after] of names) text = text.replaceAll(before, after)
    await writeFile(file, text.replaceAll(/(?<=revision:")[^"]+/g, renamed))
  }
  const files = await readdir(site, { recursive: true })
  await Promise.all(
    files.filter((file) => /\.(?:html|js|json)$/.test(file)).map((file) => rewrite(join(site, file))),
  )
  for (const [before, after] of names) await rename(join(site, 'assets', before), join(site, 'assets', after))
}
