/** The web SDK as a page gets it: bundled for browsers, on `globalThis.sdk`. */
import { initializeApp } from 'firebase/app'
import * as firestore from 'firebase/firestore'

let count = 0

/** A Firestore instance of its own app, connected to the local server. */
function connect(options: {
  port: number
  project: string
  uid?: string
  settings?: firestore.FirestoreSettings
}) {
  count += 1
  const app = initializeApp({ projectId: options.project, apiKey: 'any', appId: '1:1:web:1' }, `app-${count}`)
  const db = firestore.initializeFirestore(app, options.settings ?? {})
  const user = options.uid === undefined ? {} : { mockUserToken: { sub: options.uid } }
  firestore.connectFirestoreEmulator(db, '127.0.0.1', options.port, user)
  return db
}

/** The next value of a listener that fits; rejects when the listener fails. */
function nextSnapshot<T extends firestore.DocumentSnapshot | firestore.QuerySnapshot>(
  listen: (next: (snapshot: T) => void, fail: (error: Error) => void) => () => void,
  fits: (snapshot: T) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      if (!fits(snapshot)) return
      queueMicrotask(() => stop())
      resolve(snapshot)
    }, reject)
  })
}

/** The error code that some work fails with, or `ok`. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => String(error.code),
  )

const sdk = { ...firestore, connect, nextSnapshot, codeOf }

declare global {
  var sdk: typeof pageSdk
  /** Where a test leaves things between two visits to its page. */
  var kept: { sizes: number[]; ids: string[] }
}
const pageSdk = sdk
Object.assign(globalThis, { sdk, kept: { sizes: [], ids: [] } })
