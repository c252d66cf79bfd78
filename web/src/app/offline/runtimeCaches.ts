/** Runtime caches of the service worker, with their URL patterns. */
export const RUNTIME_CACHES = {
  illustrations: /\/illustrations\/[^?]+$/,
  // Firebase cannot start without it (firebase/config.ts).
  'firebase-config': /\/(?:__\/firebase\/init|emulators)\.json$/,
  // And the articles (features/home/articles). A visitor loads one language (i18n/language.ts).
  catalogues: /\/assets\/(?:en|de)-[\w-]+\.js$/,
} as const
