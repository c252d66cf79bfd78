/** Faults of the local stack's start and of the local Firestore. */
const request = 'tools/stack/requestLocal.ts'
const stack = 'tools/stack/stack.ts'

const strictness = 'packages/local-firestore/test/core/strictness.test.ts'
const identity = 'packages/local-firestore/src/identity.ts'

export const START_FAULTS = {
  'a local Firestore that accepts expired tokens': [
    [strictness, 'accepted until it expires'],
    [identity, ' && exp <= now)', ' && exp <= 0)'],
  ],
  'a local Firestore that accepts tokens of other projects': [
    [strictness, 'of another project or issuer'],
    [identity, 'if (aud !== undefined && aud !== projectId)', "if (aud === '')"],
  ],
  'a local Firestore whose ranges match NaN': [
    [strictness, 'never matches NaN'],
    [
      'packages/local-firestore/src/query/fieldFilter.ts',
      'typeRank(value) === rank && isComparable(value) &&',
      'typeRank(value) === rank &&',
    ],
  ],
  'a local Firestore with equality of names beside another inequality': [
    [strictness, 'cannot be combined with equality of the name'],
    [
      'packages/local-firestore/src/query/plan.ts',
      '  checkNameEquality(query.where, inequalityFields)\n',
      '',
    ],
  ],
  'a local Firestore with fields in a collection group below a document': [
    [strictness, 'cannot filter or order by a field'],
    ['packages/local-firestore/src/query/plan.ts', '  checkDescendants(selector, query.where, orders)\n', ''],
  ],
  'writes of a commit that do not see the earlier ones': [
    [strictness, 'cannot be deleted and then updated'],
    [
      'packages/local-firestore/src/operations/stageWrites.ts',
      'failure ??= preconditionFailure(write, stored)',
      'failure ??= preconditionFailure(write, view.get(path))',
    ],
  ],
  'a local Firestore that forgets when its documents last changed': [
    ['packages/local-firestore/test/core/durability.test.ts', 'serves reads at times since its last commit'],
    ['packages/local-firestore/src/store/store.ts', 'this.#journal === null ? openedAt : last', 'openedAt'],
  ],
  '500 when Firestore is interrupted': [
    ['functions/src/http/errorResponse.test.ts', 'becomes a 503'],
    ['functions/src/http/errorResponse.ts', ' || isInterrupted(error)', ''],
  ],
  'idle connections to local services are used again': [
    ['tools/stack/requestLocal.test.ts', 'never uses a connection again'],
    [request, `, Connection: 'close' }`, ' }'],
  ],
  'a local request whose connection breaks is not repeated': [
    ['tools/stack/requestLocal.test.ts', 'is repeated with its body'],
    [request, 'if (Date.now() >= end) throw new Failure', 'throw new Failure'],
  ],
  'a damaged file of accounts without its name': [
    ['tests/tools/accounts.test.ts', 'names a damaged file'],
    ['tools/cli/readJson.ts', '`${file} is damaged: ${messageOf(error)}', '`${messageOf(error)}'],
  ],
  'settings in a damaged file are ignored in silence': [
    ['tools/cli/damagedFiles.test.ts', 'is named with the line'],
    ['tools/cli/readEnv.ts', 'if (bad !== -1)', 'if (bad === -2)'],
  ],
  'a seed in several commits': [
    ['tests/tools/seed.test.ts', 'stored in one commit'],
    [
      'tools/seed/seed.ts',
      '  artifacts.forEach((artifact, place) => addOne(firestore, batch, artifact, place, people, now))\n',
      '  for (const [place, artifact] of artifacts.entries()) {\n    const one = firestore.batch()\n    addOne(firestore, one, artifact, place, people, now)\n    await one.commit()\n  }\n',
    ],
  ],
  'pages that are served before their services': [
    ['tests/journeys/own-stack/first-start.test.ts', 'serves no page before'],
    [
      stack,
      `      if (isSeeded) await step('Seed', () => seedLocal({ app, auth, ports }), String)\n      await step('Hosting', () => supervisor.supervise('Hosting', launchHosting))\n`,
      `      await step('Hosting', () => supervisor.supervise('Hosting', launchHosting))\n      if (isSeeded) await step('Seed', () => seedLocal({ app, auth, ports }), String)\n`,
    ],
  ],
  'a start that ends without a word at Ctrl-C': [
    ['tools/cli/waitForSignal.test.ts', 'ends it with a sentence'],
    ['tools/cli/waitForSignal.ts', 'for (const signal of SIGNALS) process.once(signal, end)', ''],
  ],
}
