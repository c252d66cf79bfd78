import { API_BASE, CALLS } from '@tracker/domain/api/calls.ts'
import { photoAddress, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import type { Plugin } from 'vite'

const SITE = 'tests.example'

/** Returns a picture with the dimensions of the requested copy; null for other paths. */
function pictureAt(path: string): string | null {
  const { pathname, searchParams } = new URL(path, `http://${SITE}`)
  const photo = photoOf(photoAddress(`http://${SITE}`, pathname.slice(1)), SITE)
  if (pathname.startsWith(`/${UNUSED}`)) return null
  const size = searchParams.get('size')
  const copy = photo?.[size === 'small' || size === 'medium' ? size : 'large']
  return copy
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${copy.width}" height="${copy.height}"><rect width="100%" height="100%"/></svg>`
    : null
}

/** Start of the ids of photos that are not public. */
const UNUSED = 'unused'

/**
 * Serves photos to component tests at the API's addresses. Every other photo exists in every size. Uploads are
 * over their quota for two hours.
 */
export const photoServer = (): Plugin => ({
  name: 'photos-of-tests',
  configureServer({ middlewares }) {
    middlewares.use(API_BASE + CALLS.photo.path.replace('/{id}', ''), (request, response) => {
      if (request.method === 'POST') {
        request.resume()
        response.writeHead(429, { 'Content-Type': 'application/problem+json', 'Retry-After': '7200' })
        response.end(JSON.stringify({ detail: 'You have sent 30 photos today, which is the limit.' }))
        return
      }
      const picture = pictureAt(request.url ?? '')
      response.writeHead(picture ? 200 : 404, { 'Content-Type': 'image/svg+xml' })
      response.end(picture)
    })
  },
})
