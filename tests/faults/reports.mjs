/** Faults in reports, hiding and decisions. */
const auth = 'functions/src/http/auth.ts'
const list = 'functions/src/artifacts/listArtifacts.ts'
const hide = 'functions/src/artifacts/moveArtifact.ts'
const steps = 'functions/src/moderation/suspensionSteps.ts'
const create = 'functions/src/artifacts/createArtifact.ts'
const daily = 'functions/src/quotas/dailyQuota.ts'
const undo = 'functions/src/artifacts/undoDelete.ts'
const update = 'functions/src/artifacts/updateArtifact.ts'
const decide = 'functions/src/reports/decideReport.ts'
const reports = 'functions/src/reports/reportStore.ts'
const mark = 'functions/src/reports/openReportMark.ts'
const remove = 'functions/src/artifacts/deleteArtifact.ts'

export const REPORT_FAULTS = [
  {
    name: 'suspended accounts that go on writing',
    edits: [[auth, 'if (customClaims?.suspended === true) throw', 'if (customClaims === null) throw']],
    test: ['api/moderation', 'cannot write'],
  },
  {
    name: 'lifted suspensions that restore what curators hid',
    edits: [
      [steps, "|| stored.hidden_by !== 'suspension'", ''],
      [steps, ".where('hidden_by', '==', 'suspension')", ''],
    ],
    test: ['api/moderation', 'gets back what the suspension hid'],
  },
  {
    name: 'first artifacts that wait for nobody',
    edits: [[create, 'params.holdFirstRecords &&', 'false &&']],
    test: ['api/held', 'wait for a curator until three'],
  },
  {
    name: 'new accounts that add as much as others',
    edits: [[daily, 'counts[kind] >= limit.new &&', 'false &&']],
    test: ['api/moderation', 'is bounded more for a new account'],
  },
  {
    name: 'deletions that anybody can undo',
    edits: [[undo, 'deleted?.adder_uid !== uid || isExpired', 'deleted === null || isExpired']],
    test: ['api/undoDelete', 'by its adder alone'],
  },
  {
    name: 'curators who write what they like',
    edits: [[update, 'if (isByCurator) await requireEarlierTexts(transaction, id, changed)', '']],
    test: ['api/undoDelete', 'restored by curators'],
  },
  {
    name: 'anybody decides on reports',
    edits: [[auth, 'if (!user.isCurator) throw', 'if (!user) throw']],
    test: ['api/reports', 'curators alone'],
  },
  {
    name: 'curators decide on their own',
    edits: [[decide, 'if (subject.adder_uid === uid) throw', 'if (subject.adder_uid === null) throw']],
    test: ['api/reports', 'by the adder of the artifact'],
  },
  {
    name: 'hidden records that anybody with their id reads',
    edits: [
      [list, 'isCurator || fields?.adder_uid === uid ? fields : null', 'isCurator || uid ? fields : null'],
    ],
    test: ['api/hidden', 'by no call of anybody else'],
  },
  {
    name: 'content that stays behind while its likes follow',
    edits: [
      [hide, '        [HIDING]: true,', '        ...stored,\n        [HIDING]: true,'],
      [hide, 'id: string, count: number)', 'id: string, count: number, stored: Fields = {})'],
      [hide, 'countIn(id, stored))', 'countIn(id, stored), stored)'],
    ],
    test: ['api/hidden', 'shows nothing when the server crashes'],
  },
  {
    name: 'reports without a bound for each person',
    edits: [
      [reports, 'if (isRepeated(report, ownHidden)) return id', ''],
      [reports, '(report === null ? 1 : 0)', '1'],
    ],
    test: ['api/reports', 'made once by a person'],
  },
  {
    name: 'an adder who is told more of a report than that there is one',
    edits: [[mark, 'set(reportedRef(id), { adder_uid })', 'set(reportedRef(id), { adder_uid, at: 1 })']],
    test: ['api/reports', 'by the mark alone'],
  },
  {
    name: 'an adder who is told of each further report',
    edits: [
      [
        mark,
        'if (mark?.adder_uid !== adder_uid) transaction.set(reportedRef(id), { adder_uid })',
        'transaction.set(reportedRef(id), { adder_uid, again: Boolean(mark) })',
      ],
    ],
    test: ['api/reports', 'by the mark alone'],
  },
  {
    name: 'decided artifacts that are reported as before',
    edits: [[decide, '    removeReportMark(transaction, id)\n', '']],
    test: ['api/reported', 'is over with the decision'],
  },
  {
    name: 'reported artifacts that nobody reports any more',
    edits: [[reports, 'if (!isOpen) removeReportMark(transaction, id)', '']],
    test: ['api/reported', 'is over when the last'],
  },
  {
    name: 'deletions that leave what is reported until they are through',
    edits: [[remove, '      removeReportMark(transaction, id)\n', '']],
    test: ['api/reported', 'the first step of a deletion'],
  },
  {
    name: 'marks of hidden artifacts that the reconciler leaves',
    edits: [[mark, 'else if (mark) removeReportMark(transaction, id)', '']],
    test: ['api/reported', 'puts marks right'],
  },
]
