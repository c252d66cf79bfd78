/** Faults in the further photographs of artifacts. */
const update = 'functions/src/artifacts/updateArtifact.ts'
const history = 'functions/src/artifacts/artifactHistory.ts'
const record = 'functions/src/artifacts/artifactRecord.ts'
const usage = 'functions/src/photos/photoUsage.ts'
const move = 'functions/src/visibility/move.ts'
const purge = 'functions/src/visibility/purge.ts'
const unused = 'functions/src/admin/findUnusedPhotos.ts'
const rules = 'firestore.rules'
const form = 'web/src/features/editor/photo/morePhotos.ts'
const plan = 'packages/domain/src/import/planTable.ts'
const planTest = 'packages/domain/src/import/planTable.test.ts'
const undo = 'web/src/features/import/run/undoItem.ts'
const exporting = 'web/src/export/exportArtifacts.ts'
const exportTest = 'web/src/export/ExportMenu.test.tsx'
const queue = 'web/src/features/editor/photo/sendWaitingPhoto.ts'

const apiTest = 'tests/api/photos/morePhotos.test.ts'
const rulesTest = 'tests/rules/morePhotos.test.ts'
const sequencesTest = 'web/src/features/editor/photo/photoSequences.test.tsx'

export const PHOTO_FAULTS = {
  'further photographs that an old client removes': [
    [apiTest, 'stay when a client that does not know them'],
    [update, 'if (after === undefined || moreTagOf', 'after ??= []\n  if (moreTagOf'],
  ],
  'further photographs that are not public': [
    [apiTest, 'are public, and deleted, as the picture is'],
    [usage, ", Filter.where(MORE_URLS, 'array-contains', url)", ''],
  ],
  "somebody else's photo among the further ones": [
    [apiTest, 'if they are photos of somebody else'],
    [update, 'await requireOwnPhotos(transaction, added, MORE_PHOTOS_FIELD, owner)', ''],
  ],
  'a photo that is deleted when it changes places with the picture': [
    [apiTest, 'change places with the picture'],
    [
      update,
      'return releasePhotos(transaction, id, stored, after)',
      'return releasePhotos(transaction, id, stored)',
    ],
  ],
  'a version without further photographs': [
    [apiTest, 'with a version that has changed since'],
    [record, '.map((field) => fields[field]), ...more]', '.map((field) => fields[field])]'],
  ],
  'further photographs of a hidden artifact that stay readable': [
    [apiTest, 'are read by its adder and curators only'],
    [move, 'if (wasVisible && !isVisible) removeMore(transaction, id, fields)', ''],
  ],
  'further photographs that a deletion loses': [
    [apiTest, 'survive a deletion that is undone'],
    [move, 'transaction.set(destination, { ...moved, ...list })', 'transaction.set(destination, moved)'],
  ],
  'further photographs of a deleted artifact that stay': [
    [apiTest, 'are removed with the artifact'],
    [purge, 'removeMore(transaction, id, fields)', ''],
  ],
  'further photographs that curators invent': [
    [apiTest, 'of which its adder and curators restore earlier photographs'],
    [history, 'if (!areEarlier || ', 'if ('],
  ],
  'further photographs that the reconciler takes for unused': [
    [apiTest, 'and stay while they are used'],
    [unused, 'for (const url of moreUrlsOf(artifact.data()))', 'for (const url of [])'],
  ],
  'an artifact that is deleted directly without its photographs': [
    [rulesTest, 'keep their artifact from being deleted directly'],
    [rules, "\n        && !('more_photos_count' in resource.data)", ''],
  ],
  'further photographs that anybody writes': [
    [rulesTest, 'are written by the API only'],
    [
      rules,
      '// and moves it away with the artifact.\n      allow get: if true;',
      '// and moves it away with the artifact.\n      allow get, write: if true;',
    ],
  ],
  'a waiting photograph that replaces the others': [
    [sequencesTest, 'every saved record has its photos'],
    [queue, 'more_photos.toSpliced(index, 0,', 'more_photos.toSpliced(index, 1,'],
  ],
  'a corrected file that forgets captions': [
    [planTest, 'changes nothing if the artifact has them'],
    [plan, '(before.find(({ url }) => url === one.url) ?? one)', 'one'],
  ],
  'a file with one picture that removes the others': [
    [planTest, 'changes no photographs if it names one picture'],
    [plan, 'if (photographs === null || lacksPictures) return null', 'photographs ??= []'],
  ],
  'a missing file that removes a photograph': [
    [planTest, 'changes no photographs if it names one picture'],
    [plan, 'if (photographs === null || lacksPictures) return null', 'if (photographs === null) return null'],
  ],
  'an export of one artifact whose photographs are read as its records': [
    [planTest, 'has the captions of an export in JSON'],
    ['packages/domain/src/import/file/jsonRows.ts', 'name !== MORE_PHOTOS_FIELD', "name !== ''"],
  ],
  'a column of further photographs that is passed over': [
    [planTest, 'may have others in a column of their own'],
    [
      'packages/domain/src/import/record.ts',
      'columns.fieldOf(name) === MORE_PHOTOS_FIELD',
      'name === MORE_PHOTOS_FIELD',
    ],
  ],
  'an undo that does not look at further photographs': [
    ['web/src/features/import/run/photographs.test.tsx', 'stay if they were changed after the import'],
    [
      undo,
      '(photographs === null || photographsText(artifact.more_photos ?? []) === photographsText(photographs))',
      'true',
    ],
  ],
  'a replaced further photograph without a copy': [
    ['web/src/features/import/run/photographs.test.tsx', 'are kept for the undo'],
    [
      'web/src/features/import/run/replacedPhotos.ts',
      '...(photographs?.before ?? []).map(({ url }) => url),',
      '',
    ],
  ],
  'an imported list without its index': [
    ['tests/tools/importPictures.test.ts', 'several files in a cell'],
    ['tools/import/storeRecords.ts', '      ...photographFields(more),\n', ''],
  ],
  'an undo in the terminal that forgets further photographs': [
    ['tests/tools/importPictures.test.ts', 'several files in a cell'],
    ['tools/import/undo.ts', 'patch.value, photographs?.before)', 'patch.value)'],
  ],
  'a further photograph that its draft forgets': [
    [sequencesTest, 'every saved record has its photos'],
    [form, 'open(key).restore(photo, isLater)', 'uploads.clear()'],
  ],
  'a finger that shows another photograph while it scrolls': [
    ['web/src/features/artifacts/picture/ArtifactPictures.test.tsx', 'scrolls the page'],
    [
      'web/src/features/artifacts/picture/ArtifactPictures.tsx',
      ' || Math.abs(across) < 2 * Math.abs(down)',
      '',
    ],
  ],
  'a finger that shows the wrong photograph': [
    ['web/src/features/artifacts/picture/ArtifactPictures.test.tsx', 'the one before'],
    [
      'web/src/features/artifacts/picture/ArtifactPictures.tsx',
      'isRightToLeft ? -1 : 1',
      'isRightToLeft ? 1 : -1',
    ],
  ],
  'an export without captions of further photographs': [
    ['packages/domain/src/import/file/exported.test.ts', 'are read as they were exported'],
    [
      'packages/domain/src/import/furtherCell.ts',
      'return isWhole ? addresses :',
      'return addresses !== "" ? addresses :',
    ],
  ],
  'an export in the browser without further photographs': [
    [exportTest, 'has the further photographs as CSV'],
    [
      exporting,
      'await withPhotographs(api, page.slice(0, EXPORT_MAX - artifacts.length))',
      'page.slice(0, EXPORT_MAX - artifacts.length)',
    ],
  ],
  'an export that leaves out photographs that cannot be read': [
    [exportTest, 'saves nothing without the photographs'],
    [
      exporting,
      'readFurtherPhotographs(api, artifact))',
      'readFurtherPhotographs(api, artifact).catch(() => []))',
    ],
  ],
  'an export that reads a document for each artifact': [
    [exportTest, 'has the further photographs as CSV'],
    ['web/src/firebase/artifacts/readFurtherPhotographs.ts', 'count > 0)', 'count >= 0)'],
  ],
  'a list exported without its further photographs': [
    ['web/src/features/lists/exportList.test.tsx', 'a column before the notes'],
    ['packages/domain/src/artifact/artifactCsv.ts', '[...further, ...columns]', '[...columns]'],
  ],
  'cases without the further photographs': [
    ['web/src/features/reports/ReportsScreen.test.tsx', 'further photographs of a hidden record'],
    [
      'web/src/features/reports/cases/ArtifactCase.tsx',
      '<CasePhotographs artifact={artifact} isPrivate={hidden !== null} />',
      '',
    ],
  ],
  'a version whose picture is lost with a further photograph': [
    ['web/src/features/history/History.test.tsx', 'with its picture'],
    [
      'web/src/features/history/RestoreButton.tsx',
      'if (!hasPicture) delete rest.artifact_image',
      'delete rest.artifact_image',
    ],
  ],
}
