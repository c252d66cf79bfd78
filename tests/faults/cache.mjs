/** Faults of what the browser keeps: queries, stored copies, drafts, and of storage that does not work. */
const store = 'web/src/utils/browserStore.ts'
const storeTest = 'web/src/utils/browserStore.test.tsx'

const client = 'web/src/firebase/api/apiClient.ts'
const clientTest = 'web/src/firebase/api/apiClient.test.ts'
const errors = 'web/src/firebase/errors.ts'
const errorsTest = 'web/src/firebase/errors.test.ts'

export const CACHE_FAULTS = {
  'an import page that says nothing without IndexedDB': [
    ['web/src/features/import/ImportScreen.test.tsx', 'says why it does not work where storage is blocked'],
    ['web/src/features/import/StorageCheck.tsx', '.then(setFailure)', '.then(console.warn)'],
  ],
  'storage that is waited for without end': [
    [storeTest, 'says that storage is silent'],
    [store, "      reject(new StorageError('silent'))\n", '      reject.toString()\n'],
  ],
  'storage that is refused for ever': [
    [storeTest, 'as soon as it is allowed'],
    [store, 'isSilent = false\n    })', 'isSilent = true\n    })'],
  ],
  'a full storage that reads as refused': [
    [storeTest, 'says that storage is full'],
    [store, "if (isFull(error)) throw new StorageError('full', error)", ''],
  ],
  'a sign-out because of a lost network': [
    [clientTest, 'that cannot renew its token because of a lost network'],
    [client, 'if (isSignInOver(error)) throw', 'throw'],
  ],
  'a sign-in that never ends': [
    [clientTest, 'raises an expired sign-in when Auth refuses'],
    [client, 'if (isSignInOver(error)) throw', 'if (error === null) throw'],
  ],
  'a lost answer that reads as empty': [
    [clientTest, 'whose answer is cut off'],
    [
      client,
      'parseJson(await received(response.text())) ?? null',
      'parseJson(await response.text().catch(() => "")) ?? null',
    ],
  ],
  'a missing index that reads as a lost connection': [
    [errorsTest, 'a missing index is the site'],
    [
      errors,
      "    case 'auth/network-request-failed':\n",
      "    case 'auth/network-request-failed':\n    case 'failed-precondition':\n",
    ],
  ],
  'a bug of a converter that reads as a lost connection': [
    [errorsTest, 'a converter is the site'],
    [
      errors,
      "    case 'auth/network-request-failed':\n",
      "    case 'auth/network-request-failed':\n    case '':\n",
    ],
  ],
  'a live document that cannot be parsed and loads for ever': [
    ['web/src/firebase/firestore/useLiveDocument.test.tsx', 'a document that cannot be parsed'],
    ['web/src/firebase/firestore/useLiveDocument.ts', 'return { problem: toProblem(error) }', 'throw error'],
  ],
  'an upload without Retry-After': [
    ['web/src/firebase/api/upload.test.tsx', 'says when to try again'],
    ['web/src/firebase/api/upload.ts', 'headersOf(request.getAllResponseHeaders())', "headersOf('')"],
  ],
}
