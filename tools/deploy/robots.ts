/**
 * Writes `robots.txt`, which must contain the absolute URL of the sitemap. The function cannot serve it,
 * because Cloud Functions responds to that path with 404.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Photos are below `/api`, but belong to the pages that show them. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/photos/']

/**
 * @param site absolute path of the served folder
 * @param origin origin of the site; null if unknown, which omits the sitemap
 */
export async function writeRobots(site: string, origin: string | null): Promise<void> {
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  await writeFile(join(site, 'robots.txt'), `${[...rules, ...sitemap].join('\n')}\n`)
}
