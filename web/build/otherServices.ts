/**
 * Stands in for the Firebase services that ReactFire imports and the product does not use: Realtime Database, Functions,
 * Remote Config and Storage, 50 kB of compressed JavaScript; and for Firestore, as far as ReactFire imports it. The names are those that ReactFire imports; the build fails
 * when it asks for another. Any use says so.
 */
function refuse(): never {
  throw new Error('This Firebase service is left out of the build (web/build/otherServices.ts).')
}

export {
  refuse as ensureInitialized,
  refuse as get,
  refuse as getAll,
  refuse as getBoolean,
  refuse as getDownloadURL,
  refuse as getNumber,
  refuse as getString,
  refuse as getValue,
  refuse as httpsCallable,
  refuse as off,
  refuse as onChildAdded,
  refuse as onChildChanged,
  refuse as onChildMoved,
  refuse as onChildRemoved,
  refuse as onSnapshot,
  refuse as onValue,
  refuse as queryEqual,
  refuse as ref,
}
