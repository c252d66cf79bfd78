/** Faults of the local stack's start and of the local Firestore. */
const request = 'tools/stack/requestLocal.ts'
const stack = 'tools/stack/stack.ts'

export const START_FAULTS = {
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
