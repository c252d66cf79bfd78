/** Faults in direct access of clients to Firestore. */
const rules = 'firestore.rules'

export const RULES_FAULTS = [
  {
    name: 'photos that clients read',
    edits: [
      [
        rules,
        '    match /{document=**} {\n',
        '    match /photos/{id} {\n      allow read: if true;\n    }\n    match /{document=**} {\n',
      ],
    ],
    test: ['rules/photos', 'are denied for everybody'],
  },
  {
    name: 'hidden records that anybody finds',
    edits: [[rules, 'resource != null && (isOwn()', 'resource != null && (true || isOwn()']],
    test: ['rules/hidden', 'is denied for everybody else'],
  },
  {
    name: 'reported artifacts that anybody finds',
    edits: [[rules, 'resource != null && isOwn();', 'resource != null;']],
    test: ['rules/reported', 'is denied for everybody else'],
  },
  {
    name: 'lists that skip a million',
    edits: [[rules, ' && request.query.offset <= 0', '']],
    test: ['rules/artifacts', 'with an offset'],
  },
  {
    name: 'a count that a client replaces by its like',
    edits: [[rules, ' && hasWholeCount();', ';']],
    test: ['rules/updates', 'the count of likes'],
  },
  {
    name: 'direct updates that nobody sees',
    edits: [[rules, ' && isStamped()', '']],
    test: ['rules/updates', 'sets updated_at to its own time'],
  },
  {
    name: 'documents that are older than a field',
    edits: [
      [
        rules,
        "(isUnchanged('present_location') || isText(data.present_location))",
        'isText(data.present_location)',
      ],
    ],
    test: ['rules/updates', 'edited by its adder'],
  },
]
