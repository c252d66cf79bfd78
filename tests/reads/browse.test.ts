import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Artifact, parseContent } from '@tracker/domain/artifact.ts'
import { SORT_NAMES, type Sort } from '@tracker/domain/browse.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { fold, nameContains } from '@tracker/domain/search.ts'
import { newArtifact } from '@tracker/domain/stored.ts'
import { createFirestore, type Firestore as LocalFirestore } from '@tracker/local-firestore/firestore.ts'
import { startServer, type RunningServer } from '@tracker/local-firestore/server.ts'
import { grpcHandler } from '@tracker/local-firestore/transports/grpc.ts'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore'
import { Firestore as AdminFirestore, Timestamp } from 'firebase-admin/firestore'
import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/stack/paths.ts'
import { type Pages, pagedAnswers } from '../../web/src/data/paged.ts'
import { startBrowse } from '../../web/src/data/search.ts'
import { museumNames, seeded } from '../api/support/names.ts'

/** What the browser's own questions cost among 20,000 artifacts, counted by the store as Firestore bills them. */
const PROJECT = 'demo-reads'
const COUNT = 20_000
const SEED = 24_601
const CHUNK = 500
/** Reads that do not grow with the answer: counting up to five pieces, the one more that tells of a next page. */
const CONSTANT = 30

const names = museumNames(COUNT, SEED)
let local: LocalFirestore
let server: RunningServer
let db: Firestore

async function load(port: number): Promise<void> {
  const admin = new AdminFirestore({
    projectId: PROJECT,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  for (let start = 0; start < COUNT; start += CHUNK) {
    const batch = admin.batch()
    names.slice(start, start + CHUNK).forEach((artifact_name, offset) => {
      const parsed = parseContent({ artifact_name, artifact_type: 'Tools' })
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
      const time = Timestamp.fromMillis(1_760_000_000_000 + (start + offset) * 1_000)
      batch.create(admin.doc(`artifacts/m${start + offset}`), {
        ...newArtifact(parsed.value, { uid: 'museum', name: 'Museum' }),
        added_at: time,
        updated_at: time,
      })
    })
    await batch.commit()
  }
  await admin.terminate()
}

beforeAll(async () => {
  local = createFirestore({ dataFile: ':memory:' })
  local.control.setDefaultRules(await readFile(join(ROOT, 'firestore.rules'), 'utf8'))
  server = await startServer({ ...local, grpc: grpcHandler(local.service), port: 0 })
  await load(server.port)
  db = getFirestore(initializeApp({ projectId: PROJECT }))
  connectFirestoreEmulator(db, '127.0.0.1', server.port)
})

afterAll(async () => {
  await terminate(db)
  await deleteApp(db.app)
  await server.close()
  await local.close()
})

/** The first page of a browse, and how many documents it read. */
async function browse(
  name: string,
  sort: Sort = 'name-asc',
): Promise<{ page: Pages<Artifact>; reads: number }> {
  const before = local.control.usage(PROJECT).documentsRead
  const answers = pagedAnswers(() => startBrowse(db, name, sort))
  const result = await firstValueFrom(answers.pipe(filter((answer) => !answer.ok || !answer.value.isGrowing)))
  if (!result.ok) throw result.problem
  return { page: result.value, reads: local.control.usage(PROJECT).documentsRead - before }
}

const matching = (text: string) => names.filter((name) => nameContains(name, text))

describe('opening Browse among 20,000 artifacts', () => {
  it.each(SORT_NAMES)('reads one page and one more, sorted %s', async (sort) => {
    const { page, reads } = await browse('', sort)
    expect(page.items).toHaveLength(PAGE_SIZE)
    expect(page.hasMore).toBe(true)
    expect(reads).toBeLessThanOrEqual(PAGE_SIZE + 1)
  })
})

describe('a search among 20,000 artifacts', () => {
  it.each([
    'a',
    'é',
    'an',
    'SIN',
    'vase',
    'Vases',
    'relief',
    'amulet o',
    'figure of Isis',
    'chariot',
    'zzz',
    'q',
    '(1',
    'für könige',
    'of the virgin',
    'with handle (2',
  ])('for %j reads at most three times what it shows', async (text) => {
    const { page, reads } = await browse(text)
    const expected = matching(text).toSorted((one, other) => (fold(one) < fold(other) ? -1 : 1))
    expect(page.items.map((item) => fold(item.artifact_name))).toEqual(expected.slice(0, PAGE_SIZE).map(fold))
    expect(reads).toBeLessThanOrEqual(3 * page.items.length + CONSTANT)
  })

  it(`for any part of a name reads at most three times what it shows (seed ${SEED})`, async () => {
    const below = seeded(SEED)
    for (let round = 0; round < 60; round += 1) {
      const name = names[below(COUNT)] ?? ''
      const start = below(Math.max(1, name.length - 3))
      const text = name.slice(start, start + 1 + below(16)).trim()
      const { page, reads } = await browse(text, SORT_NAMES[round % 4])
      const shown = Math.min(PAGE_SIZE, matching(text).length)
      expect.soft(page.items, `search for ${JSON.stringify(text)}`).toHaveLength(shown)
      expect.soft(reads, `search for ${JSON.stringify(text)}`).toBeLessThanOrEqual(3 * shown + CONSTANT)
    }
  })
})
