/** Faults in My Artifacts. */
const params = 'web/src/features/collection/listParams.ts'
const query = 'web/src/firebase/artifacts/artifactQueries.ts'
const page = 'web/src/firebase/firestore/pagination.ts'
const screen = 'web/src/features/collection/CollectionScreen.tsx'
const hook = 'web/src/features/collection/useCollection.ts'
const line = 'web/src/features/collection/collectionRow.tsx'
const news = 'web/src/features/collection/useNewLikes.ts'

const addressTest = 'web/src/features/collection/listParams.test.ts'
const readsTest = 'tests/reads/browse.test.ts'
const reportedTest = 'web/src/features/collection/reported.test.tsx'
const screenTest = 'web/src/features/collection/CollectionScreen.test.tsx'

export const MINE_FAULTS = {
  'My Artifacts, Z to A, without those of the letter': [
    [addressTest, 'is the letter in ascending order'],
    [params, "return isDown ? `${start === DIGITS ? '9' : start}${LAST}` : start", 'return start'],
  ],
  'My Artifacts with months a month early': [
    [addressTest, 'is the beginning of the month in ascending order'],
    [params, 'Number(month[2]) - (isDown ? 0 : 1)', 'Number(month[2]) - 1'],
  ],
  'My Artifacts with the old start in another order': [
    [addressTest, 'resets the start'],
    [params, "{ ...before, start: '', ...change }", '{ ...before, ...change }'],
  ],
  "My Artifacts with other users' artifacts": [
    [readsTest, 'reads one page and one more, sorted date-desc'],
    [query, "where('adder_uid', '==', uid), ", ''],
  ],
  'My Artifacts that read two pages at once': [
    [readsTest, 'reads one page and one more, sorted date-desc'],
    [page, 'ahead: isCounted ? 0 : 1', 'ahead: isCounted ? 0 : PAGE_SIZE'],
  ],
  'My Artifacts counted by page': [
    [screenTest, 'by date begins at a month'],
    [hook, '!loaded.more.hasNextPage && isFromStart', '!loaded.more.hasNextPage'],
  ],
  'likes in My Artifacts counted by page': [
    [screenTest, 'are counted over all artifacts'],
    [hook, 'likes = isAll ? items', 'likes = items.length > 0 ? items'],
  ],
  "a search in My Artifacts that finds other users' artifacts": [
    [screenTest, 'searches the index for own artifacts'],
    [screen, 'URLSearchParams({ q, sort, contributor })', 'URLSearchParams({ q, sort })'],
  ],
  'a search in My Artifacts without hidden ones': [
    [screenTest, 'finds hidden artifacts, which are not in the index'],
    [hook, 'matchHidden(hidden.data, params.q)', "(params.q === '' ? hidden.data : [])"],
  ],
  'hidden artifacts before every letter in My Artifacts': [
    [screenTest, 'shows hidden artifacts only if the list starts at its beginning'],
    [hook, "hidden.status === 'success' && isFromStart ?", "hidden.status === 'success' ?"],
  ],
  'hidden artifacts in My Artifacts without a notice': [
    [screenTest, 'shows hidden artifacts first'],
    [line, 'if (reason === undefined) {', "if (reason !== '') {"],
  ],
  'reported artifacts in My Artifacts without a notice': [
    [reportedTest, 'marks reported artifacts'],
    [line, 'isReported ? withPhoto(reportedNotice()) : photo', 'photo'],
  ],
  'My Artifacts that wait for the report marks': [
    [reportedTest, 'does not wait for the reported artifacts'],
    [
      hook,
      "if (list.status !== 'success') return list",
      "if (list.status !== 'success') return list\n  if (shown.reported.length === 0) return { status: 'pending' }",
    ],
  ],
  'report marks queried for users without artifacts': [
    [reportedTest, 'queries nothing for users without artifacts'],
    [hook, 'items.length > 0 ? uid : null', 'uid'],
  ],
  'deleted artifacts that count as reported': [
    [reportedTest, 'does not count deleted artifacts as reported'],
    [
      'web/src/firebase/artifacts/entityCache.ts',
      'for (const queryKey of [[HIDDEN], [REPORTED]])',
      'for (const queryKey of [[HIDDEN]])',
    ],
  ],
  'likes that are new at every visit': [
    [screenTest, 'are shown once'],
    [news, 'saveSeen(uid, total)', 'if (total === -1) saveSeen(uid, total)'],
  ],
  'a failed photo that is dropped without confirmation': [
    ['web/src/features/editor/form/saveWithPhoto.test.tsx', 'asks, and goes back to the form'],
    [
      'web/src/features/editor/form/saveWithPhoto.ts',
      "const decision = canWait && isLater ? 'later' : await ask(first, canWait)",
      "const decision: PhotoDecision = 'without'",
    ],
  ],
  'a waiting photo that replaces a newer picture': [
    ['web/src/features/editor/photo/photoQueue.test.tsx', 'does not overwrite a picture'],
    ['web/src/features/editor/photo/sendWaitingPhoto.ts', '...adder }, found.version)', '...adder })'],
  ],
}
