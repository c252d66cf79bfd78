/**
 * Limits for the scripts that each page loads, in compressed bytes: 10 % above their sizes of November 2026, and a kilobyte for
 * licences and messages about files. The members' page contains the query client, which all of its screens need.
 */
import { readdirSync, readFileSync } from 'node:fs'

const LIMITS = {
  index: '223 kB',
  browse: '404 kB',
  signin: '414 kB',
  signup: '414 kB',
  aboutUs: '220 kB',
  contactUs: '384 kB',
  /** Each page of members, which the build makes of one. */
  member: '232 kB',
  404: '331 kB',
}
const DIST = 'dist'
const folder = new URL(`${DIST}/`, import.meta.url)

/** The scripts that a page loads or preloads. */
function scriptsOf(file) {
  const html = readFileSync(new URL(file, folder), 'utf8')
  return [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, script]) => `${DIST}/${script}`)
}

export default readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    name: file,
    path: scriptsOf(file),
    limit: LIMITS[file.replace('.html', '')] ?? LIMITS.member,
    gzip: true,
  }))
