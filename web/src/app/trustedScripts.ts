/**
 * Registers the Trusted Types policy, which allows adding scripts of Google's sign-in window and App Check,
 * and the product's service worker. The browser reports all others (`require-trusted-types-for` in firebase.json).
 */
const SOURCES = [
  '/sw.js',
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

declare global {
  /** Missing in browsers without Trusted Types, and in TypeScript's library. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string | null },
        ) => {
          /** Returns a TrustedScriptURL, which `Worker` accepts; its type says string. */
          createScriptURL: (address: string) => string
        }
      }
    | undefined
}

globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (SOURCES.some((source) => address.startsWith(source)) ? address : null),
})
