/**
 * Writes `robots.txt`, which must contain the absolute URL of the sitemap. It is a file because Cloud Functions answers that
 * path with 404 itself.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Photos are below `/api`, and are part of the pages that show them. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/photos/']

/**
 * @param site absolute path of the served folder
 * @param origin origin of the site; null if unknown, which leaves the sitemap out
 */
export async function writeRobots(site: string, origin: string | null): Promise<void> {
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  await writeFile(join(site, 'robots.txt'), `${[...rules, ...sitemap].join('\n')}\n`)
}
