/** Options of vite-plugin-pwa: the manifest and the service worker `/sw.js` (docs/decisions/022-offline.md). */
import { LANGUAGES } from '@tracker/domain/site/languages.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'
import { RUNTIME_CACHES } from '../src/app/offline/runtimeCaches.ts'
import { MEMBER_ADDRESSES, RENDERED_PAGES } from '../src/app/renderedPages.ts'
import { PATHS } from '../src/navigation/paths.ts'
import { visitorScripts } from './precache.ts'

const { name, languages, colours } = SITE

/** Addresses of the prerendered files: Hosting serves pages without `.html`. */
const ADDRESSES = new Map<string, string>(
  Object.entries(RENDERED_PAGES).map(([file, { path }]) => [`${file}.html`, path]),
)
/** Routes without a prerendered page. */
const OTHER_ROUTES = Object.values(PATHS)
  .filter((path) => ![...ADDRESSES.values()].includes(path))
  .map((path) => new RegExp(String.raw`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\?|$)`))
/** Part of each page's revision, because cached headers also depend on settings of the deploy. */
const BUILD = Date.now().toString(36)

/**
 * Catalogues and articles that are not precached. Those of all of the site's languages are, so that an update
 * never lacks the one in use, and the language can be changed offline.
 */
const OTHER_CATALOGUES = LANGUAGES.filter((language) => !languages.includes(language)).map(
  (language) => `assets/${language}-*.js`,
)

/** The web app manifest, which browsers need to install the app. */
const manifest = {
  id: '/',
  name,
  short_name: SITE.shortName,
  description: `${SITE.tagline.charAt(0).toUpperCase()}${SITE.tagline.slice(1)}.`,
  lang: languages[0] ?? 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colours.light.page,
  theme_color: colours.night.ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies Partial<ManifestOptions>

/**
 * Only routes of the app are served from the cache. With `VITE_SERVICE_WORKER=off`, the release removes the
 * worker from browsers (docs/operating.md).
 */
export const pwa = {
  registerType: 'prompt',
  injectRegister: null,
  manifest,
  includeManifestIcons: false,
  mode: 'production',
  selfDestroying: process.env['VITE_SERVICE_WORKER'] === 'off',
  workbox: {
    globPatterns: ['*.html', 'assets/*.{js,css,woff2}'],
    // The members' page is stored once.
    globIgnores: [
      '404.html',
      ...MEMBER_ADDRESSES.map((path) => `${path.slice(1)}.html`),
      ...OTHER_CATALOGUES,
      // For long texts, which are read in another serif without it. Stored by the first page that has one.
      'assets/source-serif-4-*.woff2',
    ],
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .filter(({ url }) => !url.endsWith('.js') || visitorScripts.has(url))
          .map((entry) => {
            const url = ADDRESSES.get(entry.url)
            return url === undefined ? entry : { ...entry, url, revision: `${entry.revision}-${BUILD}` }
          }),
      }),
    ],
    // Search parameters do not change the page.
    ignoreURLParametersMatching: [/./],
    navigateFallback: RENDERED_PAGES.member.path,
    navigateFallbackAllowlist: OTHER_ROUTES,
    runtimeCaching: [
      {
        urlPattern: RUNTIME_CACHES.assets,
        handler: 'CacheFirst',
        // Names contain a hash. `storeMemberScripts` deletes those of earlier releases.
        options: { cacheName: 'assets' },
      },
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
    // Lets the first visit fill the runtime caches.
    clientsClaim: true,
    // A separate file would be loaded by importScripts, which violates Trusted Types.
    inlineWorkboxRuntime: true,
  },
} satisfies Partial<VitePWAOptions>
