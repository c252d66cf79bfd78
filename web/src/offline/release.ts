/** What the build knows of itself and tells the worker (web/build/serviceWorker.ts). */
export interface Release {
  /** Changes with every file. */
  readonly name: string
  /** The address of the script that each page begins with. */
  readonly entry: string
  /** The addresses of all files that have their contents in their name. */
  readonly files: readonly string[]
  /** Those that every page needs, and what else its markup names. */
  readonly first: readonly string[]
}

/** Tells a greeting from other messages: the identity provider's client sends some to whatever worker there is. */
export const GREETING = 'greeting'

/** What a page tells the worker: its own path, and the paths of what it has loaded. */
export interface Greeting {
  readonly kind: typeof GREETING
  readonly page: string
  readonly files: readonly string[]
}

/** What the worker says to a page of another release. */
export const OUTDATED = 'outdated'
