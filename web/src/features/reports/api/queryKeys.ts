/** Query keys of the curators' screens. A decision may change all of them. */
export const reportKeys = {
  all: ['reports'],
  list: (uid: string) => ['reports', 'list', uid],
  open: (uid: string) => ['reports', 'open', uid],
  moderation: (uid: string) => ['reports', 'moderation', uid],
  reporter: (reporter: string) => ['reports', 'reporter', reporter],
  ofReporter: (reporter: string) => ['reports', 'ofReporter', reporter],
  suspensions: ['reports', 'suspensions'],
} as const
