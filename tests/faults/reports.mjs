/** Faults in reports, hiding and decisions. */
const auth = 'functions/src/http/auth.ts'
const list = 'functions/src/artifacts/listArtifacts.ts'
const hide = 'functions/src/visibility/moveLikes.ts'
const steps = 'functions/src/visibility/suspensionSteps.ts'
const create = 'functions/src/artifacts/createArtifact.ts'
const daily = 'functions/src/quotas/dailyQuota.ts'
const undo = 'functions/src/visibility/trash.ts'
const update = 'functions/src/artifacts/updateArtifact.ts'
const decide = 'functions/src/reports/decideReport.ts'
const reports = 'functions/src/reports/reportStore.ts'
const withdraw = 'functions/src/reports/withdrawReport.ts'
const reporter = 'functions/src/reports/reporter.ts'
const cases = 'functions/src/reports/caseList.ts'
const suspended = 'functions/src/moderation/suspended.ts'
const mark = 'functions/src/reports/openReportMark.ts'
const remove = 'functions/src/visibility/purge.ts'

export const REPORT_FAULTS = {
  'suspended accounts that can write': [
    ['tests/api/moderation/moderation.test.ts', 'cannot write'],
    [auth, 'if (account.customClaims?.suspended === true) throw', 'if (account.customClaims === null) throw'],
  ],
  'lifted suspensions that restore what curators hid': [
    ['tests/api/moderation/moderation.test.ts', 'gets back what the suspension hid'],
    [
      'packages/domain/src/visibility/recordEvents.ts',
      "!state.isDeleted && state.hiddenBy === 'suspension' ?",
      '!state.isDeleted ?',
    ],
    [steps, ".where('hidden_by', '==', 'suspension')", ''],
  ],
  'first artifacts that are not held': [
    ['tests/api/moderation/held.test.ts', 'wait for a curator until three'],
    [create, 'params.holdFirstRecords &&', 'false &&'],
  ],
  'new accounts without their own quota': [
    ['tests/api/moderation/held.test.ts', 'is less for a new account'],
    [daily, 'counts[kind] >= LIMITS[kind].new &&', 'false &&'],
  ],
  'deletions that any user can undo': [
    ['tests/api/artifacts/undoDelete.test.ts', 'by its adder alone'],
    [undo, 'if (isOver || fields.adder_uid !== uid)', 'if (isOver)'],
  ],
  'curators who write any text': [
    ['tests/api/artifacts/undoDelete.test.ts', 'restored by curators'],
    [update, 'if (isByCurator) await requireEarlierTexts(transaction, id, changed, more)', ''],
  ],
  'any user decides on reports': [
    ['tests/api/moderation/reports.test.ts', 'curators alone'],
    [auth, 'if (!user.isCurator) throw', 'if (!user) throw'],
  ],
  'curators decide on their own artifacts': [
    ['tests/api/moderation/reports.test.ts', 'by the adder of the artifact'],
    [decide, 'if (record.owner === uid) throw', "if (record.owner === '') throw"],
  ],
  'hidden artifacts readable by id': [
    ['tests/api/moderation/hidden.test.ts', 'by no call of anybody else'],
    [list, 'isAdder: fields?.adder_uid === uid', "isAdder: uid !== ''"],
  ],
  'content that stays while likes are moved': [
    ['tests/api/moderation/hidden.test.ts', 'stays invisible when hiding it stops early'],
    [hide, '        [HIDING]: true,', '        ...stored,\n        [HIDING]: true,'],
    [hide, 'id: string, count: number)', 'id: string, count: number, stored: Fields = {})'],
    [hide, 'countIn(id, stored))', 'countIn(id, stored), stored)'],
  ],
  'several reports per user': [
    ['tests/api/moderation/reports.test.ts', 'stored once per user'],
    [reports, 'if (isRepeated(stored, record)) return ref.id', ''],
    [reports, '(isCounted ? 0 : 1)', '1'],
  ],
  'a report mark with details': [
    ['tests/api/moderation/reports.test.ts', 'by the mark alone'],
    [mark, 'set(reportedRef(id), { adder_uid })', 'set(reportedRef(id), { adder_uid, at: 1 })'],
  ],
  'a report mark that changes with further reports': [
    ['tests/api/moderation/reports.test.ts', 'by the mark alone'],
    [
      mark,
      'if (mark?.adder_uid !== adder_uid) transaction.set(reportedRef(id), { adder_uid })',
      'transaction.set(reportedRef(id), { adder_uid, again: Boolean(mark) })',
    ],
  ],
  'report marks that remain after a decision': [
    ['tests/api/moderation/reported.test.ts', 'is over with the decision'],
    [decide, "    if (kind === 'artifact') removeReportMark(transaction, id)\n", ''],
  ],
  'report marks that remain without reports': [
    ['tests/api/moderation/reported.test.ts', 'is over when the last'],
    [
      withdraw,
      "if (closes && subject.kind === 'artifact') removeReportMark(transaction, subject.id)\n    if (isEmpty)",
      'if (isEmpty)',
    ],
  ],
  'report marks that remain during a deletion': [
    ['tests/api/moderation/reported.test.ts', 'the first step of a deletion'],
    [remove, '    removeReportMark(transaction, id)\n', ''],
  ],
  'report marks of hidden artifacts that the reconciler ignores': [
    ['tests/api/moderation/reported.test.ts', 'repairs missing, wrong'],
    [mark, 'else if (mark) removeReportMark(transaction, id)', ''],
  ],
  'a dismissed report that closes the case of a hidden record': [
    ['tests/api/lists/listReports.test.ts', 'keeps a hidden list in the list of cases'],
    [decide, "(decision.decision === 'dismiss' && record.hiddenBy !== null)", 'false'],
  ],
  'owners of hidden lists who cannot appeal': [
    ['tests/api/lists/listReports.test.ts', 'keeps a hidden list in the list of cases'],
    [
      reports,
      'record.hiddenBy !== null && record.owner === uid',
      "kind === 'artifact' && record.owner === uid",
    ],
  ],
  'hidden lists without a case that the reconciler ignores': [
    ['tests/api/lists/listReports.test.ts', 'that no curator sees returns'],
    ['functions/src/admin/findLeftovers.ts', '    ...(await findUnlistedLists()),\n', ''],
  ],
  'no daily number of reports': [
    ['tests/api/moderation/reporters.test.ts', 'small for a new account'],
    [reports, '    writeQuota()\n', ''],
  ],
  'pseudonyms that differ between cases': [
    ['tests/api/moderation/reporters.test.ts', 'is the same in all cases'],
    [reporter, "if (typeof stored === 'string') return", "if (stored === 'string') return"],
    [reporter, 'transaction.create(reporterRef(uid)', 'transaction.set(reporterRef(uid)'],
  ],
  'uids as pseudonyms': [
    ['tests/api/moderation/reporters.test.ts', 'does not lead to the account'],
    [reporter, 'const pseudonym = newPseudonym()', 'const pseudonym = uid'],
  ],
  'cursors that contain the uid of a reporter': [
    ['tests/api/moderation/reporters.test.ts', 'does not lead to the account'],
    [cases, 'id: reportedIn(last.data()).id', 'id: last.id'],
    [cases, 'standing.startAfter(reportId(reporterUid, after.id))', 'standing.startAfter(after.id)'],
  ],
  'suspensions that name the reporter': [
    ['tests/api/moderation/reporters.test.ts', 'does not lead to the account'],
    [suspended, "typeof fields.reporter === 'string'", 'fields.reporter === null'],
  ],
  'appeals with a pseudonym': [
    ['tests/api/moderation/reporters.test.ts', 'is not on an appeal'],
    [reports, 'report.reason === APPEAL ? null : await pseudonymOf', 'await pseudonymOf'],
  ],
  'reports of others that are dismissed too': [
    ['tests/api/moderation/reporters.test.ts', 'are dismissed at once'],
    [withdraw, 'return isStanding || docs.length === UNDECIDED_READ', 'return false'],
  ],
  'curators who dismiss reports of their own records': [
    ['tests/api/moderation/reporters.test.ts', 'about the curator'],
    [withdraw, "if (found?.owner === uid) return 'own'", ''],
  ],
}
