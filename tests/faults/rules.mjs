/** Faults in direct access of clients to Firestore. */
const rules = 'firestore.rules'

export const RULES_FAULTS = [
  {
    name: 'photo documents readable by clients',
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
    name: 'hidden artifacts that anybody can list',
    edits: [
      [rules, "(isOwn() || request.auth.token.get('curator'", "(true || request.auth.token.get('curator'"],
    ],
    test: ['rules/hidden', 'is denied for everybody else'],
  },
  {
    name: 'report marks that anybody can list',
    edits: [[rules, 'resource != null && isOwn();', 'resource != null;']],
    test: ['rules/reported', 'is denied for everybody else'],
  },
  {
    name: 'list queries with an offset',
    edits: [[rules, ' && request.query.offset <= 0', '']],
    test: ['rules/artifacts', 'with an offset'],
  },
  {
    name: 'a count replaced by an equal number of another type',
    edits: [[rules, ' && hasWholeCount();', ';']],
    test: ['rules/updates', 'the count of likes'],
  },
  {
    name: 'direct updates without updated_at',
    edits: [[rules, ' && isStamped()', '']],
    test: ['rules/updates', 'sets updated_at to the time of the request'],
  },
  {
    name: 'documents without a later field',
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
