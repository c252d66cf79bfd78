/** Runs commands of the documents in a fresh clone. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ID, ROOT } from '../../tools/cli/paths.ts'
import { freePort, requireFree } from '../../tools/stack/ports.ts'
import { SEED_ACCOUNTS } from '../../tools/seed/accounts.ts'
import { commandsOf, fencesOf, readDocuments, sectionOf } from './support/documents.ts'
import { textWith } from '../tools/support/command.ts'
import { type FreshClone, type Running, makeFreshClone } from './support/freshClone.ts'

const MINUTE = 60_000
let clone: FreshClone
let documented: ReadonlySet<string>
const filledCommands = new Set<string>()

/** A documented command with placeholders replaced by values. */
function filled(command: string, values: Readonly<Record<string, string>> = {}): string {
  expect([...documented]).toContain(command)
  filledCommands.add(command)
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), command)
}

async function expectDone(...asked: Parameters<typeof filled>): Promise<string> {
  const command = filled(...asked)
  const { code, output } = await clone.run(command)
  expect({ command, code, output }).toEqual({ command, code: 0, output: textWith('') })
  return output
}

const pageOf = async (port: number, path = '/') => (await fetch(`http://localhost:${port}${path}`)).text()

describe('the commands in the documents', () => {
  beforeAll(async () => {
    clone = await makeFreshClone()
    documented = new Set([...(await readDocuments()).values()].flatMap(commandsOf))
  })

  describe('that need the app', () => {
    let app: Running
    beforeAll(async () => {
      app = await clone.start(filled('npm start'), /Press Ctrl-C/)
    })
    // The next test needs the same ports, so they are freed even after a failure.
    afterAll(async () => {
      await app.stop()
      await requireFree(clone.ports)
    })

    it('find it serving the seed', async () => {
      const { hosting } = clone.ports
      expect(await pageOf(hosting)).toContain('<title>')
      expect(JSON.parse(await pageOf(hosting, '/api/artifacts'))).toHaveLength(24)
    })

    it('export and import', async () => {
      expect(await expectDone('npm run export -- FILE.jsonl.gz')).toContain('24 artifacts of')
      await writeFile(join(clone.folder, 'one.csv'), 'artifact_name,artifact_type,source_id\nVase,Tools,1\n')
      const imported = await expectDone('npm run import -- FILE', { FILE: 'one.csv' })
      expect(imported).toContain('1 added')
      const RUN = /--undo (\S+)/.exec(imported)?.[1] ?? 'none'
      expect(await clone.run(filled('npm run import -- --undo RUN', { RUN }))).toEqual({
        code: 2,
        output: textWith('1 added, which go'),
      })
    })

    it('migrate, repair, and remove a person', async () => {
      expect(await expectDone('npm run migrate -- --apply --yes')).toContain('applied: ')
      expect(await expectDone('npm run migrate')).toContain('All migrations are applied.')
      expect(await expectDone('npm run reconcile')).toContain('Everything agrees.')
      await expectDone('npm run reconcile -- --apply --yes')
      const [, { email, uid }] = SEED_ACCOUNTS
      expect(await clone.run(filled('npm run delete-user -- UID', { UID: uid }))).toEqual({
        code: 2,
        output: textWith('The same command with --yes does it.'),
      })
      expect(await expectDone('npm run delete-user -- EMAIL --yes', { EMAIL: email })).toContain(
        'Removed the account',
      )
    })

    it('make a curator, and end that', async () => {
      const [{ email: EMAIL }] = SEED_ACCOUNTS
      expect(await expectDone('npm run curator -- EMAIL', { EMAIL })).toContain('decides on reports')
      expect(await expectDone('npm run curator -- EMAIL --remove', { EMAIL })).toContain('is signed out')
      expect(await expectDone('npm run curator -- EMAIL --remove', { EMAIL })).toContain('was no curator')
    })

    it('seed an empty store', async () => {
      const store = `http://127.0.0.1:${clone.ports.firestore}/emulator/v1/projects/${PROJECT_ID}`
      await fetch(`${store}/databases/(default)/documents`, { method: 'DELETE' })
      const [{ email }] = SEED_ACCOUNTS
      const command = 'npm run seed -- --project ID --site https://ID.web.app --as you@example.com'
      const output = await expectDone(command, { ID: PROJECT_ID, 'you@example.com': email })
      expect(output).toContain('24 artifacts were added')
    })
  })

  it('start the Firebase emulators with the seed, and stop them', async () => {
    const emulators = await clone.start(filled('npm run emulators'), /Press Ctrl-C/)
    try {
      expect(JSON.parse(await pageOf(clone.ports.hosting, '/api/artifacts'))).toHaveLength(24)
      expect(emulators.output()).toContain(`http://localhost:${clone.ports.hosting}`)
    } finally {
      await emulators.stop()
    }
    await requireFree(clone.ports)
  })

  describe('that follow what is saved', () => {
    let app: Running
    beforeAll(async () => {
      app = await clone.start(filled('npm run dev'), /Press Ctrl-C/)
    })
    afterAll(async () => {
      await app.stop()
      await requireFree({ ...clone.ports, hub: clone.vitePort })
    })

    const edit = async (file: string, text: string, by: string) => {
      const path = join(clone.folder, file)
      const content = await readFile(path, 'utf8')
      if (!content.includes(text)) throw new Error(`${file} has no ${text}`)
      await writeFile(path, content.replace(text, by))
    }
    const ask = (path: string) => () => pageOf(clone.ports.hosting, `/api${path}`)
    const soon = { timeout: 2 * MINUTE, interval: 200 }

    it('start the app with hot reload', async () => {
      expect(await pageOf(clone.vitePort)).toContain('/@vite/client')
    })

    it('serve a changed domain', async () => {
      expect(await ask('/nothing')()).toContain('Not found')
      await edit('packages/domain/src/api/problem.ts', "title: 'Not found'", "title: 'Nowhere'")
      await expect.poll(ask('/nothing'), soon).toContain('Nowhere')
      await edit('packages/domain/src/api/problem.ts', "title: 'Nowhere'", "title: 'Not found'")
    })

    it('serve a changed function, and show its output and the location and message of an error', async () => {
      const handler = "export const getFeatured: Handler<Answers['featuredArtifacts']> = async (context) => "
      const broken =
        "{\n  console.error('a word of the handler')\n  throw new TypeError('a bug of the handler')\n}\n"
      await edit(
        'functions/src/artifacts/artifactHandlers.ts',
        handler,
        `${handler}${broken}const unused: typeof getFeatured = async (context) => `,
      )
      await expect.poll(ask('/featuredArtifacts'), soon).toContain('Something went wrong')
      await expect
        .poll(() => app.output(), soon)
        .toMatch(/functions\/src\/artifacts\/artifactHandlers\.ts:\d+:\d+/)
      expect(app.output()).toContain('a word of the handler')
      expect(app.output()).toContain('ERROR TypeError: a bug of the handler')
      const log = await readFile(join(clone.folder, '.local/logs/function.log'), 'utf8')
      expect(log).toContain('a word of the handler')
    })

    it('say why the function cannot be built, and continue once it can', async () => {
      const file = 'functions/src/artifacts/artifactHandlers.ts'
      await edit(file, "console.error('a word of the handler')", 'const a =')
      await expect.poll(() => app.output(), soon).toContain('Function not built:')
      await edit(file, 'const a =', 'return ok([])')
      await expect.poll(ask('/featuredArtifacts'), soon).toBe('[]')
    })
  })

  it('build web app, function and the description of the API', async () => {
    await expectDone('npm run build')
    await expectDone('npm run build -w functions')
    const built = ['web/dist/index.html', 'functions/dist/index.mjs']
    expect(built.filter((file) => !existsSync(join(clone.folder, file)))).toEqual([])
    await expectDone('npm run openapi')
    const description = (root: string) => readFile(join(root, 'docs/openapi.json'), 'utf8')
    expect(await description(clone.folder)).toBe(await description(ROOT))
  })

  it('start the local Firestore alone, also from a program', async () => {
    const command = 'npx local-firestore --port 8080 --rules firestore.rules --data .local/firestore.db'
    const port = await freePort()
    const alone = await clone.start(filled(command, { 8080: String(port) }), /listening|ready/i)
    expect(await pageOf(port)).toContain('Ok')
    await alone.stop()
    await requireFree({ firestore: port })

    const text = (await readDocuments()).get('packages/local-firestore/README.md') ?? ''
    const [program] = fencesOf(text).filter(({ language }) => language === 'ts')
    await writeFile(join(clone.folder, 'program.ts'), program?.content ?? '')
    expect(await clone.run('npx node program.ts')).toMatchObject({ code: 0, output: textWith(/^\d+\n0$/m) })
  })

  it('are known to the Firebase command line, with their options', async () => {
    // They need Google, so they are not run.
    const commands = [
      'npx firebase login',
      'npx firebase use ID',
      'npx firebase apps:create WEB "NAME"',
      'npx firebase firestore:databases:create "(default)" --location nam5',
    ]
    for (const command of commands) {
      const [, , name = '', ...rest] = filled(command).split(' ')
      const { output } = await clone.run(`npx firebase ${name} --help`)
      const expected = [`Usage: firebase ${name} `, ...rest.filter((word) => word.startsWith('--'))]
      for (const text of expected) expect(output).toContain(text)
    }
  })
})

describe('the blocks in the documents', () => {
  it('name their language, so that commands are found', async () => {
    const known = /^(sh|ts|js|http|mermaid|text|json(?: \d{3})?)$/
    const unknown = [...(await readDocuments())].flatMap(([path, text]) =>
      fencesOf(text).flatMap(({ language }) => (known.test(language) ? [] : [`${path}: ${language}`])),
    )
    expect(unknown).toEqual([])
  })
})

/** Tests that run commands of the operators' documents which are not run above. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // Its checks; the deploy itself needs an account.
  'npm run deploy -- --check': 'tests/tools/deploy.test.ts',
  'VITE_SERVICE_WORKER=off npm run deploy': 'web/build/modules.test.ts',
}

it('each command for operators is run by a test, or marked as not run', async () => {
  const documents = await readDocuments()
  const texts = ['docs/deploying.md', 'docs/operating.md'].map((path) => documents.get(path) ?? '')
  // These are run by tests/repository/upgrading.test.ts.
  const git = commandsOf(sectionOf(texts.join('\n'), 'Upgrading')).filter((one) => one.startsWith('git '))
  // Another project only changes where a command works.
  const withoutProject = (command: string) => command.replace(/ --project \S+/, '').replace(/ --$/, '')
  const run = [...filledCommands, ...Object.keys(ELSEWHERE), ...git].map(withoutProject)
  // Part of a command is its name.
  const isRun = (command: string) => run.some((one) => `${one} `.startsWith(`${withoutProject(command)} `))
  // The options of these are checked by tests/repository/operatorCommands.test.ts.
  const needsAccount = (command: string) => /^(?:npx )?firebase |^gcloud /.test(command)
  for (const text of texts) expect(text).toMatch(/`gcloud` and `firebase` commands [^.]*were not run/)
  const marked = texts.flatMap((text) => commandsOf(/^Not run by a test: .*$/m.exec(text)?.[0] ?? ''))
  const left = texts.flatMap(commandsOf).filter((command) => !needsAccount(command) && !isRun(command))
  expect([...new Set(left)].toSorted()).toEqual([...new Set(marked)].toSorted())
  expect(Object.values(ELSEWHERE).filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
