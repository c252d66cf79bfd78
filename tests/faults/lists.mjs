/** Faults in lists. */
const store = 'functions/src/lists/listStore.ts'
const changes = 'functions/src/lists/listChanges.ts'
const rules = 'firestore.rules'
const gallery = 'tests/api/lists/gallery.test.ts'
const galleryStore = 'functions/src/lists/gallery.ts'

export const LIST_FAULTS = {
  'handouts that cut notes on paper': [
    ['tests/journeys/features/handout.test.ts', 'every word'],
    [
      'web/src/features/lists/views/Handout.tsx',
      'minHeight: ROW,\n      margin',
      "height: ROW,\n      overflow: 'hidden',\n      margin",
    ],
  ],
  'long objects of a handout in half a row': [
    ['packages/domain/src/lists/handoutRows.test.ts', 'row of its own'],
    ['packages/domain/src/lists/handoutRows.ts', 'length > LONG ||', ''],
  ],
  'a wall with rows of different heights': [
    ['web/src/components/records/cards/wall.test.tsx', 'rows of one height'],
    ['web/src/components/records/cards/wallLayout.ts', "flexGrow: 'var(--shown)'", 'flexGrow: 1'],
  ],
  'rows that move when a picture is loaded': [
    ['web/src/components/records/cards/wall.test.tsx', 'on the next visit'],
    [
      'web/src/components/records/cards/GridItem.tsx',
      'const [ratio] = useState(() => pictureRatio(artifact.artifact_image, isHydrated))',
      'const ratio = useState(0).length && pictureRatio(artifact.artifact_image, false)',
    ],
  ],
  'a wall that the function does not serve': [
    ['tests/api/share/browsePage.test.ts', 'look of its address'],
    ['functions/src/share/browse/browsePage.ts', '.filter(([name]) => name !== LOOK)', ''],
  ],
  'covers that read more than they show': [
    ['tests/journeys/own-stack/reads.test.ts', 'covers of lists'],
    ['packages/domain/src/lists/exhibition.ts', 'COVER_PICTURES = 4', 'COVER_PICTURES = 5'],
  ],
  'lists that are shared like their first artifact': [
    ['tests/api/lists/listPage.test.ts', 'has a cover for messengers'],
    [
      'functions/src/share/label/labelPicture.ts',
      'first.shared.replace(`${cards}/artifacts/`, `${cards}/lists/`)',
      'first.shared',
    ],
  ],
  'lists changed by others': [
    ['tests/api/lists/artifactLists.test.ts', 'threat 86'],
    [store, '  if (fields.uid !== uid) throw', '  if (uid === "") throw'],
  ],
  'private lists readable by others': [
    ['tests/api/lists/artifactLists.test.ts', 'threat 86'],
    [store, 'if (!isListShared({ ...state, isSuspended: false })) return null', ''],
    [
      store,
      'return isListShared({ ...state, isSuspended: isActive(fieldsOf(suspension)) }) ?',
      'return suspension ?',
    ],
  ],
  'lists that anybody can find': [
    ['tests/rules/lists.test.ts', 'found by its owner alone'],
    [
      rules,
      'allow list: if isOwn() && isBoundedList();\n\n      // Nobody writes lists',
      'allow list: if isBoundedList();\n\n      // Nobody writes lists',
    ],
  ],
  'an order that removes entries of another tab': [
    ['tests/api/lists/artifactListStorm.test.ts', 'loses no acknowledged change'],
    [
      'packages/domain/src/lists/list.ts',
      'return [...first, ...entries.filter((entry) => !first.includes(entry))]',
      'return first',
    ],
  ],
  'many entries that remove the others': [
    ['tests/api/lists/manyEntries.test.ts', 'are all added when tabs'],
    [changes, '{ entries: [...rest, ...added.map(withoutNote)] }', '{ entries: added.map(withoutNote) }'],
  ],
  'many entries without room': [
    ['tests/api/lists/manyEntries.test.ts', 'are as many as the list has room for'],
    [changes, 'found.slice(0, room)', 'found'],
  ],
  'many entries of which one is missing': [
    ['tests/api/lists/manyEntries.test.ts', 'are left out if nobody sees them'],
    [changes, 'wanted.filter((one) => visible.has(one))', 'wanted'],
  ],
  'many entries that cost an account nothing': [
    ['tests/api/server/accountCosts.test.ts', 'add 100 artifacts to a list'],
    ['functions/src/lists/listHandlers.ts', 'await countMore(uid, { reads: change.add.length })', ''],
  ],
  'results that are left out silently': [
    ['web/src/features/lists/ListOfResults.test.tsx', 'left out'],
    ['web/src/features/lists/resultIds.ts', 'isCut: ids.size > room', 'isCut: false'],
  ],
  'results of which all pages are read': [
    ['web/src/features/lists/ListOfResults.test.tsx', 'says that the others are left out'],
    ['web/src/features/lists/resultIds.ts', 'if (ids.size > room) break', 'if (ids.size > 200) break'],
  ],
  'copies of an own list that curators have hidden': [
    ['tests/api/lists/listCopies.test.ts', 'no copy is made'],
    [store, 'if (list.hidden_reason !== undefined) throw', 'if (list._id === null) throw'],
  ],
  'entries that copy their artifact': [
    ['tests/api/lists/artifactLists.test.ts', 'copies nothing of its artifact'],
    [
      changes,
      "[...entries, { artifactId, note: note ?? '' }]",
      "[...entries, { artifactId, note: note ?? '', ...{ name: id } }]",
    ],
  ],
  'lists that remain after their account': [
    ['tests/api/lists/listReports.test.ts', 'of an account that no longer exists'],
    ['functions/src/admin/missingAccounts.ts', "  'lists',\n", ''],
  ],
  'lists that the reconciler deletes wrongly': [
    ['tests/api/lists/listReports.test.ts', 'of an account that no longer exists'],
    ['functions/src/admin/missingAccounts.ts', 'batch.filter((uid) => !found.has(uid))', 'batch'],
  ],
  'notes that replace others silently': [
    ['tests/api/lists/artifactLists.test.ts', 'of another tab that it replaced'],
    [changes, 'stored !== seen && stored !== sent', 'false'],
  ],
  'list pages that show withdrawn artifacts': [
    ['tests/api/lists/listPage.test.ts', 'shows only a notice in place of'],
    ['functions/src/share/list/listView.ts', 'if (!isVisible(fields)) return', 'if (!fields) return'],
  ],
  'list pages of suspended accounts': [
    ['tests/api/lists/listPage.test.ts', 'suspended account'],
    [
      store,
      'isSuspended: isActive(fieldsOf(suspension))',
      'isSuspended: false && isActive(fieldsOf(suspension))',
    ],
  ],
  'list pages with unescaped markup': [
    ['tests/api/lists/listPage.test.ts', 'threat 88'],
    ['functions/src/share/markup.ts', 'escaped(String(value))', 'String(value)'],
  ],
  'curators who decide on their own lists': [
    ['tests/api/lists/listReports.test.ts', 'not about their own'],
    [
      'functions/src/reports/decideReport.ts',
      'if (record.owner === uid) throw',
      'if (record.owner === "") throw',
    ],
  ],
  'reports that remain after their list': [
    ['tests/api/lists/listReports.test.ts', 'reports go with their list'],
    ['functions/src/lists/deleteList.ts', "  await removeReportsOf({ kind: 'list', id })\n", ''],
  ],
  'a gallery that loses the place of what was opened': [
    ['web/src/features/lists/gallery/gallery.test.tsx', 'has the place of the exhibition'],
    ['web/src/features/lists/gallery/useReturn.ts', 'exhibitions.length < among', 'false'],
  ],
  'a gallery that reads all its pages for an exhibition that is gone': [
    ['web/src/features/lists/gallery/gallery.test.tsx', 'reads no more than before'],
    ['web/src/features/lists/gallery/useReturn.ts', 'exhibitions.length < among && ', ''],
  ],
  'a sitemap without the gallery': [
    [gallery, 'is in the sitemap'],
    [
      'functions/src/share/files/sitemap.ts',
      '[EXHIBITIONS_PATH, ...ids.map(listPath)]',
      '[EXHIBITIONS_PATH]',
    ],
  ],
  'lists that are in the gallery by their address': [
    [gallery, 'shared by its address only'],
    [galleryStore, 'return wasShown ? absent() : {}', 'return {}'],
    ['packages/domain/src/visibility/listState.ts', "list.visibility === 'gallery' && ", ''],
  ],
  'hidden lists in the gallery': [
    [gallery, 'that curators have hidden'],
    ['functions/src/reports/reportedList.ts', ', ...leaveGallery(fields)', ''],
    [galleryStore, 'isHidden: hidden_reason !== undefined', 'isHidden: false'],
  ],
  'hidden lists that their owner shows again': [
    [gallery, 'that curators have hidden'],
    [changes, "if (sent.visibility === 'gallery' && list.hidden_reason !== undefined)", 'if (id === "")'],
  ],
  'lists of suspended accounts in the gallery': [
    [gallery, 'is being suspended'],
    [galleryStore, 'found.filter((one) => isActive(fieldsOf(one)))', 'found.filter(() => false)'],
  ],
  'lists of suspended accounts that the gallery reads in vain': [
    [gallery, 'lists of a suspended account'],
    ['functions/src/moderation/suspend.ts', '  await takeListsOut(uid)\n', ''],
  ],
  'hidden artifacts on the covers of the gallery': [
    [gallery, 'hidden or deleted, on no cover'],
    ['functions/src/search/index/indexSync.ts', 'else engine.remove(id)', ''],
  ],
  'covers that show what was just hidden': [
    [gallery, 'has just hidden'],
    ['functions/src/reports/reportHandlers.ts', '  indexSync.expire()\n', ''],
  ],
  'a gallery that names owners': [
    [gallery, 'nothing of the owner'],
    [
      galleryStore,
      'return { _id, title, artifacts:',
      "return { ...{ uid: document.get('uid') }, _id, title, artifacts:",
    ],
  ],
  'a gallery that forgets changed entries': [
    [gallery, 'follows changes of a list'],
    [
      galleryStore,
      'entries.map(({ artifactId }) => artifactId),',
      'wasShown ? [] : entries.map(({ artifactId }) => artifactId),',
    ],
  ],
  'a new list of results for each try': [
    ['web/src/features/lists/ListOfResults.test.tsx', 'is made once'],
    ['web/src/features/lists/ListOfResults.tsx', 'key: key.current }', 'key: crypto.randomUUID() }'],
  ],
}
