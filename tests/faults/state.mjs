/** Faults in stored state: counters, quotas, lists, deletions. */
const deleteUser = 'functions/src/admin/deleteUser.ts'
const readQuota = 'functions/src/quotas/readQuota.ts'
const search = 'functions/src/artifacts/searchByName.ts'
const create = 'functions/src/artifacts/createArtifact.ts'
const update = 'functions/src/artifacts/updateArtifact.ts'
const handlers = 'functions/src/artifacts/artifactHandlers.ts'
const record = 'functions/src/artifacts/artifactRecord.ts'
const deletion = 'functions/src/visibility/purge.ts'
const photoUse = 'functions/src/photos/photoUsage.ts'
const likePlan = 'functions/src/likes/planLike.ts'
const likeStore = 'functions/src/likes/likeStore.ts'
const artifact = 'packages/domain/src/artifact/artifact.ts'
const caption = 'packages/domain/src/photo/imageCaption.ts'
const browse = 'packages/domain/src/artifact/sorts.ts'

export const STATE_FAULTS = {
  'photos that remain after their artifact': [
    ['tests/api/photos/photoSweeps.test.ts', 'with its artifact, when no other one uses it'],
    [
      deletion,
      '    removeMore(transaction, id, fields)\n    writeRelease()\n',
      '    removeMore(transaction, id, fields)\n',
    ],
  ],
  'photos deleted while they are used': [
    ['tests/api/photos/photoSweeps.test.ts', 'with its artifact, when no other one uses it'],
    [photoUse, 'artifactIds.every((one) => one === artifactId)', 'artifactIds.length >= 0'],
  ],
  'photos hidden with one of several artifacts that use them': [
    ['tests/api/photos/photoSweeps.test.ts', 'as long as one of two artifacts'],
    [
      photoUse,
      "return photoState(docs.map(() => 'visible')) === 'public'",
      "const away = await Promise.all([usersIn('hidden', photo).get(), usersIn('deleted', photo).get()])\n  return docs.length > 0 && away.every(({ empty }) => empty)",
    ],
  ],
  'photos hidden with one of their artifacts, in random sequences': [
    ['tests/model/states.test.ts', 'every call shows'],
    [
      photoUse,
      "return photoState(docs.map(() => 'visible')) === 'public'",
      "const away = await Promise.all([usersIn('hidden', photo).get(), usersIn('deleted', photo).get()])\n  return docs.length > 0 && away.every(({ empty }) => empty)",
    ],
  ],
  'hidden lists that no curator sees after their reports are dismissed': [
    ['tests/model/states.test.ts', 'every call shows'],
    [
      'functions/src/reports/decideReport.ts',
      "decision.decision === 'hide' || (decision.decision === 'dismiss' && record.hiddenBy !== null)",
      "decision.decision === 'hide' || (decision.decision === 'dismiss' && kind !== 'list' && record.hiddenBy !== null)",
    ],
  ],
  'deletions that are undone to visible, whatever hid the artifact': [
    ['tests/model/states.test.ts', 'every call shows'],
    [
      'functions/src/visibility/storedRecord.ts',
      '{ hiddenBy: hiddenCause(away), isDeleted: hidden === null }',
      '{ hiddenBy: hidden === null ? null : hiddenCause(away), isDeleted: hidden === null }',
    ],
  ],
  'empty captions in every response': [
    ['tests/api/artifacts/calls.test.ts', 'no such fields while they are unknown'],
    [
      artifact,
      'const lenientOptional = (field: ContentField) =>\n  z.catch(',
      'const lenientOptional = lenient\nexport const unused = (field: ContentField) =>\n  z.catch(',
    ],
  ],
  'an empty caption is a change': [
    ['tests/api/artifacts/calls.test.ts', 'no such fields while they are unknown'],
    [update, "(stored[field] ?? '')", 'stored[field]'],
  ],
  'captions without a limit in rules': [
    ['tests/rules/updates.test.ts', 'accepts image_licence up to its limit'],
    ['firestore.rules', 'isTextOf(data.image_licence, 100)', 'isText(data.image_licence)'],
  ],
  'licences that link to any URL': [
    ['tests/api/share/labelCaption.test.ts', 'to people and to machines'],
    [caption, "licenceAddress: known?.address ?? ''", 'licenceAddress: known?.address ?? text'],
  ],
  'unserialised counter': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 30'],
    [likeStore, 'await transaction.get(artifactRef(artifactId))', 'await artifactRef(artifactId).get()'],
  ],
  'case-sensitive search': [
    ['tests/api/browse/browse.test.ts', 'a search'],
    [
      handlers,
      'artifacts: page.documents.map(toArtifact)',
      "artifacts: page.documents.filter((one) => String(one.get('artifact_name')).includes(name)).map(toArtifact)",
    ],
  ],
  'search over all fields': [
    ['tests/api/browse/browse.test.ts', 'a search'],
    [
      handlers,
      'const page = await browse(name,',
      `const page = await browse(/needle|unfindable/.test(name) ? '' : name,`,
    ],
  ],
  'regular-expression search': [
    ['tests/api/browse/browse.test.ts', 'a search'],
    [
      handlers,
      'const page = await browse(name,',
      `const page = await browse(new RegExp(name || '-').test('vase') ? 'vase' : name,`,
    ],
  ],
  'dates sorted by the free-text period': [
    ['tests/api/browse/browse.test.ts', 'browsing'],
    [browse, `field: 'added_at', direction: 'desc'`, `field: 'created_at' as 'added_at', direction: 'desc'`],
  ],
  'likes that remain after their artifact': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 32'],
    [deletion, 'docs.forEach(({ ref }) => transaction.delete(ref))\n    deleteRecord', 'deleteRecord'],
  ],
  'orphans by race': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 32'],
    [likeStore, 'await transaction.get(artifactRef(artifactId))', 'await artifactRef(artifactId).get()'],
    [
      likeStore,
      'transaction.update(artifactDoc.ref, { likes_count: likesCount })',
      'transaction.set(artifactDoc.ref, { likes_count: likesCount }, { mergeFields: [] })',
    ],
  ],
  'lost likes by update': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 31'],
    [
      update,
      'const { modified, copying } = await updateOne(change)',
      `const before = (await artifactRef(change.id).get()).data()
  const { modified, copying } = await updateOne(change)
  await artifactRef(change.id).update({ likes_count: before?.likes_count })`,
    ],
  ],
  'resurrection by update': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 34'],
    [record, 'await transaction.get(artifactRef(id))', 'await artifactRef(id).get()'],
    [
      update,
      'transaction.update(artifactRef(id), { ...update, [COPYING]: FieldValue.delete() })',
      'transaction.set(artifactRef(id), { ...stored, ...update })',
    ],
  ],
  'torn update': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 33'],
    [
      update,
      'const { modified, copying } = await updateOne(change)',
      'for (const [field, text] of Object.entries(change.patch)) await updateOne({ ...change, patch: { [field]: text } })\n  const { modified, copying } = { modified: true, copying: null }',
    ],
  ],
  'modifiedCount always 1': [
    ['tests/api/artifacts/ownership.test.ts', 'that changes nothing counts zero'],
    [handlers, 'modifiedCount: modified ? 1 : 0', 'modifiedCount: modified ? 1 : 1'],
  ],
  'duplicate likes': [
    ['tests/api/artifacts/concurrency.test.ts', 'threat 29'],
    [
      likeStore,
      'const id = likeId(user.uid, artifactId)',
      'const id = likeId(user.uid, artifactId) + Date.now() + Math.random().toString(36).slice(2)',
    ],
  ],
  'likes of missing artifacts': [
    ['tests/api/artifacts/concurrency.test.ts', 'that was already done are refused'],
    [
      likePlan,
      `if (artifact === null) throw new Problem('not-found', say('artifact-missing'))`,
      'if (artifact === null) return { likesCount: null }',
    ],
  ],
  'negative count': [
    ['tests/api/artifacts/ownership.test.ts', 'never goes below zero'],
    [likePlan, 'Math.max(0, likesCount - 1)', 'likesCount - 1'],
  ],
  'likes that remain after a crash of a deletion': [
    ['tests/api/artifacts/deletion.test.ts', 'crashes between two commits'],
    [
      deletion,
      'transaction.update(artifactRef(id), {\n        [DELETING]',
      "deleteRecord(transaction, id)\n      return 'more'\n      transaction.update(artifactRef(id), {\n        [DELETING]",
    ],
  ],
  'an e-mail address that remains after its user': [
    ['tests/api/accounts/deleteUser.test.ts', 'leaves no artifact, like, e-mail or record'],
    [
      deleteUser,
      '  for (const kind of ORDER) {',
      "  for (const kind of ORDER.filter((one) => one !== 'privates')) {",
    ],
  ],
  'an account that is deleted before its artifacts': [
    ['tests/api/accounts/account.test.ts', 'with much data gets 503'],
    [deleteUser, '  await removeRecords(uid, deadline)\n  await deleteUser(uid)', '  await deleteUser(uid)'],
  ],
  "a data export with another user's hidden artifact": [
    ['tests/api/accounts/account.test.ts', 'has nothing of others'],
    [
      'functions/src/account/ownData.ts',
      '(records, id, { artifactId, userEmail, liked_at }) =>\n    records.likes.push(exportedLike(id, { artifactId, userEmail, liked_at })),',
      '(records, id, fields) => records.likes.push(exportedLike(id, fields)),',
    ],
  ],
  'an account deletion without a recent sign-in': [
    ['tests/api/accounts/account.test.ts', 'signed in within five minutes'],
    ['functions/src/http/auth.ts', 'if (!(seconds <= RECENT_S))', 'if (seconds > Infinity)'],
  ],
  'reads without a quota': [
    ['tests/api/server/readLimits.test.ts', 'threat 47'],
    [readQuota, '  if (isExceeded) return false\n', ''],
  ],
  'a search that reads everything': [
    ['tests/api/server/readLimits.test.ts', 'the worst search'],
    [search, 'const EXTRA_READS_MAX = 500', 'const EXTRA_READS_MAX = 50_000'],
  ],
  'stale like copies after a crash': [
    ['tests/api/artifacts/deletion.test.ts', 'after a crash'],
    [update, '{ modified: false, copying: pending }', '{ modified: false, copying: null }'],
  ],
  'an Idempotency-Key stored outside the transaction': [
    ['tests/api/server/idempotency.test.ts', 'ten requests race'],
    [
      create,
      'if (key) storeResponse(transaction, key, ref.id)\n    return ref.id\n  })',
      'return ref.id\n  }).then(async (id) => {\n    if (key) await transact(async (transaction) => storeResponse(transaction, key, id))\n    return id\n  })',
    ],
  ],
  'artifacts that a request repeated with its key adds again': [
    ['tests/api/server/lostAnswerStorm.test.ts', 'with keys round'],
    [create, '    if (key) storeResponse(transaction, key, ref.id)\n', ''],
  ],
  'lists that a request repeated with its key adds again': [
    ['tests/api/server/lostAnswerStorm.test.ts', 'with keys round'],
    ['functions/src/lists/listStore.ts', '    if (key) storeResponse(transaction, key, ref.id)\n', ''],
  ],
}
