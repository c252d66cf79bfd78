/** Paths of public pages. */
export const labelPath = (id: string) => `/label/${id}`
export const listPath = (id: string) => `/list/${id}`
export const artifactPagePath = (id: string) => `/artifact/${id}`
export const contributorPath = (uid: string) => `/contributor/${uid}`
export const BROWSE_PATH = '/allArtifacts'
export const FEED_PATH = '/feed.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const OPENAPI_PATH = '/api/openapi.json'
