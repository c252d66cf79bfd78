/** The service worker that vite-plugin-pwa generates as `/sw.js` (docs/decisions/022-offline.md). */
import { VitePWA } from 'vite-plugin-pwa'
import { RUNTIME_CACHES } from '../src/app/offline/runtimeCaches.ts'
import { RENDERED_PAGES } from '../src/app/renderedPages.ts'
import { PATHS } from '../src/navigation/paths.ts'

/** Addresses of the prerendered files: Hosting serves pages without `.html`. */
const ADDRESSES = new Map<string, string>(
  Object.entries(RENDERED_PAGES).map(([file, path]) => [`${file}.html`, path]),
)
/** Routes without a prerendered page of their own. */
const OTHER_ROUTES = Object.values(PATHS)
  .filter((path) => ![...ADDRESSES.values()].includes(path))
  .map((path) => new RegExp(String.raw`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\?|$)`))
/** Part of each page's revision: stored headers depend on settings of the deploy as well. */
const BUILD = Date.now().toString(36)

/**
 * Only routes of the app are answered from the cache. With `VITE_SERVICE_WORKER=off`, the release removes the worker from
 * browsers (docs/operating.md).
 */
export const serviceWorker = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: false,
    mode: 'production',
    selfDestroying: process.env['VITE_SERVICE_WORKER'] === 'off',
    workbox: {
      globPatterns: ['*.html', 'assets/*.{js,css,woff2}'],
      globIgnores: ['404.html'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => {
            const url = ADDRESSES.get(entry.url)
            return url === undefined ? entry : { ...entry, url, revision: `${entry.revision}-${BUILD}` }
          }),
        }),
      ],
      // A page is the same for all search parameters.
      ignoreURLParametersMatching: [/./],
      navigateFallback: RENDERED_PAGES.member,
      navigateFallbackAllowlist: OTHER_ROUTES,
      runtimeCaching: [
        {
          urlPattern: RUNTIME_CACHES.illustrations,
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'illustrations', expiration: { maxEntries: 200 } },
        },
        {
          urlPattern: RUNTIME_CACHES['firebase-config'],
          handler: 'NetworkFirst',
          options: { cacheName: 'firebase-config' },
        },
      ],
      // So that the first visit fills the runtime caches.
      clientsClaim: true,
      // A second file would be loaded by importScripts, which violates Trusted Types.
      inlineWorkboxRuntime: true,
    },
  })
