/**
 * `robots.txt`, which has to name the sitemap by its whole address. A file, since the platform of functions answers that
 * path itself, always with 404.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures that were taken for artifacts are below `/api`, and part of the pages that show them. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/photos/']

/**
 * @param site the folder that is served, absolute
 * @param origin of the site, without a slash at the end; null when it is not known: then no sitemap is named
 */
export async function writeRobots(site: string, origin: string | null): Promise<void> {
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  await writeFile(join(site, 'robots.txt'), `${[...rules, ...sitemap].join('\n')}\n`)
}
