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
    name: 'suspended accounts that can write',
    edits: [[auth, 'if (customClaims?.suspended === true) throw', 'if (customClaims === null) throw']],
    test: ['api/moderation/moderation', 'cannot write'],
  },
  {
    name: 'lifted suspensions that restore what curators hid',
    edits: [
      [steps, "|| stored.hidden_by !== 'suspension'", ''],
      [steps, ".where('hidden_by', '==', 'suspension')", ''],
    ],
    test: ['api/moderation/moderation', 'gets back what the suspension hid'],
  },
  {
    name: 'first artifacts that are not held',
    edits: [[create, 'params.holdFirstRecords &&', 'false &&']],
    test: ['api/moderation/held', 'wait for a curator until three'],
  },
  {
    name: 'new accounts without their own quota',
    edits: [[daily, 'counts[kind] >= limit.new &&', 'false &&']],
    test: ['api/moderation/moderation', 'is less for a new account'],
  },
  {
    name: 'deletions that any user can undo',
    edits: [[undo, 'deleted?.adder_uid !== uid || isExpired', 'deleted === null || isExpired']],
    test: ['api/artifacts/undoDelete', 'by its adder alone'],
  },
  {
    name: 'curators who write any text',
    edits: [[update, 'if (isByCurator) await requireEarlierTexts(transaction, id, changed)', '']],
    test: ['api/artifacts/undoDelete', 'restored by curators'],
  },
  {
    name: 'any user decides on reports',
    edits: [[auth, 'if (!user.isCurator) throw', 'if (!user) throw']],
    test: ['api/moderation/reports', 'curators alone'],
  },
  {
    name: 'curators decide on their own artifacts',
    edits: [[decide, 'if (subject.adder_uid === uid) throw', 'if (subject.adder_uid === null) throw']],
    test: ['api/moderation/reports', 'by the adder of the artifact'],
  },
  {
    name: 'hidden artifacts readable by id',
    edits: [
      [list, 'isCurator || fields?.adder_uid === uid ? fields : null', 'isCurator || uid ? fields : null'],
    ],
    test: ['api/moderation/hidden', 'by no call of anybody else'],
  },
  {
    name: 'content that stays while likes are moved',
    edits: [
      [hide, '        [HIDING]: true,', '        ...stored,\n        [HIDING]: true,'],
      [hide, 'id: string, count: number)', 'id: string, count: number, stored: Fields = {})'],
      [hide, 'countIn(id, stored))', 'countIn(id, stored), stored)'],
    ],
    test: ['api/moderation/hidden', 'stays invisible when the server crashes'],
  },
  {
    name: 'several reports per user',
    edits: [
      [reports, 'if (isRepeated(report, ownHidden)) return id', ''],
      [reports, '(report === null ? 1 : 0)', '1'],
    ],
    test: ['api/moderation/reports', 'stored once per user'],
  },
  {
    name: 'a report mark with details',
    edits: [[mark, 'set(reportedRef(id), { adder_uid })', 'set(reportedRef(id), { adder_uid, at: 1 })']],
    test: ['api/moderation/reports', 'by the mark alone'],
  },
  {
    name: 'a report mark that changes with further reports',
    edits: [
      [
        mark,
        'if (mark?.adder_uid !== adder_uid) transaction.set(reportedRef(id), { adder_uid })',
        'transaction.set(reportedRef(id), { adder_uid, again: Boolean(mark) })',
      ],
    ],
    test: ['api/moderation/reports', 'by the mark alone'],
  },
  {
    name: 'report marks that remain after a decision',
    edits: [[decide, '    removeReportMark(transaction, id)\n', '']],
    test: ['api/moderation/reported', 'is over with the decision'],
  },
  {
    name: 'report marks that remain without reports',
    edits: [[reports, 'if (!isOpen) removeReportMark(transaction, id)', '']],
    test: ['api/moderation/reported', 'is over when the last'],
  },
  {
    name: 'report marks that remain during a deletion',
    edits: [[remove, '      removeReportMark(transaction, id)\n', '']],
    test: ['api/moderation/reported', 'the first step of a deletion'],
  },
  {
    name: 'report marks of hidden artifacts that the reconciler ignores',
    edits: [[mark, 'else if (mark) removeReportMark(transaction, id)', '']],
    test: ['api/moderation/reported', 'repairs missing, wrong'],
  },
]
