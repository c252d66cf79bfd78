/** Every route of the app: its pattern for the router and, where it has an id, the builder of an address. */
export const PATHS = {
  home: '/',
  browse: '/allArtifacts',
  artifact: '/artifact/:id',
  addArtifact: '/addArtifact',
  myArtifacts: '/myArtifacts',
  updateArtifact: '/updateArtifact/:id',
  likedArtifacts: '/likedArtifacts',
  reports: '/reports',
  account: '/account',
  signUp: '/signup',
  signIn: '/signin',
  about: '/aboutUs',
  contact: '/contactUs',
  contributor: '/contributor/:uid',
} as const

export const artifactAddress = (id: string) => `/artifact/${encodeURIComponent(id)}`
export const updateAddress = (id: string) => `/updateArtifact/${encodeURIComponent(id)}`
export const contributorAddress = (uid: string) => `/contributor/${encodeURIComponent(uid)}`
