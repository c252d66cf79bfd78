/** Caches that the service worker fills as files are requested, each with the addresses that it stores. */
export const RUNTIME_CACHES = {
  illustrations: /\/illustrations\/[^?]+$/,
  // Without it, nothing of Firebase starts (firebase/config.ts).
  'firebase-config': /\/(?:__\/firebase\/init|emulators)\.json$/,
} as const
