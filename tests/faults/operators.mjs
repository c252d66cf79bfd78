/** Faults in deploys, repairs and documents that operators would notice. */
const checks = 'tools/deploy/checks.ts'
const safeguards = 'tools/deploy/safeguards.ts'
const deployTest = 'tests/tools/deploy.test.ts'
const does = 'reports what is there and does not fit'
const says = 'says that a key file is missing'
const states = 'reports which safeguards'
const modules = 'web/build/modules.test.ts'

export const OPERATOR_FAULTS = {
  'a deploy that does not see the free plan': [
    [deployTest, does],
    [checks, '      !paid.billingEnabled &&', '      paid.billingEnabled === null &&'],
  ],
  'a deploy that does not see a database elsewhere': [
    [deployTest, does],
    [checks, 'stored !== regions.database &&', "stored === '' &&"],
  ],
  'a deploy that does not see an unknown region': [
    [deployTest, does],
    [checks, '!known.includes(regions.function) &&', 'known.length === 0 &&'],
  ],
  'a deploy that does not see that nobody may build': [
    [deployTest, does],
    [checks, "bindings === undefined || mayBuild || number === ''", 'true'],
  ],
  'a missing key file that is called expired': [
    [deployTest, says],
    [checks, 'if (file && !existsSync(file))', "if (file === 'none')"],
  ],
  'a missing network that is called a missing project': [
    [deployTest, says],
    [checks, 'if (NO_NETWORK.test(error))', 'if (NO_NETWORK.test(project))'],
  ],
  'a local project that is not named': [
    [deployTest, says],
    [checks, "if (wanted?.startsWith('demo-'))", "if (wanted === 'demo-')"],
  ],
  'a deploy without tests that does not say so': [
    [deployTest, 'without tests says so'],
    ['tools/deploy/deployProject.ts', 'if (!isTested) terminal.write', 'if (isTested) terminal.write'],
  ],
  'a deploy that ends because nobody says how long images are kept': [
    [deployTest, 'sets a policy'],
    ['tools/deploy/firebase.ts', 'if (!(await keepsAllImages(project))) throw error', 'throw error'],
  ],
  'a deploy that sets a policy that nobody wants': [
    [deployTest, 'sets no policy if'],
    [
      'tools/deploy/firebase.ts',
      "labels['firebase-functions-cleanup-opted-out'] !== 'true'",
      'labels !== undefined',
    ],
  ],
  'passwords that are switched off and reported as on': [
    [deployTest, states],
    [safeguards, 'signIn?.email?.enabled === true', 'signIn?.email?.enabled !== undefined'],
  ],
  'Google sign-in that is switched off and reported as on': [
    [deployTest, states],
    [safeguards, 'z.parse(providerSchema, body).enabled === true', 'z.parse(providerSchema, body) !== null'],
  ],
  'histories that nothing shows and reconcile does not name': [
    ['tests/api/moderation/reconcile.test.ts', 'lists the repairs'],
    [
      'functions/src/admin/findLeftovers.ts',
      "    ...(await findOrphans(histories, own, 'its history is', (id) => removeOrphan(id, historyRef(id)))),\n",
      '',
    ],
  ],
  'documents that nothing shows and reconcile does not name': [
    ['tests/tools/operators.test.ts', 'without what lists need'],
    [
      'functions/src/admin/findUnsupported.ts',
      'missing.length > 0 && !isBeingDeleted',
      'missing.length > 3 && !isBeingDeleted',
    ],
  ],
  'a first start that installs before it looks at the ports': [
    ['tools/bootstrap.test.ts', 'before it installs'],
    ['tools/bootstrap.mjs', 'if (SERVING.includes(file)) await', 'if (file === undefined) await'],
  ],
  'data of another version without what to do': [
    ['packages/local-firestore/test/http/cli.test.ts', 'another version wrote'],
    [
      'packages/local-firestore/src/cli/serve.ts',
      "SQLITE_ADVICE[code] ?? 'Replace it by a copy, or delete it to start with an empty store.'",
      "SQLITE_ADVICE[code] ?? ''",
    ],
  ],
  'notices without fonts': [
    [modules, 'the notices name'],
    ['web/build/licences.ts', "  '@fontsource/marcellus',\n", ''],
  ],
  'notices without what runs in workers': [
    [modules, 'the notices name'],
    ['web/build/licences.ts', 'if (folder) workerFolders.add(folder)', 'void folder'],
  ],
  'notices without the service worker': [
    [modules, 'the notices name'],
    ['web/build/licences.ts', "  'workbox-core',\n", ''],
  ],
  'a faulty service worker that stays': [
    [modules, 'a release without service worker'],
    [
      'web/build/pwa.ts',
      "process.env['VITE_SERVICE_WORKER'] === 'off'",
      "process.env['VITE_SERVICE_WORKER'] === ''",
    ],
  ],
}
