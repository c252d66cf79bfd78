import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { withRules } from '#test/support/rules/people.ts'

const people = withRules(
  'demo-rules-documents',
  `
  function signedIn() { return request.auth != null; }
  match /posts/{id} {
    allow get: if resource == null || resource.data.open || resource.data.owner == request.auth.uid;
    allow create: if signedIn() && request.resource.data.owner == request.auth.uid
      && request.resource.data.at == request.time && request.resource.data.votes == 0;
    allow update: if signedIn() && resource.data.owner == request.auth.uid
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text', 'votes'])
      && request.resource.data.votes is int && request.resource.data.votes <= resource.data.votes + 1
      && request.resource.data.get('text', '').matches('[^\\\\p{Cc}]{0,20}');
    allow delete: if request.auth.token.admin == true;
  }
  match /strict/{id} { allow get: if resource.data.owner == request.auth.uid; }
  match /pairs/{id} {
    allow write: if signedIn()
      && existsAfter(/databases/$(database)/documents/others/$(id)) == existsAfter(request.path)
      && getAfter(/databases/$(database)/documents/others/$(id)).data.n == request.resource.data.n;
  }
  match /others/{id} { allow write: if signedIn() && !exists(/databases/$(database)/documents/locks/$(id)); }
`,
)

const POST = { owner: 'ann', open: false, text: 'Hello', votes: 0, at: null }

beforeEach(() => people.prepare((db) => setDoc(doc(db, 'posts/p'), POST)))

describe('reads of one document', () => {
  test('its owner reads it, others do not', async () => {
    await assertSucceeds(getDoc(doc(people.as('ann'), 'posts/p')))
    await assertFails(getDoc(doc(people.as('bob'), 'posts/p')))
    await assertFails(getDoc(doc(people.visitor(), 'posts/p')))
  })

  test('a missing document is judged with a null resource', async () => {
    const missing = await assertSucceeds(getDoc(doc(people.visitor(), 'posts/missing')))
    expect(missing.exists()).toBe(false)
    await assertFails(getDoc(doc(people.as('ann'), 'strict/missing')))
  })

  test('a path without rules is closed', async () => {
    await assertFails(getDoc(doc(people.as('ann'), 'nowhere/x')))
    await assertFails(getDoc(doc(people.as('ann'), 'posts/p/comments/c')))
  })

  test('the message names the rule that denied', async () => {
    const error: unknown = await getDoc(doc(people.as('bob'), 'posts/p')).catch((error: unknown) => error)
    expect(String(error)).toContain("for 'get' @ L")
  })
})

const created = { owner: 'ann', text: 'x', votes: 0, at: serverTimestamp() }

// Google's emulator 1.19.9 ends such listeners too.
describe('a listener on one document', () => {
  /** What a listener of ann sees after somebody else replaced the document: data, or the code of its end. */
  const seen = async (path: string, data: Readonly<Record<string, unknown>>) => {
    const events: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = Promise.withResolvers<void>()
    const stop = onSnapshot(
      doc(people.as('ann'), path),
      (snapshot) => {
        events.push(snapshot.data())
        if (events.length > 1) resolve()
        first.resolve()
      },
      (error) => {
        events.push(error.code)
        resolve()
      },
    )
    await first.promise
    await people.prepare((db) => setDoc(doc(db, path), data))
    await promise
    stop()
    return events.at(-1)
  }

  test('goes on while the reader may read it', async () => {
    expect(await seen('posts/p', { ...POST, text: 'New' })).toMatchObject({ text: 'New' })
  })

  test('ends before a change that takes it away from the reader', async () => {
    expect(await seen('posts/p', { ...POST, owner: 'bob', text: 'secret' })).toBe('permission-denied')
  })

  test('ends before a document is created that the reader may not read', async () => {
    expect(await seen('posts/later', { ...POST, owner: 'bob' })).toBe('permission-denied')
  })
})

describe('writes', () => {
  test('a created document carries server values as the rules saw them', async () => {
    const db = people.as('ann')
    await assertSucceeds(setDoc(doc(db, 'posts/new'), created))
    await assertFails(setDoc(doc(db, 'posts/new2'), { ...created, at: new Date(0) }))
    await assertFails(setDoc(doc(db, 'posts/new3'), { ...created, owner: 'bob' }))
    await assertFails(setDoc(doc(db, 'posts/new4'), { ...created, votes: 0.5 }))
  })

  test('setting an existing document is an update', async () => {
    const db = people.as('ann')
    await assertSucceeds(setDoc(doc(db, 'posts/p'), { ...POST, text: 'Other' }))
    await assertFails(setDoc(doc(db, 'posts/p'), created))
  })

  test('an update is judged by the whole document after it', async () => {
    const post = doc(people.as('ann'), 'posts/p')
    await assertSucceeds(updateDoc(post, { text: 'New' }))
    await assertSucceeds(updateDoc(post, { text: deleteField() }))
    await assertSucceeds(updateDoc(post, { votes: increment(1) }))
    await assertFails(updateDoc(post, { votes: increment(2) }))
    await assertFails(updateDoc(post, { votes: 0.5 }))
    await assertFails(updateDoc(post, { text: 'a\u0007b' }))
    await assertFails(updateDoc(post, { text: 'x'.repeat(21) }))
    await assertFails(updateDoc(post, { owner: 'bob' }))
    await assertFails(updateDoc(doc(people.as('bob'), 'posts/p'), { text: 'New' }))
  })

  test('a claim of the token decides', async () => {
    await assertFails(deleteDoc(doc(people.as('ann'), 'posts/p')))
    await assertFails(deleteDoc(doc(people.as('ann', { admin: 'true' }), 'posts/p')))
    await assertSucceeds(deleteDoc(doc(people.as('ann', { admin: true }), 'posts/p')))
  })
})

describe('several writes', () => {
  test('one denied write refuses the whole batch', async () => {
    const db = people.as('ann')
    const batch = writeBatch(db)
    batch.update(doc(db, 'posts/p'), { text: 'Changed' })
    batch.update(doc(db, 'posts/p'), { owner: 'bob' })
    await assertFails(batch.commit())
    expect((await getDoc(doc(db, 'posts/p'))).get('text')).toBe('Hello')
  })

  // The verdicts are those of Google's emulator 1.19.9: a document that a batch writes more than once is judged
  // once, from the state before the batch to the state after it.
  test('several writes of one document are judged by what they do together', async () => {
    const db = people.as('ann')
    const twice = writeBatch(db)
    twice.update(doc(db, 'posts/p'), { votes: increment(1) })
    twice.update(doc(db, 'posts/p'), { votes: increment(1) })
    await assertFails(twice.commit())
    const undone = writeBatch(db)
    undone.update(doc(db, 'posts/p'), { votes: increment(2) })
    undone.update(doc(db, 'posts/p'), { votes: increment(-1) })
    await assertSucceeds(undone.commit())
  })

  test('what a batch leaves of a document decides which operation it is', async () => {
    const db = people.as('ann')
    const replaced = writeBatch(db)
    replaced.delete(doc(db, 'posts/p'))
    replaced.set(doc(db, 'posts/p'), { ...POST, text: 'Again' })
    await assertSucceeds(replaced.commit())
    const filled = writeBatch(db)
    filled.set(doc(db, 'posts/new'), { owner: 'nobody' })
    filled.set(doc(db, 'posts/new'), created)
    await assertSucceeds(filled.commit())
    const gone = writeBatch(db)
    gone.set(doc(db, 'posts/gone'), created)
    gone.delete(doc(db, 'posts/gone'))
    await assertFails(gone.commit())
  })

  test('the rules speak before the preconditions, of every document', async () => {
    const db = people.as('ann')
    const batch = writeBatch(db)
    batch.update(doc(db, 'others/missing'), { n: 1 })
    batch.update(doc(db, 'posts/p'), { owner: 'bob' })
    await assertFails(batch.commit())
  })

  test('getAfter sees the other writes of the batch, whatever their order', async () => {
    const db = people.as('ann')
    const pair = (id: string, n: number, other: number) => {
      const batch = writeBatch(db)
      batch.set(doc(db, `pairs/${id}`), { n })
      batch.set(doc(db, `others/${id}`), { n: other })
      return batch.commit()
    }
    await assertSucceeds(pair('a', 1, 1))
    await assertFails(pair('b', 1, 2))
    await assertFails(setDoc(doc(db, 'pairs/c'), { n: 1 }))
  })

  test('exists sees the state before the batch', async () => {
    await people.prepare((db) => setDoc(doc(db, 'locks/l'), {}))
    await assertFails(setDoc(doc(people.as('ann'), 'others/l'), {}))
    await assertSucceeds(setDoc(doc(people.as('ann'), 'others/free'), {}))
  })

  test('a transaction is judged in its reads and in its writes', async () => {
    const vote = (uid: string) => {
      const db = people.as(uid)
      return runTransaction(db, async (transaction) => {
        const post = doc(db, 'posts/p')
        const votes: unknown = (await transaction.get(post)).get('votes')
        transaction.update(post, { votes: Number(votes) + 1 })
      })
    }
    await assertFails(vote('bob'))
    await people.prepare((db) => updateDoc(doc(db, 'posts/p'), { open: true }))
    await assertFails(vote('bob'))
    await assertSucceeds(vote('ann'))
  })
})
