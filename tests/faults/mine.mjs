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

export const MINE_FAULTS = [
  {
    name: 'My Artifacts, Z to A, without those of the letter',
    edits: [[params, "return isDown ? `${start === DIGITS ? '9' : start}${LAST}` : start", 'return start']],
    test: [addressTest, 'is the letter in ascending order'],
  },
  {
    name: 'My Artifacts with months a month early',
    edits: [[params, 'Number(month[2]) - (isDown ? 0 : 1)', 'Number(month[2]) - 1']],
    test: [addressTest, 'is the beginning of the month in ascending order'],
  },
  {
    name: 'My Artifacts with the old start in another order',
    edits: [[params, "{ ...before, start: '', ...change }", '{ ...before, ...change }']],
    test: [addressTest, 'resets the start'],
  },
  {
    name: "My Artifacts with other users' artifacts",
    edits: [[query, "where('adder_uid', '==', uid), ", '']],
    test: [readsTest, 'reads one page and one more, sorted date-desc'],
  },
  {
    name: 'My Artifacts that read two pages at once',
    edits: [[page, 'ahead: isCounted ? 0 : 1', 'ahead: isCounted ? 0 : PAGE_SIZE']],
    test: [readsTest, 'reads one page and one more, sorted date-desc'],
  },
  {
    name: 'My Artifacts counted by page',
    edits: [[hook, '!loaded.more.hasNextPage && isFromStart', '!loaded.more.hasNextPage']],
    test: [screenTest, 'by date begins at a month'],
  },
  {
    name: 'likes in My Artifacts counted by page',
    edits: [[hook, 'likes = isAll ? items', 'likes = items.length > 0 ? items']],
    test: [screenTest, 'are counted over all artifacts'],
  },
  {
    name: "a search in My Artifacts that finds other users' artifacts",
    edits: [[screen, 'URLSearchParams({ q, sort, contributor })', 'URLSearchParams({ q, sort })']],
    test: [screenTest, 'searches the index for own artifacts'],
  },
  {
    name: 'a search in My Artifacts without hidden ones',
    edits: [[hook, 'matchHidden(hidden.data, params.q)', "(params.q === '' ? hidden.data : [])"]],
    test: [screenTest, 'finds hidden artifacts, which are not in the index'],
  },
  {
    name: 'hidden artifacts before every letter in My Artifacts',
    edits: [[hook, "hidden.status === 'success' && isFromStart ?", "hidden.status === 'success' ?"]],
    test: [screenTest, 'shows hidden artifacts only if the list starts at its beginning'],
  },
  {
    name: 'hidden artifacts in My Artifacts without a notice',
    edits: [[line, 'if (reason === undefined) {', "if (reason !== '') {"]],
    test: [screenTest, 'shows hidden artifacts first'],
  },
  {
    name: 'reported artifacts in My Artifacts without a notice',
    edits: [[line, 'isReported ? withPhoto(reportedNotice()) : photo', 'photo']],
    test: [reportedTest, 'marks reported artifacts'],
  },
  {
    name: 'My Artifacts that wait for the report marks',
    edits: [
      [
        hook,
        "if (list.status !== 'success') return list",
        "if (list.status !== 'success') return list\n  if (shown.reported.length === 0) return { status: 'pending' }",
      ],
    ],
    test: [reportedTest, 'does not wait for the reported artifacts'],
  },
  {
    name: 'report marks queried for users without artifacts',
    edits: [[hook, 'items.length > 0 ? uid : null', 'uid']],
    test: [reportedTest, 'queries nothing for users without artifacts'],
  },
  {
    name: 'deleted artifacts that count as reported',
    edits: [['web/src/features/collection/api/useDeleteArtifact.ts', 'one !== id', "one !== ''"]],
    test: [reportedTest, 'does not count deleted artifacts as reported'],
  },
  {
    name: 'likes that are new at every visit',
    edits: [[news, 'saveSeen(uid, total)', 'if (total === -1) saveSeen(uid, total)']],
    test: [screenTest, 'are shown once'],
  },
  {
    name: 'a failed photo that is dropped without confirmation',
    edits: [
      [
        'web/src/features/editor/form/saveWithPhoto.ts',
        "const decision = canWait && photo.isLater() ? 'later' : await ask(settled, canWait)",
        "const decision: PhotoDecision = 'without'",
      ],
    ],
    test: ['web/src/features/editor/form/saveWithPhoto.test.tsx', 'asks, and goes back to the form'],
  },
  {
    name: 'a waiting photo that replaces a newer picture',
    edits: [
      ['web/src/features/editor/photo/sendWaitingPhoto.ts', '...adder }, found.version)', '...adder })'],
    ],
    test: ['web/src/features/editor/photo/photoQueue.test.tsx', 'does not overwrite a picture'],
  },
]
