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
import { adminOf, newProject, webOf } from '#test/support/sdks.ts'
import { startFirestore, type TestServer } from '#test/support/server.ts'

let server: TestServer
let project: string
let admin: AdminFirestore
beforeAll(async () => {
  server = await startFirestore()
})
afterAll(() => server.close())
beforeEach(() => {
  project = newProject()
  admin = adminOf(server, project)
})

const web = (uid: string | null = null) => webOf(server, project, uid)

/** The ids of each snapshot that the server confirmed, and the code of the failure. */
function watch(target: Query) {
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

const within = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 10 })

describe('a listener to a document', () => {
  it('hears of it appearing, changing and going', async () => {
    const db = web()
    const seen: unknown[] = []
    onTestFinished(onSnapshot(doc(db, 'c/a'), (snapshot) => seen.push(snapshot.data())))
    await within(() => expect(seen).toEqual([undefined]))
    await admin.doc('c/a').set({ n: 1 })
    await within(() => expect(seen).toEqual([undefined, { n: 1 }]))
    await admin.doc('c/a').update({ n: 2 })
    await within(() => expect(seen.at(-1)).toEqual({ n: 2 }))
    await admin.doc('c/a').delete()
    await within(() => expect(seen.at(-1)).toBeUndefined())
  })

  it('sees an own write confirmed, also one that changes nothing', async () => {
    const db = web()
    const ref: DocumentReference = doc(db, 'c/a')
    const pending: boolean[] = []
    onTestFinished(
      onSnapshot(ref, { includeMetadataChanges: true }, ({ metadata }) =>
        pending.push(metadata.hasPendingWrites),
      ),
    )
    await setDoc(ref, { n: 1 })
    await within(() => expect(pending.at(-1)).toBe(false))
    const before = pending.length
    await setDoc(ref, { n: 1 })
    await within(() => {
      expect(pending.length).toBeGreaterThan(before)
      expect(pending.at(-1)).toBe(false)
    })
  })
})

describe('a listener to a query', () => {
  it('hears of documents coming, changing, ceasing to match and going', async () => {
    const db = web()
    const { snapshots } = watch(query(collection(db, 'c'), where('n', '>', 1), orderBy('n')))
    await within(() => expect(snapshots).toEqual([[]]))
    await admin.doc('c/a').set({ n: 2 })
    await within(() => expect(snapshots.at(-1)).toEqual(['a']))
    await admin.doc('c/b').set({ n: 1.5 })
    await within(() => expect(snapshots.at(-1)).toEqual(['b', 'a']))
    await admin.doc('c/b').set({ n: 3 })
    await within(() => expect(snapshots.at(-1)).toEqual(['a', 'b']))
    await admin.doc('c/a').set({ n: 0 })
    await within(() => expect(snapshots.at(-1)).toEqual(['b']))
    await admin.doc('c/b').delete()
    await within(() => expect(snapshots.at(-1)).toEqual([]))
  })

  it('sees a batch as one snapshot, never half of it', async () => {
    const db = web()
    const { snapshots } = watch(collection(db, 'c'))
    await within(() => expect(snapshots).toEqual([[]]))
    const batch = admin.batch()
    for (const id of ['a', 'b', 'd']) batch.set(admin.doc(`c/${id}`), {})
    await batch.commit()
    await within(() => expect(snapshots).toEqual([[], ['a', 'b', 'd']]))
  })

  it('keeps its window full when documents leave a limit', async () => {
    const db = web()
    for (const n of [1, 2, 3, 4]) await admin.doc(`c/d${n}`).set({ n })
    const first = watch(query(collection(db, 'c'), orderBy('n'), limit(2)))
    const last = watch(query(collection(db, 'c'), orderBy('n'), limitToLast(2)))
    await within(() => expect([first.snapshots, last.snapshots]).toEqual([[['d1', 'd2']], [['d3', 'd4']]]))
    await admin.doc('c/d1').delete()
    await within(() => expect(first.snapshots.at(-1)).toEqual(['d2', 'd3']))
    await admin.doc('c/d5').set({ n: 5 })
    await within(() => expect(last.snapshots.at(-1)).toEqual(['d4', 'd5']))
    await admin.doc('c/d0').set({ n: 0 })
    await within(() => expect(first.snapshots.at(-1)).toEqual(['d0', 'd2']))
  })

  it('of the Admin SDK hears of changes too', async () => {
    const seen: string[][] = []
    onTestFinished(admin.collection('c').onSnapshot(({ docs }) => seen.push(docs.map(({ id }) => id))))
    await within(() => expect(seen).toEqual([[]]))
    await admin.doc('c/a').set({})
    await within(() => expect(seen).toEqual([[], ['a']]))
  })

  it('is told once when the database is cleared', async () => {
    const db = web()
    await Promise.all(['a', 'b'].map((id) => admin.doc(`c/${id}`).set({})))
    const { snapshots } = watch(collection(db, 'c'))
    await within(() => expect(snapshots).toEqual([['a', 'b']]))
    server.control.clear(project, '(default)')
    await within(() => expect(snapshots).toEqual([['a', 'b'], []]))
  })
})

describe('rules', () => {
  const rules = (body: string) =>
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${body} } }`
  const install = (body: string) =>
    expect(server.control.setRules(project, rules(body), { ignoreErrors: false })).toEqual([])

  it('refuse reads, listeners and writes with permission-denied', async () => {
    install(`match /open/{id} { allow read: if true; }`)
    const db = web('ann')
    const denied = { code: 'permission-denied' }
    await expect(getDoc(doc(db, 'closed/a'))).rejects.toMatchObject(denied)
    await expect(getDocs(collection(db, 'closed'))).rejects.toMatchObject(denied)
    await expect(setDoc(doc(db, 'open/a'), {})).rejects.toMatchObject(denied)
    await expect(deleteDoc(doc(db, 'open/a'))).rejects.toMatchObject(denied)
    const { latest } = watch(collection(db, 'closed'))
    await within(() => expect(latest.failure).toBe('permission-denied'))
    expect((await getDocs(collection(db, 'open'))).size).toBe(0)
    expect(server.lines.some((line) => line.startsWith('Denied: get /closed/a by uid ann: '))).toBe(true)
  })

  it('judge every write of a batch, with what it leaves behind', async () => {
    install(`
      match /counts/{id} { allow write: if existsAfter(/databases/$(d)/documents/marks/$(id)); }
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

  it('decide a listener by its query', async () => {
    install(`match /likes/{id} { allow list: if resource.data.uid == request.auth.uid; }`)
    await admin.doc('likes/a').set({ uid: 'ann' })
    const db = web('ann')
    await expect(getDocs(collection(db, 'likes'))).rejects.toMatchObject({ code: 'permission-denied' })
    const { snapshots } = watch(query(collection(db, 'likes'), where('uid', '==', 'ann')))
    await within(() => expect(snapshots).toEqual([['a']]))
  })

  it('end listeners that they no longer allow when they are replaced', async () => {
    install(`match /c/{id} { allow read: if true; }`)
    const { snapshots, latest } = watch(collection(web(), 'c'))
    await within(() => expect(snapshots).toEqual([[]]))
    install(`match /c/{id} { allow read: if false; }`)
    await within(() => expect(latest.failure).toBe('permission-denied'))
  })

  // As in Google's emulator 1.19.9. That a change of what the rules look up is enough is as in production.
  it('end listeners before they give what a change took away from the reader', async () => {
    await admin.doc('c/a').set({ uid: 'ann' })
    await admin.doc('users/ann').set({ isMember: true })
    install(`match /c/{id} { allow list: if resource.data.uid == request.auth.uid; }
      match /members/{id} {
        allow read: if get(/databases/$(d)/documents/users/$(request.auth.uid)).data.isMember;
      }`)
    const named = watch(query(collection(web('ann'), 'c'), where(documentId(), '==', 'a')))
    const members = watch(collection(web('ann'), 'members'))
    await within(() => expect([named.snapshots.length, members.snapshots.length]).toEqual([1, 1]))
    await admin.doc('c/a').set({ uid: 'bob' })
    await within(() => expect(named.latest.failure).toBe('permission-denied'))
    await admin.doc('users/ann').set({ isMember: false })
    await within(() => expect(members.latest.failure).toBe('permission-denied'))
    expect([named.snapshots, members.snapshots]).toEqual([[['a']], [[]]])
  })

  it('do not hold for administrators', async () => {
    install('match /c/{id} { allow read: if false; }')
    await admin.doc('c/a').set({ n: 1 })
    expect((await admin.doc('c/a').get()).exists).toBe(true)
  })

  it('answer an update of a missing document with not-found where updates are allowed', async () => {
    install(`match /c/{id} { allow update: if request.auth != null; }`)
    await expect(updateDoc(doc(web('ann'), 'c/a'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' })
    await expect(updateDoc(doc(web(), 'c/a'), { n: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('that do not compile leave the old ones in place', async () => {
    install(`match /c/{id} { allow read: if true; }`)
    const issues = server.control.setRules(project, 'nonsense', { ignoreErrors: false })
    expect(issues).toMatchObject([{ severity: 'ERROR', line: 1 }])
    expect((await getDocs(collection(web(), 'c'))).size).toBe(0)
  })
})
