/**
 * Which scripts may join the page after it has loaded (Trusted Types, W3C): Google's, for the sign-in window and for App
 * Check, and our own worker. Anything else that some code would turn into a script or into markup is reported by the browser
 * (`require-trusted-types-for` in firebase.json).
 */
const SOURCES = [
  '/sw.js',
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

declare global {
  /** Absent in browsers without Trusted Types. TypeScript's own library does not name it yet. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string | null },
        ) => {
          /** What `Worker` and the like take where their types say a string. */
          createScriptURL: (address: string) => string
        }
      }
    | undefined
}

/** Names the scripts to the browser. One that does not know Trusted Types needs no names. */
export function nameTrustedScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (SOURCES.some((source) => address.startsWith(source)) ? address : null),
  })
}
