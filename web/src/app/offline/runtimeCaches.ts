/** Runtime caches of the service worker, with their URL patterns. */
export const RUNTIME_CACHES = {
  // Scripts and fonts that are not precached (web/build/precache.ts).
  assets: /\/assets\/[^?]+$/,
  illustrations: /\/illustrations\/[^?]+$/,
  // Firebase cannot start without it (firebase/config.ts).
  'firebase-config': /\/(?:__\/firebase\/init|emulators)\.json$/,
} as const
