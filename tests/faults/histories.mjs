/** Faults in the histories of artifacts. */
const rules = 'firestore.rules'
const belongings = 'functions/src/account/userRecords.ts'
const deletion = 'functions/src/visibility/purge.ts'
const hide = 'functions/src/visibility/move.ts'
const history = 'functions/src/artifacts/artifactHistory.ts'
const leftovers = 'functions/src/admin/findLeftovers.ts'

export const HISTORY_FAULTS = {
  'histories readable by others': [
    ['tests/rules/histories.test.ts', 'is denied for everybody else'],
    [
      rules,
      "(resource.data.adder_uid == request.auth.uid || request.auth.token.get('curator', false) == true)",
      'true',
    ],
  ],
  'histories that curators cannot read': [
    ['tests/rules/histories.test.ts', 'is read by its adder and by curators'],
    [
      rules,
      "(resource.data.adder_uid == request.auth.uid || request.auth.token.get('curator', false) == true)",
      'resource.data.adder_uid == request.auth.uid',
    ],
  ],
  'histories written outside the transaction': [
    ['tests/api/artifacts/history.test.ts', 'threat 79'],
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
  'histories that remain after their artifact': [
    ['tests/api/artifacts/history.test.ts', 'with its artifact, hidden or not'],
    [deletion, '  transaction.delete(historyRef(id))\n', ''],
  ],
  'histories that the reconciler ignores': [
    ['tests/api/artifacts/history.test.ts', 'with the reconciler'],
    [leftovers, 'findOrphans(histories,', 'findOrphans(cases,'],
  ],
  'histories that remain after their user': [
    ['tests/api/accounts/deleteUser.test.ts', 'leaves no artifact, like, e-mail or record'],
    [
      belongings,
      "histories: { documents: histories, owner: 'adder_uid' }",
      "histories: { documents: histories, owner: 'uid' }",
    ],
  ],
  'histories without a limit': [
    ['tests/api/artifacts/history.test.ts', 'threat 78'],
    [
      history,
      '  return firstTooMuch === -1 ? changes.length : firstTooMuch',
      '  return firstTooMuch === -2 ? firstTooMuch : changes.length',
    ],
  ],
  'histories that hide direct changes': [
    ['tests/api/artifacts/history.test.ts', 'says that something was changed straight in Firestore'],
    [history, "[{ kind: 'unknown', at: updated_at }]", '[]'],
  ],
  'histories without restorations': [
    ['tests/api/artifacts/history.test.ts', 'shows when curators have hidden'],
    [hide, "? 'undeleted' : 'restored'", "? 'undeleted' : 'hidden'"],
  ],
}
