import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type DocumentReference,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QuerySnapshot,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { adminClient, newProject, webClient } from '#test/support/sdks.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

let server: TestServer
let project: string
let admin: AdminFirestore
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  project = newProject()
  admin = adminClient(server, project)
})

const web = (uid: string | null = null) => webClient(server, project, uid)

/** Records the document IDs of each snapshot from the server, and the error code. */
function listenTo(target: Query) {
  const snapshots: string[][] = []
  const latest: { snapshot?: QuerySnapshot; failure?: string } = {}
  const stop = onSnapshot(
    target,
    (snapshot) => {
      latest.snapshot = snapshot
      if (!snapshot.metadata.fromCache) snapshots.push(snapshot.docs.map(({ id }) => id))
    },
    ({ code }) => {
      latest.failure = code
    },
  )
  onTestFinished(stop)
  return { snapshots, latest, stop }
}

const waitFor = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 10 })

describe('a document listener', () => {
  it('receives creation, changes and deletion', async () => {
    const db = web()
    const received: unknown[] = []
    onTestFinished(onSnapshot(doc(db, 'c/a'), (snapshot) => received.push(snapshot.data())))
    await waitFor(() => expect(received).toEqual([undefined]))
    await admin.doc('c/a').set({ n: 1 })
    await waitFor(() => expect(received).toEqual([undefined, { n: 1 }]))
    await admin.doc('c/a').update({ n: 2 })
    await waitFor(() => expect(received.at(-1)).toEqual({ n: 2 }))
    await admin.doc('c/a').delete()
    await waitFor(() => expect(received.at(-1)).toBeUndefined())
  })

  it('receives the acknowledgement of local writes, including no-op writes', async () => {
    const db = web()
    const ref: DocumentReference = doc(db, 'c/a')
    const pending: boolean[] = []
    onTestFinished(
      onSnapshot(ref, { includeMetadataChanges: true }, ({ metadata }) =>
        pending.push(metadata.hasPendingWrites),
      ),
    )
    await setDoc(ref, { n: 1 })
    await waitFor(() => expect(pending.at(-1)).toBe(false))
    const before = pending.length
    await setDoc(ref, { n: 1 })
    await waitFor(() => {
      expect(pending.length).toBeGreaterThan(before)
      expect(pending.at(-1)).toBe(false)
    })
  })
})

describe('a query listener', () => {
  it('receives documents that start to match, change, stop matching and are deleted', async () => {
    const db = web()
    const { snapshots } = listenTo(query(collection(db, 'c'), where('n', '>', 1), orderBy('n')))
    await waitFor(() => expect(snapshots).toEqual([[]]))
    await admin.doc('c/a').set({ n: 2 })
    await waitFor(() => expect(snapshots.at(-1)).toEqual(['a']))
    await admin.doc('c/b').set({ n: 1.5 })
    await waitFor(() => expect(snapshots.at(-1)).toEqual(['b', 'a']))
    await admin.doc('c/b').set({ n: 3 })
    await waitFor(() => expect(snapshots.at(-1)).toEqual(['a', 'b']))
    await admin.doc('c/a').set({ n: 0 })
    await waitFor(() => expect(snapshots.at(-1)).toEqual(['b']))
    await admin.doc('c/b').delete()
    await waitFor(() => expect(snapshots.at(-1)).toEqual([]))
  })

  it('receives a batch as one snapshot', async () => {
    const db = web()
    const { snapshots } = listenTo(collection(db, 'c'))
    await waitFor(() => expect(snapshots).toEqual([[]]))
    const batch = admin.batch()
    for (const id of ['a', 'b', 'd']) batch.set(admin.doc(`c/${id}`), {})
    await batch.commit()
    await waitFor(() => expect(snapshots).toEqual([[], ['a', 'b', 'd']]))
  })

  it('fills up to the limit when documents are removed', async () => {
    const db = web()
    for (const n of [1, 2, 3, 4]) await admin.doc(`c/d${n}`).set({ n })
    const first = listenTo(query(collection(db, 'c'), orderBy('n'), limit(2)))
    const last = listenTo(query(collection(db, 'c'), orderBy('n'), limitToLast(2)))
    await waitFor(() => expect([first.snapshots, last.snapshots]).toEqual([[['d1', 'd2']], [['d3', 'd4']]]))
    await admin.doc('c/d1').delete()
    await waitFor(() => expect(first.snapshots.at(-1)).toEqual(['d2', 'd3']))
    await admin.doc('c/d5').set({ n: 5 })
    await waitFor(() => expect(last.snapshots.at(-1)).toEqual(['d4', 'd5']))
    await admin.doc('c/d0').set({ n: 0 })
    await waitFor(() => expect(first.snapshots.at(-1)).toEqual(['d0', 'd2']))
  })

  it('works with the Admin SDK', async () => {
    const received: string[][] = []
    onTestFinished(admin.collection('c').onSnapshot(({ docs }) => received.push(docs.map(({ id }) => id))))
    await waitFor(() => expect(received).toEqual([[]]))
    await admin.doc('c/a').set({})
    await waitFor(() => expect(received).toEqual([[], ['a']]))
  })

  it('receives one snapshot when the database is cleared', async () => {
    const db = web()
    await Promise.all(['a', 'b'].map((id) => admin.doc(`c/${id}`).set({})))
    const { snapshots } = listenTo(collection(db, 'c'))
    await waitFor(() => expect(snapshots).toEqual([['a', 'b']]))
    server.control.clear(project, '(default)')
    await waitFor(() => expect(snapshots).toEqual([['a', 'b'], []]))
  })
})

describe('security rules', () => {
  const install = (declarations: string) =>
    expect(server.control.setRules(project, rulesSource(declarations), { ignoreErrors: false })).toEqual([])

  it('deny reads, listeners and writes with permission-denied', async () => {
    install(`match /open/{id} { allow read: if true; }`)
    const db = web('ann')
    const denied = { code: 'permission-denied' }
    await expect(getDoc(doc(db, 'closed/a'))).rejects.toMatchObject(denied)
    await expect(getDocs(collection(db, 'closed'))).rejects.toMatchObject(denied)
    await expect(setDoc(doc(db, 'open/a'), {})).rejects.toMatchObject(denied)
    await expect(deleteDoc(doc(db, 'open/a'))).rejects.toMatchObject(denied)
    const { latest } = listenTo(collection(db, 'closed'))
    await waitFor(() => expect(latest.failure).toBe('permission-denied'))
    expect((await getDocs(collection(db, 'open'))).size).toBe(0)
    expect(server.lines.some((line) => line.startsWith('Denied: get /closed/a by uid ann: '))).toBe(true)
  })

  it('are evaluated for every write of a batch, with getAfter', async () => {
    install(`
      match /counts/{id} { allow write: if existsAfter(/databases/$(database)/documents/marks/$(id)); }
      match /marks/{id} { allow create: if request.resource.data.by == request.auth.uid; }`)
    const db = web('ann')
    const alone = setDoc(doc(db, 'counts/a'), { n: 1 })
    await expect(alone).rejects.toMatchObject({ code: 'permission-denied' })
    const both = (by: string) =>
      writeBatch(db).set(doc(db, 'counts/a'), { n: 1 }).set(doc(db, 'marks/a'), { by }).commit()
    await expect(both('bob')).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await admin.doc('counts/a').get()).exists).toBe(false)
    await both('ann')
    expect((await admin.doc('counts/a').get()).exists).toBe(true)
  })

  it('are evaluated for the query of a listener', async () => {
    install(`match /likes/{id} { allow list: if resource.data.uid == request.auth.uid; }`)
    await admin.doc('likes/a').set({ uid: 'ann' })
    const db = web('ann')
    await expect(getDocs(collection(db, 'likes'))).rejects.toMatchObject({ code: 'permission-denied' })
    const { snapshots } = listenTo(query(collection(db, 'likes'), where('uid', '==', 'ann')))
    await waitFor(() => expect(snapshots).toEqual([['a']]))
  })

  it('end listeners that new rules deny', async () => {
    install(`match /c/{id} { allow read: if true; }`)
    const { snapshots, latest } = listenTo(collection(web(), 'c'))
    await waitFor(() => expect(snapshots).toEqual([[]]))
    install(`match /c/{id} { allow read: if false; }`)
    await waitFor(() => expect(latest.failure).toBe('permission-denied'))
  })

  // Same as in production. In the Firestore emulator 1.19.9, changes to looked-up documents do not end listeners.
  it('end listeners before they send a document that became unreadable', async () => {
    await admin.doc('c/a').set({ uid: 'ann' })
    await admin.doc('users/ann').set({ isMember: true })
    install(`match /c/{id} { allow list: if resource.data.uid == request.auth.uid; }
      match /members/{id} {
        allow read: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.isMember;
      }`)
    const byName = listenTo(query(collection(web('ann'), 'c'), where(documentId(), '==', 'a')))
    const members = listenTo(collection(web('ann'), 'members'))
    await waitFor(() => expect([byName.snapshots.length, members.snapshots.length]).toEqual([1, 1]))
    await admin.doc('c/a').set({ uid: 'bob' })
    await waitFor(() => expect(byName.latest.failure).toBe('permission-denied'))
    await admin.doc('users/ann').set({ isMember: false })
    await waitFor(() => expect(members.latest.failure).toBe('permission-denied'))
    expect([byName.snapshots, members.snapshots]).toEqual([[['a']], [[]]])
  })

  it('do not apply to administrators', async () => {
    install('match /c/{id} { allow read: if false; }')
    await admin.doc('c/a').set({ n: 1 })
    expect((await admin.doc('c/a').get()).exists).toBe(true)
  })

  it('are evaluated before preconditions', async () => {
    install(`match /c/{id} { allow update: if request.auth != null; }`)
    await expect(updateDoc(doc(web('ann'), 'c/a'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' })
    await expect(updateDoc(doc(web(), 'c/a'), { n: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('stay in effect if new rules do not compile', async () => {
    install(`match /c/{id} { allow read: if true; }`)
    const issues = server.control.setRules(project, 'nonsense', { ignoreErrors: false })
    expect(issues).toMatchObject([{ severity: 'ERROR', line: 1 }])
    expect((await getDocs(collection(web(), 'c'))).size).toBe(0)
  })
})
