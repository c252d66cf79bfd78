/** Paths of public pages. */
export const labelPath = (id: string) => `/label/${id}`
/** Media type of a record as data, and the view of a label that is it. */
export const RECORD_TYPE = 'application/ld+json'
export const RECORD_VIEW = 'jsonld'
export const recordPath = (id: string) => `${labelPath(id)}?as=${RECORD_VIEW}`
export const listPath = (id: string) => `/list/${id}`
export const artifactPagePath = (id: string) => `/artifact/${id}`
export const contributorPath = (uid: string) => `/contributor/${uid}`
export const BROWSE_PATH = '/allArtifacts'
export const EXHIBITIONS_PATH = '/exhibitions'
export const FEED_PATH = '/feed.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const OPENAPI_PATH = '/api/openapi.json'
