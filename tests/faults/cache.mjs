/** Faults of what the browser keeps: queries, stored copies, drafts, and of storage that does not work. */
const store = 'web/src/utils/browserStore.ts'
const storeTest = 'web/src/utils/browserStore.test.tsx'

const client = 'web/src/firebase/api/apiClient.ts'
const clientTest = 'web/src/firebase/api/apiClient.test.ts'
const errors = 'web/src/firebase/errors.ts'
const errorsTest = 'web/src/firebase/errors.test.ts'
const entities = 'web/src/firebase/artifacts/entityCache.ts'
const stored = 'web/src/app/offline/storedQueries.ts'
const consistency = ['web/src/app/offline/consistency.test.tsx', 'no query and no stored copy']
const persisterTest = 'web/src/app/offline/queryPersister.test.tsx'
const queue = 'web/src/features/editor/photo/PhotoQueueWatch.tsx'
const queueTest = 'web/src/features/editor/photo/photoQueue.test.tsx'
const form = 'web/src/features/editor/form/ArtifactForm.tsx'
const goneTest = 'web/src/features/editor/form/goneArtifact.test.tsx'

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
  'deleted lists that stay in the cache': [
    consistency,
    [
      'web/src/features/lists/api/useMyLists.ts',
      '(list) => list && change(list))',
      '(list) => (list && change(list)) ?? undefined)',
    ],
  ],
  'deleted artifacts that stay in answers of the search': [
    consistency,
    [entities, 'if (keepsDeleted(queryKey) || PRIVATE', 'if (queryKey[0] !== ARTIFACTS || PRIVATE'],
  ],
  'deleted artifacts that come back offline': [
    consistency,
    [entities, "  reportWrite({ kind: 'removed', id })\n", ''],
  ],
  'old values that come back offline': [
    consistency,
    [
      stored,
      "if (change.kind === 'outdated') {",
      "if (change.kind === 'outdated' && records.length === 0) {",
    ],
  ],
  'old values in lists of an updated artifact': [
    consistency,
    [
      entities,
      'for (const queryKey of [[ARTIFACTS], [LIKES], LISTED]) restartLists',
      'for (const queryKey of [[ARTIFACTS], [LIKES]]) restartLists',
    ],
  ],
  'old values that a read in progress puts into other lists': [
    ['web/src/firebase/artifacts/entityCache.test.ts', 'if the read began before a write'],
    [entities, '  if (readAt <= changedAt) return\n', ''],
  ],
  'old values that a read in another tab puts into stored copies': [
    [persisterTest, 'take no value of a read that began before a write'],
    [stored, '    else if (!(await isNewer(all, change.readAt))) return\n', ''],
  ],
  'an old list that a read in progress brings back': [
    consistency,
    [
      'web/src/features/lists/api/useMyLists.ts',
      'const changed = [listKeys.one(id), listKeys.allMine]',
      'const changed = []',
    ],
  ],
  'stored data that is deleted because a sign-in is slow': [
    ['web/src/app/offline/OfflineSupport.test.tsx', 'keeps what is stored while it is unknown'],
    ['web/src/app/offline/OfflineSupport.tsx', 'restoreNothing()\n', "persistFor('', client)\n"],
  ],
  'a sign-in that counts as over after ten seconds': [
    ['web/src/firebase/auth/SessionProvider.test.tsx', 'only assumed to be signed out'],
    [
      'web/src/firebase/auth/SessionProvider.tsx',
      'setIfUnknown(ASSUMED_VISITOR)',
      "setIfUnknown({ status: 'signed-out' })",
    ],
  ],
  'members who are sent to sign in although they may be signed in': [
    ['web/src/app/RequireUser.test.tsx', 'Not known in time'],
    ['web/src/app/RequireUser.tsx', 'if (currentUser.isAssumed)', 'if (!currentUser)'],
  ],
  'waiting photos that ignore Retry-After': [
    [queueTest, 'not made before the time'],
    [queue, 'closedUntil = Date.now() + 1_000 * seconds', 'closedUntil = 0 * seconds'],
  ],
  'waiting photos that miss the network during an attempt': [
    [queueTest, 'follows at once if the browser came online'],
    [queue, 'while (isDue &&', 'while (!isDue && isDue &&'],
  ],
  'a photo of a form that misses the network during its upload': [
    ['web/src/features/editor/photo/photoUpload.test.tsx', 'is repeated if the browser came online'],
    ['web/src/features/editor/photo/photoUpload.ts', 'canWait && cameOnline &&', 'canWait && !running &&'],
  ],
  'reads that began before a write and are stored after it': [
    [persisterTest, 'store no read that began before a write'],
    [stored, 'readAt > changedAt', 'readAt > 0'],
  ],
  'tabs that overwrite each other': [
    [persisterTest, 'keep each other'],
    [stored, '!isOver()) all.put(entry, key)', "!isOver()) all.put(entry, 'query')"],
  ],
  'data of another version that stays': [
    [persisterTest, 'what another version has stored'],
    [stored, '    all.delete(key)\n    return []', '    return []'],
  ],
  'a form that loses its text when its artifact is deleted': [
    [goneTest, 'its text becomes the draft of Add'],
    [form, 'addAsNew(adder.uid, getValues(), initial)', 'addAsNew(adder.uid, initial, initial)'],
  ],
  'a draft of Add that is replaced without a question': [
    [goneTest, 'only after a question'],
    ['web/src/features/editor/form/addAsNew.ts', ' && !(await confirmReplacing())', ' && false'],
  ],
  'a question about the artifact that a lost answer added': [
    ['web/src/features/editor/form/LikelySame.test.tsx', 'whose answer was lost'],
    [form, '!draft.wasSent(sent) && ', ''],
  ],
  'a problem without a translation': [
    ['web/build/domainMessages.test.ts', 'has a text without translation'],
    ['functions/src/idempotency.ts', "say('key-invalid')", "'The Idempotency-Key is too long.'"],
  ],
  'a message without a translation': [
    ['web/build/domainMessages.test.ts', 'has a sentence in de'],
    ['packages/domain/src/messages/callMessages.ts', "'key-used':", "'key-taken':"],
  ],
  'answers without the code of their message': [
    ['packages/domain/src/api/problem.test.ts', 'its code and its parameters'],
    ['packages/domain/src/api/problem.ts', '      ...coded(this.said),\n', ''],
  ],
  'a call that names the wrong callers': [
    ['tests/api/server/openApi.test.ts', 'requires a curator exactly'],
    [
      'packages/domain/src/api/calls/reportCalls.ts',
      "path: '/openReports',\n    who: 'curators',",
      "path: '/openReports',\n    who: 'users',",
    ],
  ],
}
