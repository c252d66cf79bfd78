/** Route patterns, and functions that create paths with an id. */
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
  exhibitions: '/exhibitions',
  reportList: '/reportList/:id',
  wallLabels: '/wallLabels',
  reports: '/reports',
  reporter: '/reporter/:reporter',
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

/** Path of an artifact's page. */
export const artifactAddress = (id: string) => `/artifact/${encodeURIComponent(id)}`
/** Path of an artifact's edit form. */
export const updateAddress = (id: string) => `/updateArtifact/${encodeURIComponent(id)}`
/** Path of the page on which the owner edits a list. */
export const listAddress = (id: string) => `/lists/${encodeURIComponent(id)}`
/** Path of the page of a shared list, which the function renders. */
export const publicListAddress = (id: string) => `/list/${encodeURIComponent(id)}`
/** Path of the page that copies a list. */
export const copyListAddress = (id: string) => `/lists?copy=${encodeURIComponent(id)}`
/** Path of the curators' page about a contributor. */
export const moderationAddress = (uid: string) => `/moderation/${encodeURIComponent(uid)}`
/** Path of the curators' page about a reporter. */
export const reporterAddress = (reporter: string) => `/reporter/${encodeURIComponent(reporter)}`
/** Path of a contributor's public page. */
export const contributorAddress = (uid: string) => `/contributor/${encodeURIComponent(uid)}`

/** Maximum labels printed at once: twelve sheets of eight. */
export const WALL_LABELS_MAX = 96
/** Path of the wall labels of artifacts. */
export const wallLabelsAddress = (ids: readonly string[]) =>
  `/wallLabels?ids=${ids.slice(0, WALL_LABELS_MAX).join(',')}`
