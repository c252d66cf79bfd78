/** Limits for the scripts that each page loads, in compressed bytes: 10 % above their sizes of November 2026. */
import { readFileSync } from 'node:fs'

const LIMITS = {
  index: '186 kB',
  allArtifacts: '337 kB',
  signin: '302 kB',
  signup: '302 kB',
  aboutUs: '183 kB',
  contactUs: '270 kB',
  member: '181 kB',
  notFound: '250 kB',
}
const DIST = 'dist'

/** The scripts of a page, which names and preloads them. */
function scriptsOf(page) {
  const html = readFileSync(new URL(`${DIST}/${page}.html`, import.meta.url), 'utf8')
  return [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `${DIST}/${file}`)
}

export default Object.entries(LIMITS).map(([page, limit]) => ({
  name: `${page}.html`,
  path: scriptsOf(page),
  limit,
  gzip: true,
}))
