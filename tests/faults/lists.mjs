/** Faults in lists. */
const store = 'functions/src/lists/listStore.ts'
const changes = 'functions/src/lists/listChanges.ts'
const rules = 'firestore.rules'

export const LIST_FAULTS = [
  {
    name: 'lists changed by others',
    edits: [[store, '  if (fields.uid !== uid) throw', '  if (uid === "") throw']],
    test: ['api/lists/artifactLists', 'threat 86'],
  },
  {
    name: 'private lists readable by others',
    edits: [[store, "list.visibility !== 'link' || list", 'list']],
    test: ['api/lists/artifactLists', 'threat 86'],
  },
  {
    name: 'private lists readable by others in Firestore',
    edits: [[rules, "resource.data.visibility == 'link'", 'true']],
    test: ['rules/lists', 'read by others only if'],
  },
  {
    name: 'lists that anybody can find',
    edits: [
      [
        rules,
        'allow list: if isOwn() && isBoundedList();\n\n      // Nobody writes lists',
        'allow list: if isBoundedList();\n\n      // Nobody writes lists',
      ],
    ],
    test: ['rules/lists', 'found by its owner alone'],
  },
  {
    name: 'an order that removes entries of another tab',
    edits: [
      [
        'packages/domain/src/lists/list.ts',
        'return [...first, ...entries.filter((entry) => !first.includes(entry))]',
        'return first',
      ],
    ],
    test: ['api/lists/artifactListStorm', 'loses no acknowledged change'],
  },
  {
    name: 'entries that copy their artifact',
    edits: [
      [
        changes,
        "[...entries, { artifactId, note: note ?? '' }]",
        "[...entries, { artifactId, note: note ?? '', ...{ name: id } }]",
      ],
    ],
    test: ['api/lists/artifactLists', 'copies nothing of its artifact'],
  },
  {
    name: 'lists that remain after their account',
    edits: [['functions/src/admin/missingAccounts.ts', "  'lists',\n  'listReports',\n", '']],
    test: ['api/lists/listReports', 'of an account that no longer exists'],
  },
  {
    name: 'lists that the reconciler deletes wrongly',
    edits: [['functions/src/admin/missingAccounts.ts', 'batch.filter((uid) => !found.has(uid))', 'batch']],
    test: ['api/lists/listReports', 'of an account that no longer exists'],
  },
  {
    name: 'notes that replace others silently',
    edits: [[changes, 'stored !== seen && stored !== sent', 'false']],
    test: ['api/lists/artifactLists', 'of another tab that it replaced'],
  },
  {
    name: 'list pages that show withdrawn artifacts',
    edits: [
      ['functions/src/share/list/listView.ts', 'if (!isVisible(fields)) return', 'if (!fields) return'],
    ],
    test: ['api/lists/listPage', 'shows only a notice in place of'],
  },
  {
    name: 'list pages of suspended accounts',
    edits: [
      [store, 'return isActive(fieldsOf(suspension)) ? null : list', 'return suspension ? list : null'],
    ],
    test: ['api/lists/listPage', 'suspended account'],
  },
  {
    name: 'list pages with unescaped markup',
    edits: [['functions/src/share/markup.ts', 'escaped(String(value))', 'String(value)']],
    test: ['api/lists/listPage', 'threat 88'],
  },
  {
    name: 'curators who decide on their own lists',
    edits: [['functions/src/lists/listReports.ts', 'if (fields.uid === uid) throw', 'if (uid === "") throw']],
    test: ['api/lists/listReports', 'not about their own'],
  },
  {
    name: 'reports that remain after their list',
    edits: [[store, 'docs.forEach(({ ref }) => transaction.delete(ref))', 'void docs']],
    test: ['api/lists/listReports', 'reports go with their list'],
  },
]
