/** Runtime caches of the service worker, with their URL patterns. */
export const RUNTIME_CACHES = {
  illustrations: /\/illustrations\/[^?]+$/,
  // Firebase cannot start without it (firebase/config.ts).
  'firebase-config': /\/(?:__\/firebase\/init|emulators)\.json$/,
} as const
