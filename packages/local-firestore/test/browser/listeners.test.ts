import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { temporaryFolder } from '#test/support/temporaryFolder.ts'
import { Command } from '#test/support/command.ts'
import { startTestServer } from '#test/support/server.ts'
import { browserPages } from '#test/support/browserPages.ts'

const openPage = browserPages()

async function startForTest() {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  return server
}

describe.each([
  ['streaming', {}],
  ['long polling', { experimentalForceLongPolling: true }],
])('a listener over %s', (name, settings) => {
  const project = name.replace(' ', '-')

  test('receives each commit of another tab as one snapshot', async () => {
    const server = await startForTest()
    const options = { port: server.port, project, settings }
    const [reader, writer] = [await openPage(), await openPage()]
    await reader.evaluate(async (options) => {
      const items = sdk.collection(sdk.connect(options), 'items')
      const sizes: number[] = []
      testState.sizes = sizes
      await new Promise<void>((resolve) => {
        sdk.onSnapshot(items, (snapshot) => {
          sizes.push(snapshot.size)
          resolve()
        })
      })
    }, options)
    await writer.evaluate(async (options) => {
      const items = sdk.collection(sdk.connect(options), 'items')
      for (let round = 0; round < 3; round += 1) {
        const batch = sdk.writeBatch(items.firestore)
        for (let i = 0; i < 4; i += 1) batch.set(sdk.doc(items), { round })
        await batch.commit()
      }
    }, options)
    await reader.waitForFunction(() => testState.sizes.at(-1) === 12)
    expect(await reader.evaluate(() => testState.sizes)).toEqual([0, 4, 8, 12])
  })

  test('receives changes when thirty listeners are active', async () => {
    const server = await startForTest()
    const page = await openPage()
    const values = await page.evaluate(
      async (options) => {
        const db = sdk.connect(options)
        const refs = Array.from({ length: 30 }, (_, i) => sdk.doc(db, `many/d${i}`))
        const changed = refs.map((ref) =>
          sdk.nextSnapshot<typeof sdk.DocumentSnapshot.prototype>(
            (next, fail) => sdk.onSnapshot(ref, { includeMetadataChanges: true }, next, fail),
            (snapshot) => snapshot.exists() && !snapshot.metadata.hasPendingWrites,
          ),
        )
        await Promise.all(refs.map((ref, i) => sdk.setDoc(ref, { i })))
        return (await Promise.all(changed)).map((snapshot): unknown => snapshot.get('i'))
      },
      { port: server.port, project, settings },
    )
    expect(values).toEqual(Array.from({ length: 30 }, (_, i) => i))
    await eventually(() => server.sessionCount() === 2)
  })
})

/** Listens to a collection with one document. `testState.ids` holds the IDs of the last snapshot from the server. */
async function listenFromPage(port: number): Promise<Page> {
  const page = await openPage({ withClock: true })
  await page.evaluate(
    async (options) => {
      const items = sdk.collection(sdk.connect(options), 'items')
      await sdk.setDoc(sdk.doc(items, 'before'), { n: 1 })
      testState.ids = []
      sdk.onSnapshot(items, { includeMetadataChanges: true }, (snapshot) => {
        if (!snapshot.metadata.fromCache) testState.ids = snapshot.docs.map((each) => each.id)
      })
    },
    { port, project: 'restart' },
  )
  await expectIds(page, 'before')
  return page
}

/** Waits for the IDs. The time of the page passes ten times as fast, because clients wait before they reconnect. */
const expectIds = (page: Page, ids: string) =>
  eventually(async () => {
    await page.clock.fastForward(50)
    return (await page.evaluate(() => String(testState.ids))) === ids
  })

async function writeOverRest(base: string): Promise<number> {
  const url = `${base}/v1/projects/restart/databases/(default)/documents/items?documentId=later`
  const { status } = await fetch(url, { method: 'POST', body: '{"fields":{"n":{"integerValue":2}}}' })
  return status
}

describe('a listener reconnects and receives later writes', () => {
  test('after a restart of the server', async () => {
    const dataFile = join(await temporaryFolder(), 'data.db')
    const first = await startTestServer({ dataFile })
    const page = await listenFromPage(first.port)
    await first.close()
    const second = await startTestServer({ dataFile, port: first.port })
    onTestFinished(() => second.close())
    expect(await writeOverRest(second.base)).toBe(200)
    await expectIds(page, 'before,later')
  })

  test('after a crash of the server', async () => {
    const dataFile = join(await temporaryFolder(), 'data.db')
    const first = new Command(['--port', '0', '--data', dataFile])
    const { port } = new URL(await first.ready())
    const page = await listenFromPage(Number(port))
    first.kill('SIGKILL')
    await first.exitCode()
    const second = new Command(['--port', port, '--data', dataFile])
    expect(await writeOverRest(await second.ready())).toBe(200)
    await expectIds(page, 'before,later')
  })
})
