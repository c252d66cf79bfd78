/** Faults in stored state: counters, quotas, lists, deletions. */
const deleteUser = 'functions/src/admin/deleteUser.ts'
const readQuota = 'functions/src/quotas/readQuota.ts'
const writeQuota = 'functions/src/quotas/writeQuota.ts'
const search = 'functions/src/artifacts/searchByName.ts'
const create = 'functions/src/artifacts/createArtifact.ts'
const update = 'functions/src/artifacts/updateArtifact.ts'
const handlers = 'functions/src/artifacts/artifactHandlers.ts'
const record = 'functions/src/artifacts/artifactRecord.ts'
const deletion = 'functions/src/artifacts/deleteArtifact.ts'
const photoUse = 'functions/src/photos/photoUsage.ts'
const likePlan = 'functions/src/likes/planLike.ts'
const likeStore = 'functions/src/likes/likeStore.ts'
const artifact = 'packages/domain/src/artifact/artifact.ts'
const caption = 'packages/domain/src/photo/imageCaption.ts'
const browse = 'packages/domain/src/artifact/sorts.ts'

export const STATE_FAULTS = [
  {
    name: 'photos that remain after their artifact',
    edits: [
      [
        deletion,
        '    removeReportMark(transaction, id)\n    writeRelease()\n',
        '    removeReportMark(transaction, id)\n',
      ],
    ],
    test: ['api/photos/photoSweeps', 'with its artifact, when no other one uses it'],
  },
  {
    name: 'photos deleted while they are used',
    edits: [[photoUse, 'artifactIds.every((id) => id === artifactId)', 'artifactIds.length >= 0']],
    test: ['api/photos/photoSweeps', 'with its artifact, when no other one uses it'],
  },
  {
    name: 'empty captions in every response',
    edits: [
      [
        artifact,
        'const lenientOptional = (field: ContentField) =>\n  z.catch(',
        'const lenientOptional = lenient\nexport const unused = (field: ContentField) =>\n  z.catch(',
      ],
    ],
    test: ['api/artifacts/calls', 'no such fields while they are unknown'],
  },
  {
    name: 'an empty caption is a change',
    edits: [[update, "(stored[field] ?? '')", 'stored[field]']],
    test: ['api/artifacts/calls', 'no such fields while they are unknown'],
  },
  {
    name: 'captions without a limit in rules',
    edits: [['firestore.rules', 'isTextOf(data.image_licence, 100)', 'isText(data.image_licence)']],
    test: ['rules/updates', 'accepts image_licence up to its limit'],
  },
  {
    name: 'licences that link to any URL',
    edits: [[caption, 'return kind && `', "return kind === '' ? name : `"]],
    test: ['api/share/labelCaption', 'to people and to machines'],
  },
  {
    name: 'unserialised counter',
    edits: [
      [likeStore, 'await transaction.get(artifactRef(artifactId))', 'await artifactRef(artifactId).get()'],
    ],
    test: ['api/artifacts/concurrency', 'threat 30'],
  },
  {
    name: 'case-sensitive search',
    edits: [
      [
        handlers,
        'artifacts: page.documents.map(toArtifact)',
        "artifacts: page.documents.filter((one) => String(one.get('artifact_name')).includes(name)).map(toArtifact)",
      ],
    ],
    test: ['api/browse/browse', 'a search'],
  },
  {
    name: 'search over all fields',
    edits: [
      [
        handlers,
        'const page = await browse(name,',
        `const page = await browse(/needle|unfindable/.test(name) ? '' : name,`,
      ],
    ],
    test: ['api/browse/browse', 'a search'],
  },
  {
    name: 'regular-expression search',
    edits: [
      [
        handlers,
        'const page = await browse(name,',
        `const page = await browse(new RegExp(name || '-').test('vase') ? 'vase' : name,`,
      ],
    ],
    test: ['api/browse/browse', 'a search'],
  },
  {
    name: 'dates sorted by the free-text period',
    edits: [
      [
        browse,
        `field: 'added_at', direction: 'desc'`,
        `field: 'created_at' as 'added_at', direction: 'desc'`,
      ],
    ],
    test: ['api/browse/browse', 'browsing'],
  },
  {
    name: 'likes that remain after their artifact',
    edits: [
      [deletion, 'docs.forEach(({ ref }) => transaction.delete(ref))\n    deleteRecord', 'deleteRecord'],
    ],
    test: ['api/artifacts/concurrency', 'threat 32'],
  },
  {
    name: 'orphans by race',
    edits: [
      [likeStore, 'await transaction.get(artifactRef(artifactId))', 'await artifactRef(artifactId).get()'],
      [
        likeStore,
        'transaction.update(artifactDoc.ref, { likes_count: likesCount })',
        'transaction.set(artifactDoc.ref, { likes_count: likesCount }, { mergeFields: [] })',
      ],
    ],
    test: ['api/artifacts/concurrency', 'threat 32'],
  },
  {
    name: 'lost likes by update',
    edits: [
      [
        update,
        'const { modified, copying } = await updateOne(change)',
        `const before = (await artifactRef(change.id).get()).data()
  const { modified, copying } = await updateOne(change)
  await artifactRef(change.id).update({ likes_count: before?.likes_count })`,
      ],
    ],
    test: ['api/artifacts/concurrency', 'threat 31'],
  },
  {
    name: 'resurrection by update',
    edits: [
      [record, 'await transaction.get(artifactRef(id))', 'await artifactRef(id).get()'],
      [
        update,
        'transaction.update(artifactRef(id), { ...update, [COPYING]: FieldValue.delete() })',
        'transaction.set(artifactRef(id), { ...stored, ...update })',
      ],
    ],
    test: ['api/artifacts/concurrency', 'threat 34'],
  },
  {
    name: 'torn update',
    edits: [
      [
        update,
        'const { modified, copying } = await updateOne(change)',
        'for (const [field, text] of Object.entries(change.patch)) await updateOne({ ...change, patch: { [field]: text } })\n  const { modified, copying } = { modified: true, copying: null }',
      ],
    ],
    test: ['api/artifacts/concurrency', 'threat 33'],
  },
  {
    name: 'modifiedCount always 1',
    edits: [[handlers, 'modifiedCount: modified ? 1 : 0', 'modifiedCount: modified ? 1 : 1']],
    test: ['api/artifacts/ownership', 'that changes nothing counts zero'],
  },
  {
    name: 'duplicate likes',
    edits: [
      [
        likeStore,
        'const id = likeId(user.uid, artifactId)',
        'const id = likeId(user.uid, artifactId) + Date.now() + Math.random().toString(36).slice(2)',
      ],
    ],
    test: ['api/artifacts/concurrency', 'threat 29'],
  },
  {
    name: 'likes of missing artifacts',
    edits: [
      [
        likePlan,
        `if (artifact === null) throw new Problem('not-found', 'This artifact does not exist.')`,
        'if (artifact === null) return { likesCount: null }',
      ],
    ],
    test: ['api/artifacts/concurrency', 'that was already done are refused'],
  },
  {
    name: 'negative count',
    edits: [[likePlan, 'Math.max(0, likesCount - 1)', 'likesCount - 1']],
    test: ['api/artifacts/ownership', 'never goes below zero'],
  },
  {
    name: 'likes that remain after a crash of a deletion',
    edits: [
      [
        deletion,
        'transaction.update(artifactRef(id), {\n        [DELETING]',
        "deleteRecord(transaction, id)\n      return 'more'\n      transaction.update(artifactRef(id), {\n        [DELETING]",
      ],
    ],
    test: ['api/artifacts/deletion', 'crashes between two commits'],
  },
  {
    name: 'an e-mail address that remains after its user',
    edits: [
      [
        deleteUser,
        '  for (const kind of ORDER) {',
        "  for (const kind of ORDER.filter((one) => one !== 'privates')) {",
      ],
    ],
    test: ['api/accounts/deleteUser', 'leaves no artifact, like, e-mail or record'],
  },
  {
    name: 'an account that is deleted before its artifacts',
    edits: [
      [
        deleteUser,
        '  await removeRecords(uid, deadline)\n  await deleteUser(uid)',
        '  await deleteUser(uid)',
      ],
    ],
    test: ['api/accounts/account', 'with much data gets 503'],
  },
  {
    name: "a data export with another user's hidden artifact",
    edits: [
      [
        'functions/src/account/ownData.ts',
        'add: (records, id, { artifactId, userEmail, liked_at }) =>\n      records.likes.push(exportedLike(id, { artifactId, userEmail, liked_at })),',
        'add: (records, id, fields) => records.likes.push(exportedLike(id, fields)),',
      ],
    ],
    test: ['api/accounts/account', 'has nothing of others'],
  },
  {
    name: 'an account deletion without a recent sign-in',
    edits: [['functions/src/http/auth.ts', 'if (!(seconds <= RECENT_S))', 'if (seconds > Infinity)']],
    test: ['api/accounts/account', 'signed in within five minutes'],
  },
  {
    name: 'reads without a quota',
    edits: [
      [readQuota, 'if (isExceeded) throw tooManyRequests(now)', 'if (isExceeded) void tooManyRequests(now)'],
    ],
    test: ['api/server/readLimits', 'threat 47'],
  },
  {
    name: 'writes counted per instance only',
    edits: [
      [writeQuota, 'if (before >= params.writesPerMinute)', 'if (before < 0)'],
      [writeQuota, 'before + flushed)', 'flushed)'],
    ],
    test: ['api/server/limits', 'through two instances'],
  },
  {
    name: 'a search that reads everything',
    edits: [[search, 'const EXTRA_READS_MAX = 500', 'const EXTRA_READS_MAX = 50_000']],
    test: ['api/server/readLimits', 'the worst search'],
  },
  {
    name: 'stale like copies after a crash',
    edits: [[update, '{ modified: false, copying: pending }', '{ modified: false, copying: null }']],
    test: ['api/artifacts/deletion', 'after a crash'],
  },
  {
    name: 'an Idempotency-Key stored outside the transaction',
    edits: [
      [
        create,
        'if (key) storeResponse(transaction, key, ref.id)\n    return ref.id\n  })',
        'return ref.id\n  }).then(async (id) => {\n    if (key) await transact(async (transaction) => storeResponse(transaction, key, id))\n    return id\n  })',
      ],
    ],
    test: ['api/server/idempotency', 'ten requests race'],
  },
]
