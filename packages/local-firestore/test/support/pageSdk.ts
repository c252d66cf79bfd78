/** The web SDK for test pages, as `globalThis.sdk`. */
import { initializeApp } from 'firebase/app'
import * as firestore from 'firebase/firestore'

let count = 0

/** Creates a Firestore instance in a new app, connected to the test server. */
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

/** Resolves with the next snapshot that matches a condition. Rejects if the listener fails. */
function nextSnapshot<T extends firestore.DocumentSnapshot | firestore.QuerySnapshot>(
  listen: (next: (snapshot: T) => void, fail: (error: Error) => void) => () => void,
  matches: (snapshot: T) => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      if (!matches(snapshot)) return
      queueMicrotask(() => stop())
      resolve(snapshot)
    }, reject)
  })
}

/** Resolves with the error code of a promise, or `ok`. */
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: { code?: string }) => String(error.code),
  )

const sdk = { ...firestore, connect, nextSnapshot, codeOf }

declare global {
  var sdk: typeof pageSdk
  /** State that tests keep in the page between `evaluate` calls. */
  var testState: { sizes: number[]; ids: string[] }
}
const pageSdk = sdk
Object.assign(globalThis, { sdk, testState: { sizes: [], ids: [] } })
