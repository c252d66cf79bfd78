/** Addresses of the site's pages, as paths. */
export const labelPath = (id: string) => `/label/${id}`
/** An artifact's page in the app. */
export const artifactPagePath = (id: string) => `/artifact/${id}`
/** A contributor's page in the app. */
export const contributorPath = (uid: string) => `/contributor/${uid}`
export const FEED_PATH = '/feed.xml'
export const SITEMAP_PATH = '/sitemap.xml'
