/** Import rules between the parts of the repository (docs/architecture.md). */
const TESTS = '[.]test[.]tsx?$|/testing/'
const FIREBASE = 'node_modules/(firebase|@firebase|reactfire|rxfire)/'

/** Forbids modules in `from` to import modules in `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Modules do not import one another in a circle, nor their types.',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'An import names something that exists.', {}, { couldNotResolve: true }),
    forbid(
      'declared',
      'A package declares what it imports in its package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'declared-for-production',
      'What is deployed does not import devDependencies.',
      { path: '^(functions|web|packages/[^/]+)/src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'domain-is-pure',
      'The domain imports neither other parts nor anything that does I/O.',
      { path: '^packages/domain/src/' },
      {
        pathNot: [
          '^packages/domain/src/',
          'node_modules/(zod|lean-qr|vitest|fast-check)/',
          // Parsers of import/file, which get bytes.
          'node_modules/(hucre|jschardet|papaparse|unzipit)/',
        ],
      },
    ),
    forbid(
      'local-firestore-stands-alone',
      'The local Firestore is a package of its own: no product code and no Firebase.',
      { path: '^packages/local-firestore/src/' },
      { path: ['^(packages/(?!local-firestore/)|functions|web|tools|tests)', FIREBASE, '@google-cloud/'] },
    ),
    forbid(
      'operations-without-transports',
      'Operations, queries, rules and the store do not depend on a transport.',
      { path: '^packages/local-firestore/src/(operations|query|rules|store|values)/', pathNot: TESTS },
      { path: '^packages/local-firestore/(src/(transports|cli|server[.]ts)|test)' },
    ),
    forbid(
      'package-imports',
      'Within the package, imports are #folder/file.ts.',
      { path: '^(packages/local-firestore|tools)/' },
      { path: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    forbid(
      'function-and-web-are-apart',
      'Function and web app share the domain only.',
      { path: '^(functions|web)/src/' },
      { path: '^(functions|web|tools|tests|packages/(?!domain/))/', pathNot: '^$1/' },
    ),
    forbid(
      'tools-do-not-import-apps',
      'Tools import neither tests nor the web app, and of the function its admin and search modules only.',
      { path: '^tools/' },
      { path: '^(tests|web|functions/src/(?!admin/|search/))' },
    ),
    forbid(
      'not-to-tests',
      'Only tests import tests.',
      { path: '/src/', pathNot: TESTS },
      { path: [TESTS, '/test/'], pathNot: 'node_modules' },
    ),
    forbid(
      'firebase-in-one-folder',
      'Only web/src/firebase imports the Firebase SDK and ReactFire.',
      { path: '^web/src/', pathNot: ['^web/src/firebase/', TESTS] },
      { path: FIREBASE },
    ),
    forbid(
      'features-are-apart',
      'Features do not import one another or the layout: app and screens compose them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(features|layout|app)/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'layout-takes-props',
      'The layout imports no feature.',
      { path: '^web/src/layout/' },
      { path: '^web/src/(app|features)/' },
    ),
    forbid(
      'export-below-features',
      'The export knows no feature: all lists use it.',
      { path: '^web/src/export/' },
      { path: '^web/src/(app|features|layout)/' },
    ),
    forbid(
      'building-blocks-below-features',
      'Building blocks know neither features nor Firebase.',
      {
        path: '^web/src/(components|notifications|theme|icons|illustrations|i18n|navigation|newLikes|drafts|photo|utils)/',
      },
      { path: '^web/src/(app|features|layout|firebase|export)/' },
    ),
    forbid(
      'firebase-below-all',
      'The firebase module imports the domain, not the interface.',
      { path: '^web/src/firebase/' },
      { path: '^web/src/(app|features|layout|export|components|notifications|theme|icons|illustrations)/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^virtual:', '^(functions|web)/dist', '/src/gen/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
