/** Content negotiation (RFC 9110, section 12.5.1). */

/** How exactly a range matches a type, from 0 for none to 3 for the type itself. */
function exactness(range: string, type: string): number {
  if (range === type) return 3
  if (range === `${type.split('/')[0]}/*`) return 2
  return range === '*/*' ? 1 : 0
}

/** The quality that an `Accept` header gives a media type; the most exact range decides. */
function qualityOf(accept: string, type: string): number {
  let best = { exact: 0, quality: 0 }
  for (const part of accept.split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const exact = exactness(range, type)
    if (exact <= best.exact) continue
    const weight = parameters.find((text) => text.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    best = { exact, quality: Number.isNaN(quality) ? 0 : quality }
  }
  return best.quality
}

/** Returns true if the client prefers a media type to HTML. Browsers and `any type` get HTML. */
export const prefers = (type: string, accept = ''): boolean =>
  qualityOf(accept, type) > qualityOf(accept, 'text/html')

/** Returns true if an `Accept-Encoding` header names gzip. */
export const acceptsGzip = (accepted = ''): boolean => qualityOf(accepted, 'gzip') > 0
