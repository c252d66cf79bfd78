/** Faults in My Artifacts. */
const params = 'web/src/features/collection/listParams.ts'
const query = 'web/src/firebase/artifactQueries.ts'
const page = 'web/src/firebase/pagination.ts'
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
    name: 'own artifacts, by name from the end, without those of the letter',
    edits: [[params, "return isDown ? `${start === DIGITS ? '9' : start}${LAST}` : start", 'return start']],
    test: [addressTest, 'is a name upwards, and behind the last name'],
  },
  {
    name: 'own artifacts whose months begin a month early',
    edits: [[params, 'Number(month[2]) - (isDown ? 0 : 1)', 'Number(month[2]) - 1']],
    test: [addressTest, 'is the first moment of a month upwards'],
  },
  {
    name: 'own artifacts that go on with an old start in another order',
    edits: [[params, "{ ...before, start: '', ...change }", '{ ...before, ...change }']],
    test: [addressTest, 'starts each at its beginning'],
  },
  {
    name: 'own artifacts among those of everybody',
    edits: [[query, "where('adder_uid', '==', uid), ", '']],
    test: [readsTest, 'reads one page and one more, sorted date-desc'],
  },
  {
    name: 'own artifacts read by two pages at once',
    edits: [[page, 'ahead: isCounted ? 0 : 1', 'ahead: isCounted ? 0 : PAGE_SIZE']],
    test: [readsTest, 'reads one page and one more, sorted date-desc'],
  },
  {
    name: 'own artifacts counted by the page',
    edits: [[hook, '!loaded.more.hasNextPage && isFromStart', '!loaded.more.hasNextPage']],
    test: [screenTest, 'by date begins at a month'],
  },
  {
    name: 'likes of own artifacts counted by the page',
    edits: [[hook, 'likes = isAll ? items', 'likes = items.length > 0 ? items']],
    test: [screenTest, 'are counted over all artifacts'],
  },
  {
    name: 'a search of own artifacts that finds those of others',
    edits: [[screen, 'URLSearchParams({ q, sort, contributor })', 'URLSearchParams({ q, sort })']],
    test: [screenTest, 'searches the index for own artifacts'],
  },
  {
    name: 'own artifacts that a search misses because they are hidden',
    edits: [[hook, 'matchHidden(hidden.data, params.q)', "(params.q === '' ? hidden.data : [])"]],
    test: [screenTest, 'finds what is hidden by itself'],
  },
  {
    name: 'own artifacts that are hidden, before every letter',
    edits: [[hook, "hidden.status === 'success' && isFromStart ?", "hidden.status === 'success' ?"]],
    test: [screenTest, 'leaves what is hidden at the beginning'],
  },
  {
    name: 'own artifacts that are hidden and do not say so',
    edits: [[line, 'if (reason === undefined) {', "if (reason !== '') {"]],
    test: [screenTest, 'shows hidden artifacts first'],
  },
  {
    name: 'own artifacts that are reported and do not say so',
    edits: [[line, 'isReported ? withPhoto(reportedNotice()) : photo', 'photo']],
    test: [reportedTest, 'shows what is reported'],
  },
  {
    name: 'own artifacts that wait for what is reported',
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
    name: 'what is reported of whoever has nothing',
    edits: [[hook, 'items.length > 0 ? uid : null', 'uid']],
    test: [reportedTest, 'queries nothing for users without artifacts'],
  },
  {
    name: 'own artifacts that are deleted and count as reported',
    edits: [['web/src/features/collection/api/useDeleteArtifact.ts', 'one !== id', "one !== ''"]],
    test: [reportedTest, 'no more counts as reported'],
  },
  {
    name: 'likes of own artifacts that are new at every look',
    edits: [[news, 'noteSeen(uid, total)', 'if (total === -1) noteSeen(uid, total)']],
    test: [screenTest, 'are told once'],
  },
  {
    name: 'a photo that could not be uploaded is left out without a question',
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
