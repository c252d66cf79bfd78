/** Every command in every document, typed as it is written in a newcomer's copy, or the reason why it is not. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS } from '@tracker/domain/collections.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ID, ROOT } from '../../scripts/stack/paths.ts'
import { freePorts, requireFree } from '../../scripts/stack/ports.ts'
import { SEED_ACCOUNTS } from '../../seed/accounts.ts'
import { commandsOf, fencesOf, readDocuments } from './support/documents.ts'
import { type Newcomer, startNewcomer } from './support/newcomer.ts'

/** Typed by the tests below. */
const TYPED = [
  'npm start',
  'npm run dev',
  'npm run build',
  'npm run build -w functions',
  'npm run openapi',
  'npm run import -- FILE',
  'npm run export -- FILE.jsonl.gz',
  'npm run reconcile',
  'npm run reconcile -- --apply',
  'npm run forget -- UID',
  'npm run seed -- --project ID --site https://ID.web.app --as you@example.com',
  'npx local-firestore --port 8080 --rules firestore.rules --data .local/firestore.db',
] as const

/** Commands of the Firebase command line that need Google. It is asked whether it knows them, and their options. */
const FIREBASE = [
  'npx firebase login',
  'npx firebase use ID',
  'npx firebase apps:create WEB "Artifact Tracker"',
  'npx firebase firestore:databases:create "(default)" --location nam5',
] as const

const WITH_TEST = 'npm test runs these very tests'
const CHECKED = 'npm test begins with the same program'
/** Not typed here, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npx firebase emulators:start --project demo-artifact-tracker --only auth,functions,firestore':
    'needs Java and fetches an emulator; npm start runs the same program with --only auth,functions,hosting',
  'firebase deploy': 'needs Google',
  'node functions/reconcile.mjs --apply': 'tests/api/reconcile.test.ts runs it',
  'node functions/forget.mjs UID': 'tests/api/forget.test.ts runs it',
  'npm ci': 'needs the npm registry; npm test begins with it in a new clone',
  'npm test': 'is what runs this',
  'npm run typecheck': CHECKED,
  'npm run lint': CHECKED,
  'npm run format': CHECKED,
  'npm run format:check': CHECKED,
  'npx vitest run --project api tests/api/lists.test.ts': WITH_TEST,
  'npm run test:unit': WITH_TEST,
  'npm run test:conformance': WITH_TEST,
  'npm run test:rules': WITH_TEST,
  'npm run test:tools': WITH_TEST,
  'npm run test:api': WITH_TEST,
  'npm run test:journeys': WITH_TEST,
  'npx vitest run --project journeys tests/journeys/axe.test.ts -t dark': WITH_TEST,
  'npm run test:faults': 'runs the tests once for each planted fault, which takes long',
  'npm run bench': 'measures for minutes; tests/reads/browse.test.ts counts what it counts',
  'npm run deploy': 'needs Google; its checks are typed in tests/tools/deploy.test.ts',
  'npm run deploy -- --project ID': 'needs Google, as above',
  'npm run deploy -- --check': 'needs Google; tests/tools/deploy.test.ts types it with a stand-in',
  'gcloud auth application-default login': 'needs Google',
  'npm run generate -w packages/local-firestore': 'fetches the generator from npm',
  'npx node tests/journeys/shots.ts FOLDER': 'takes minutes, for looking at',
  'npx node tests/journeys/pictures.ts': 'takes pictures for the README, for looking at',
}

let newcomer: Newcomer
const typed = new Set<string>()

/** A command as documents have it, with the values that its reader puts in. */
function filled(command: (typeof TYPED)[number], values: Readonly<Record<string, string>> = {}): string {
  typed.add(command)
  return Object.entries(values).reduce<string>((text, [name, value]) => text.replaceAll(name, value), command)
}

async function expectDone(...asked: Parameters<typeof filled>): Promise<string> {
  const command = filled(...asked)
  const { code, output } = await newcomer.run(command)
  expect({ command, code, output }).toEqual({ command, code: 0, output: expect.any(String) })
  return output
}

const pageOf = async (port: number, path = '/') => (await fetch(`http://localhost:${port}${path}`)).text()

describe('the commands in the documents', () => {
  let documented: ReadonlySet<string>
  beforeAll(async () => {
    newcomer = await startNewcomer()
    documented = new Set([...(await readDocuments()).values()].flatMap(commandsOf))
  })

  it('start the app, fill it, read it, repair it and stop it', async () => {
    const { ports, folder } = newcomer
    const app = await newcomer.start(filled('npm start'), /Press Ctrl-C/)
    expect(await pageOf(ports.hosting)).toContain('<title>')
    expect(JSON.parse(await pageOf(ports.hosting, '/api/artifacts'))).toHaveLength(24)

    expect(await expectDone('npm run export -- FILE.jsonl.gz')).toContain('24 artifacts of')
    await writeFile(join(folder, 'one.csv'), 'artifact_name,artifact_type\nVase,Tools\n')
    expect(await expectDone('npm run import -- FILE', { FILE: 'one.csv' })).toContain('1 added')
    expect(await expectDone('npm run reconcile')).toContain('Everything agrees.')
    await expectDone('npm run reconcile -- --apply')
    const [{ email }, { uid }] = SEED_ACCOUNTS
    expect(await expectDone('npm run forget -- UID', { UID: uid })).toContain('Removed the account')

    const store = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}`
    await fetch(`${store}/databases/(default)/documents`, { method: 'DELETE' })
    const seed = 'npm run seed -- --project ID --site https://ID.web.app --as you@example.com'
    const seeded = await expectDone(seed, { ID: PROJECT_ID, 'you@example.com': email })
    expect(seeded).toContain(`24 ${ARTIFACTS} were added`)

    expect((await app.stop()).output).toContain('Stopping')
    await requireFree(ports)
  })

  it('start the app with hot reload', async () => {
    const app = await newcomer.start(filled('npm run dev'), /Press Ctrl-C/)
    expect(await pageOf(newcomer.vitePort)).toContain('/@vite/client')
    await app.stop()
    await requireFree({ ...newcomer.ports, hub: newcomer.vitePort })
  })

  it('build web app, function and the description of the API', async () => {
    await expectDone('npm run build')
    await expectDone('npm run build -w functions')
    const built = ['web/dist/index.html', 'functions/dist/index.js']
    expect(built.filter((file) => !existsSync(join(newcomer.folder, file)))).toEqual([])
    await expectDone('npm run openapi')
    const description = (root: string) => readFile(join(root, 'docs/openapi.json'), 'utf8')
    expect(await description(newcomer.folder)).toBe(await description(ROOT))
  })

  it('start the local Firestore alone, also from a program', async () => {
    const command = 'npx local-firestore --port 8080 --rules firestore.rules --data .local/firestore.db'
    const { firestore: port } = await freePorts()
    const alone = await newcomer.start(filled(command, { 8080: String(port) }), /listening|ready/i)
    expect(await pageOf(port)).toContain('Ok')
    await alone.stop()
    await requireFree({ firestore: port })

    const text = (await readDocuments()).get('packages/local-firestore/README.md') ?? ''
    const [program] = fencesOf(text).filter(({ language }) => language === 'ts')
    const end = '\nconsole.log(typeof server.port)\nawait server.close()\nawait firestore.close()\n'
    await writeFile(join(newcomer.folder, 'program.ts'), `${program?.content}${end}`)
    expect(await newcomer.run('npx node program.ts')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^number$/m),
    })
  })

  it('are known to the Firebase command line, with their options', async () => {
    for (const command of FIREBASE) {
      const [, , name = '', ...rest] = command.split(' ')
      const { output } = await newcomer.run(`npx firebase ${name} --help`)
      const expected = [`Usage: firebase ${name} `, ...rest.filter((word) => word.startsWith('--'))]
      for (const text of expected) expect(output).toContain(text)
    }
  })

  it('are all typed here, or have a reason why not', () => {
    const known = [...TYPED, ...FIREBASE, ...Object.keys(ELSEWHERE)]
    // In a sentence a command may stand without what follows it.
    const strange = [...documented].filter(
      (command) => !known.some((entry) => entry === command || entry.startsWith(`${command} `)),
    )
    expect(strange, 'Commands that no test knows').toEqual([])
    expect(
      known.filter((entry) => !documented.has(entry)),
      'Entries that no document has',
    ).toEqual([])
  })

  it('were typed by the tests above where that is said of them', () => {
    expect(typed).toEqual(new Set(TYPED))
  })
})

describe('the blocks in the documents', () => {
  it('name their language, so that commands are found', async () => {
    const known = /^(sh|ts|http|mermaid|json \d{3})$/
    const unknown = [...(await readDocuments())].flatMap(([path, text]) =>
      fencesOf(text).flatMap(({ language }) => (known.test(language) ? [] : [`${path}: ${language}`])),
    )
    expect(unknown).toEqual([])
  })
})
