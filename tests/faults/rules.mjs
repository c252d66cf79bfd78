/** Faults in direct access of clients to Firestore. */
const rules = 'firestore.rules'

export const RULES_FAULTS = {
  'photo documents readable by clients': [
    ['tests/rules/photos.test.ts', 'are denied for everybody'],
    [
      rules,
      '    match /{document=**} {\n',
      '    match /photos/{id} {\n      allow read: if true;\n    }\n    match /{document=**} {\n',
    ],
  ],
  'hidden artifacts that anybody can list': [
    ['tests/rules/hidden.test.ts', 'is denied for everybody else'],
    [rules, "(isOwn() || request.auth.token.get('curator'", "(true || request.auth.token.get('curator'"],
  ],
  'report marks that anybody can list': [
    ['tests/rules/reported.test.ts', 'is denied for everybody else'],
    [rules, 'isSignedIn() && resource != null && isOwn();', 'isSignedIn() && resource != null;'],
  ],
  'shared lists that anybody reads with their owner': [
    ['tests/rules/lists.test.ts', 'names its owner'],
    [
      rules,
      'allow get: if resource != null && isOwn();\n\n      // Users may list only',
      "allow get: if resource != null && (isOwn() || resource.data.visibility == 'link');\n\n      // Users may list only",
    ],
  ],
  'list queries with an offset': [
    ['tests/rules/artifacts.test.ts', 'with an offset'],
    [rules, ' && request.query.offset <= 0', ''],
  ],
  'a count replaced by an equal number of another type': [
    ['tests/rules/updates.test.ts', 'the count of likes'],
    [rules, ' && hasWholeCount();', ';'],
  ],
  'direct updates without updated_at': [
    ['tests/rules/updates.test.ts', 'sets updated_at to the time of the request'],
    [rules, ' && isStamped()', ''],
  ],
  'documents without a later field': [
    ['tests/rules/updates.test.ts', 'edited by its adder'],
    [
      rules,
      "(isUnchanged('present_location') || isText(data.present_location))",
      'isText(data.present_location)',
    ],
  ],
}
