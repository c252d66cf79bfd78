/**
 * Replaces Firebase services that ReactFire imports but the product does not use: Realtime Database,
 * Functions, Remote Config and Storage, 50 kB of compressed JavaScript. The build fails if ReactFire imports
 * another name. Calling one throws.
 */
function refuse(): never {
  throw new Error('This Firebase service is not part of the build (web/build/unusedServices.ts).')
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
  refuse as onValue,
  refuse as ref,
}
