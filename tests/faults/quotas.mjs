/** Faults of quotas, of commits whose answer is lost, and of deletions. */
const store = 'functions/src/firestore.ts'
const auth = 'functions/src/http/auth.ts'
const cspReports = 'functions/src/http/cspReports.ts'
const likesCost = 'functions/src/artifacts/likesCost.ts'
const lists = 'functions/src/lists/listHandlers.ts'
const share = 'functions/src/quotas/accountShare.ts'
const readQuota = 'functions/src/quotas/readQuota.ts'
const trash = 'functions/src/visibility/trash.ts'
const rename = 'functions/src/account/renameArtifacts.ts'
const pages = 'functions/src/pagination/pages.ts'
const searchRepairs = 'functions/src/admin/searchIndex.ts'

export const QUOTA_FAULTS = {
  'writes that count once whatever they cost': [
    ['tests/api/server/accountCosts.test.ts', 'rename an artifact with 450 likes'],
    [likesCost, 'if (count > 0) await', 'if (count < 0) await'],
  ],
  'other photographs at the price of another text': [
    ['tests/api/server/accountCosts.test.ts', 'take 12 photographs away'],
    [likesCost, 'if (more && moreTagOf(more) !== artifact.get(MORE_TAG)) {', 'if (more === null) {'],
  ],
  'pages of any size': [
    ['tests/api/server/pageBytes.test.ts', 'threat 94'],
    [pages, '    if (chars > PAGE_CHARS) break\n', ''],
  ],
  'pages of cases of any size': [
    ['tests/api/server/pageBytes.test.ts', 'for curators'],
    ['functions/src/reports/caseList.ts', '    if (chars > PAGE_CHARS) break\n', ''],
  ],
  'a short page that the other one goes on after': [
    ['tests/api/server/pageBytes.test.ts', 'visible and hidden ones'],
    [pages, '.filter(isWithin)', ''],
  ],
  'failed lists that cost nothing': [
    ['tests/api/server/accountCosts.test.ts', 'one of which is missing'],
    [lists, '  await countMore(uid, { reads: list.artifactIds.length + copied })\n', ''],
  ],
  'a quota that every instance grants anew': [
    ['tests/api/server/limits.test.ts', 'stay together within the quota'],
    [share, 'stored?.minute === minute ? Number(stored.writes) : 0', '0'],
  ],
  'direct callers with the quota of a proxy': [
    ['functions/src/quotas/readQuota.test.ts', 'one address for a direct caller'],
    [readQuota, 'share: isHosted ? PROXY : ONE', 'share: PROXY'],
  ],
  'pages without a budget of their own': [
    ['functions/src/quotas/readQuota.test.ts', 'budgets of their own'],
    [readQuota, 'const slot = `${budget} ', 'const slot = `'],
  ],
  'look-ups of accounts over their quota': [
    ['tests/api/accounts/production.test.ts', 'over the quota'],
    [auth, 'verifyIdToken(token)', 'verifyIdToken(token, true)'],
  ],
  'reports of violations without a quota': [
    ['tests/api/server/deployed.test.ts', 'of one address'],
    [cspReports, "if (!allowsVisit({ headers }, violations.length, 'violations')) return 429\n", ''],
  ],
  'attempts that forget a sent commit': [
    ['tests/api/server/lostAnswers.test.ts', 'adds one list|changes a list'],
    [store, '    sent = { result }\n', ''],
  ],
  'deletions that take what another call did for theirs': [
    ['tests/api/server/lostAnswers.test.ts', 'another call of the user was faster'],
    [trash, 'fields[DELETED_BY] === call', 'fields.adder_uid === uid'],
  ],
  'parallel calls that all report what one of them did': [
    ['tests/api/server/lostAnswers.test.ts', 'of two calls at once'],
    ['functions/src/receipts.ts', '(await transaction.get(receipt)).exists', 'true'],
  ],
  'pages of any number of bytes': [
    ['tests/api/server/addressCosts.test.ts', 'threat 92'],
    ['functions/src/http/router.ts', '    requireBytes(request)\n', ''],
  ],
  "reads of the curators' list that are counted by what it shows": [
    ['tests/api/server/readLimits.test.ts', 'counts what it reads of cases'],
    ['functions/src/reports/caseList.ts', 'read: page.read + all.read', 'read: all.reported.length'],
  ],
  'expired deletions that wait behind others': [
    ['tests/api/artifacts/undoDelete.test.ts', 'although many others can still be undone'],
    [
      trash,
      "const expired = trash.where('adder_uid', '==', uid).where('expires_at', '<=', Timestamp.now())\n  const { docs } = await expired.limit(PURGED_MAX).select().get()",
      "const found = await trash.where('adder_uid', '==', uid).limit(PURGED_MAX).get()\n  const docs = found.docs.filter((document) => isExpired(document.data()))",
    ],
  ],
  'deleted artifacts that keep an earlier name of their adder': [
    ['tests/api/accounts/rename.test.ts', 'a deleted artifact'],
    [rename, '    renameNext(trash, renameAway(trashRef), uid, name),\n', ''],
  ],
  'artifacts by name only that the reconciler indexes again': [
    ['functions/src/admin/searchIndex.test.ts', 'by name only'],
    [searchRepairs, 'content?.texts === null || otherContent?.texts === null', 'false'],
  ],
}
