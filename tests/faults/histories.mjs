/** Faults in the histories of artifacts. */
const rules = 'firestore.rules'
const belongings = 'functions/src/account/userRecords.ts'
const deletion = 'functions/src/artifacts/deleteArtifact.ts'
const hide = 'functions/src/artifacts/hideArtifact.ts'
const history = 'functions/src/artifacts/artifactHistory.ts'
const findRepairs = 'functions/src/admin/findRepairs.ts'

export const HISTORY_FAULTS = [
  {
    name: 'histories readable by others',
    edits: [
      [
        rules,
        "(resource.data.adder_uid == request.auth.uid || request.auth.token.get('curator', false) == true)",
        'true',
      ],
    ],
    test: ['rules/histories', 'is denied for everybody else'],
  },
  {
    name: 'histories that curators cannot read',
    edits: [
      [
        rules,
        "(resource.data.adder_uid == request.auth.uid || request.auth.token.get('curator', false) == true)",
        'resource.data.adder_uid == request.auth.uid',
      ],
    ],
    test: ['rules/histories', 'is read by its adder and by curators'],
  },
  {
    name: 'histories written outside the transaction',
    edits: [
      [
        history,
        'const history = fieldsOf(await transaction.get(historyRef(id)))',
        'const history = fieldsOf(await historyRef(id).get())',
      ],
      [
        history,
        'transaction.set(historyRef(id), withChange(history, stored, change, Timestamp.now()))',
        'void historyRef(id).set(withChange(history, stored, change, Timestamp.now()))',
      ],
    ],
    test: ['api/artifacts/history', 'threat 79'],
  },
  {
    name: 'histories that remain after their artifact',
    edits: [[deletion, '  transaction.delete(historyRef(id))\n', '']],
    test: ['api/artifacts/history', 'with its artifact, hidden or not'],
  },
  {
    name: 'histories that the reconciler ignores',
    edits: [[findRepairs, 'histories: await findOrphans(histories, ({ id }) => id)', 'histories: []']],
    test: ['api/artifacts/history', 'with the reconciler'],
  },
  {
    name: 'histories that remain after their user',
    edits: [
      [
        belongings,
        "histories: { documents: histories, owner: 'adder_uid' }",
        "histories: { documents: histories, owner: 'uid' }",
      ],
    ],
    test: ['api/accounts/deleteUser', 'leaves no artifact, like, e-mail or record'],
  },
  {
    name: 'histories without a limit',
    edits: [
      [
        history,
        '  return firstTooMuch === -1 ? changes.length : firstTooMuch',
        '  return firstTooMuch === -2 ? firstTooMuch : changes.length',
      ],
    ],
    test: ['api/artifacts/history', 'threat 78'],
  },
  {
    name: 'histories that hide direct changes',
    edits: [[history, "[{ kind: 'unknown', at: updated_at }]", '[]']],
    test: ['api/artifacts/history', 'says that something was changed straight in Firestore'],
  },
  {
    name: 'histories without restorations',
    edits: [[hide, "writeHistory({ kind: 'restored' })", "writeHistory({ kind: 'hidden' })"]],
    test: ['api/artifacts/history', 'shows when curators have hidden'],
  },
]
