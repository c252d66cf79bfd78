/** Route patterns, and functions that build addresses with an id. */
export const PATHS = {
  home: '/',
  browse: '/allArtifacts',
  artifact: '/artifact/:id',
  addArtifact: '/addArtifact',
  myArtifacts: '/myArtifacts',
  updateArtifact: '/updateArtifact/:id',
  likedArtifacts: '/likedArtifacts',
  lists: '/lists',
  list: '/lists/:id',
  reportList: '/reportList/:id',
  listReports: '/listReports',
  wallLabels: '/wallLabels',
  reports: '/reports',
  suspensions: '/suspensions',
  moderation: '/moderation/:uid',
  account: '/account',
  import: '/import',
  signUp: '/signup',
  signIn: '/signin',
  about: '/aboutUs',
  contact: '/contactUs',
  contributor: '/contributor/:uid',
  api: '/apiDocs',
  resetPassword: '/resetPassword',
  privacy: '/privacy',
  imprint: '/imprint',
} as const

/** The address of an artifact's page. */
export const artifactAddress = (id: string) => `/artifact/${encodeURIComponent(id)}`
/** The address of an artifact's form. */
export const updateAddress = (id: string) => `/updateArtifact/${encodeURIComponent(id)}`
/** The address of the page on which its owner edits a list. */
export const listAddress = (id: string) => `/lists/${encodeURIComponent(id)}`
/** The address of the curators' page about a contributor. */
export const moderationAddress = (uid: string) => `/moderation/${encodeURIComponent(uid)}`
/** The address of a contributor's page. */
export const contributorAddress = (uid: string) => `/contributor/${encodeURIComponent(uid)}`

/** Maximum labels that are printed at once: twelve sheets of eight. */
export const WALL_LABELS_MAX = 96
/** The address of the wall labels of artifacts. */
export const wallLabelsAddress = (ids: readonly string[]) =>
  `/wallLabels?ids=${ids.slice(0, WALL_LABELS_MAX).join(',')}`
