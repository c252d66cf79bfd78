/** Every command in the documents, by how it is tested. */

/** Run by `commands.test.ts`, with values in place of FILE, ID and the like. */
export const TYPED = [
  'npm start',
  'npm run dev',
  'npm run emulators',
  'npm run build',
  'npm run build -w functions',
  'npm run openapi',
  'npm run import -- FILE',
  'npm run import -- --undo RUN',
  'npm run export -- FILE.jsonl.gz',
  'npm run migrate',
  'npm run migrate -- --apply --yes',
  'npm run reconcile',
  'npm run reconcile -- --apply --yes',
  'npm run delete-user -- UID',
  'npm run delete-user -- EMAIL --yes',
  'npm run curator -- EMAIL',
  'npm run curator -- EMAIL --remove',
  'npm run seed -- --project ID --site https://ID.web.app --as you@example.com',
  'npx local-firestore --port 8080 --rules firestore.rules --data .local/firestore.db',
] as const

/** Firebase CLI commands that need Google. Only their existence and their options are checked. */
export const FIREBASE = [
  'npx firebase login',
  'npx firebase use ID',
  'npx firebase apps:create WEB "NAME"',
  'npx firebase firestore:databases:create "(default)" --location nam5',
] as const

const WITH_TEST = 'npm test runs these very tests'
const POINTED =
  'needs an emulator that runs already; npm test runs the same tests on a Firestore of their own'
const CHECKED = 'npm test begins with the same program'
/** Commands that are not run here, with the reason. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'npx firebase emulators:start --project demo-artifact-tracker --only auth,functions,firestore':
    'needs Java and fetches an emulator; npm run emulators runs the same program with --only auth,functions,hosting',
  'FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:rules': POINTED,
  'FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:api': POINTED,
  'firebase deploy': 'needs Google',
  'npm version 1.1.0 -m "release: %s"': 'commits and tags; tests/tools/openapi.test.ts checks what it writes',
  'firebase login': 'needs Google',
  'npm run forget': 'is another name of npm run delete-user',
  'npm run test:repository': WITH_TEST,
  'npm ci': 'needs the npm registry; npm test begins with it in a new clone',
  'npm test': 'is what runs this',
  'npm run typecheck': CHECKED,
  'npm run unused': 'runs in CI; it would fail on work in progress',
  'npm run size': 'runs in CI, after a build',
  'npm run extract -w web': 'collects the messages as web/build/catalogues.test.ts does, which npm test runs',
  'npm run lint': CHECKED,
  'npm run format': CHECKED,
  'npm run format:check': CHECKED,
  'npx vitest run --project api tests/api/browse/browse.test.ts': WITH_TEST,
  'npx vitest run --project components web/src/features/account/signIn/SignInScreen.test.tsx': WITH_TEST,
  'npm run test:unit': WITH_TEST,
  'npm run test:conformance': WITH_TEST,
  'npm run test:components': WITH_TEST,
  'npx vitest --project components': WITH_TEST,
  'npm run test:journeys -- --shard=1/2': WITH_TEST,
  'npx playwright show-trace FILE.zip': 'opens a window, for looking at',
  'npm run test:rules': WITH_TEST,
  'npm run test:tools': WITH_TEST,
  'npm run test:api': WITH_TEST,
  'npm run test:journeys': WITH_TEST,
  'npx vitest run --project journeys tests/journeys/screens/axe.test.ts -t forms': WITH_TEST,
  'npm test --workspace packages/local-firestore': 'npm run test:conformance is the same',
  'npm run generate': 'fetches the generator from npm',
  'npm run test:faults': 'runs the tests once for each planted fault, which takes long',
  'npm run bench': 'measures for minutes; tests/reads/browse.test.ts counts what it counts',
  'npm run import -- FILE --key "Inv.-Nr." --map "Titel=artifact_name" --map "Art=Type" --value "Gerät=Tools" --dry-run':
    'typed in parts by tests/tools/importTable.test.ts',
  'npm run import -- museum.csv --map "Foto=artifact_image" --pictures photos --site https://artifacts.example.org --project ID':
    'needs Google, as above; without a project typed by tests/tools/importPictures.test.ts',
  'npm run export -- FILE.csv': 'typed by tests/tools/export.test.ts',
  'npm run migrate -- --apply': 'asks for confirmation; with --yes it is typed',
  'npm run migrate -- --project ID': 'needs Google; without --project it is typed',
  'npm run migrate -- --project ID --apply': 'needs Google; without --project it is typed',
  'npm run reconcile -- --apply --project ID': 'needs Google; without --project it is typed',
  'git push --follow-tags': 'needs a repository to push to',
  'git fetch upstream --tags': 'needs the repository of upstream',
  'git merge v1.1.0': 'needs the repository of upstream',
  'git tag': 'lists tags, of which a new clone has none',
  'git remote add upstream URL_OF_THIS_REPOSITORY': 'needs the repository of upstream',
  'git checkout --theirs package-lock.json': 'resolves a conflict of a merge',
  'npm install': 'needs the npm registry',
  'npx firebase functions:delete api --region OLD': 'needs Google',
  'npm run bench -- --only contributing':
    'measures for minutes; tests/journeys/features/photo.test.ts goes the same way once',
  'npm run bench -- --lighthouse --beside URL': 'fetches a program and measures for minutes',
  'npm run bench -- --lighthouse --public': 'fetches a program and measures for minutes',
  'npm run bench -- FILE --only forgiving': 'needs records that the repository does not hold',
  'VITE_SERVICE_WORKER=off npm run deploy': 'needs Google',
  'npm run deploy': 'needs Google; its checks are typed in tests/tools/deploy.test.ts',
  'npm run deploy -- --project ID': 'needs Google, as above',
  'npm run deploy -- --project PREVIEWS': 'needs Google, as above',
  'npm run deploy -- --project STAGING': 'needs Google, as above',
  'npm run reconcile -- --project ID': 'needs Google; without --project it is typed',
  'npx firebase hosting:disable --project ID': 'needs Google',
  'npx firebase auth:export accounts.json --project ID': 'needs Google',
  'npm run deploy -- --check': 'needs Google; tests/tools/deploy.test.ts types it with a stand-in',
  'npx node tests/journeys/shots.ts FOLDER': 'takes minutes, for looking at',
  'npx node tests/journeys/pictures.ts': 'takes pictures for the README, for looking at',
}
