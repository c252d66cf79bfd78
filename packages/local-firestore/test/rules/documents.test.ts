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
import { setUpRules } from '#test/support/rules/rulesClients.ts'

const clients = setUpRules(
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

beforeEach(() => clients.withRulesDisabled((db) => setDoc(doc(db, 'posts/p'), POST)))

describe('get', () => {
  test('is allowed for the owner only', async () => {
    await assertSucceeds(getDoc(doc(clients.authenticated('ann'), 'posts/p')))
    await assertFails(getDoc(doc(clients.authenticated('bob'), 'posts/p')))
    await assertFails(getDoc(doc(clients.unauthenticated(), 'posts/p')))
  })

  test('has a null resource for a missing document', async () => {
    const missing = await assertSucceeds(getDoc(doc(clients.unauthenticated(), 'posts/missing')))
    expect(missing.exists()).toBe(false)
    await assertFails(getDoc(doc(clients.authenticated('ann'), 'strict/missing')))
  })

  test('is denied for a path without rules', async () => {
    await assertFails(getDoc(doc(clients.authenticated('ann'), 'nowhere/x')))
    await assertFails(getDoc(doc(clients.authenticated('ann'), 'posts/p/comments/c')))
  })

  test('fails with the line of the rule in the message', async () => {
    const error: unknown = await getDoc(doc(clients.authenticated('bob'), 'posts/p')).catch(
      (error: unknown) => error,
    )
    expect(String(error)).toContain("for 'get' @ L")
  })
})

const created = { owner: 'ann', text: 'x', votes: 0, at: serverTimestamp() }

// Same as in the Firestore emulator 1.19.9.
describe('a document listener', () => {
  /** Replaces a document that user ann listens to. Returns the next data or the error code. */
  const nextEvent = async (path: string, data: Readonly<Record<string, unknown>>) => {
    const events: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = Promise.withResolvers<void>()
    const stop = onSnapshot(
      doc(clients.authenticated('ann'), path),
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
    await clients.withRulesDisabled((db) => setDoc(doc(db, path), data))
    await promise
    stop()
    return events.at(-1)
  }

  test('continues while reads are allowed', async () => {
    expect(await nextEvent('posts/p', { ...POST, text: 'New' })).toMatchObject({ text: 'New' })
  })

  test('ends before it sends a change that is not readable', async () => {
    expect(await nextEvent('posts/p', { ...POST, owner: 'bob', text: 'secret' })).toBe('permission-denied')
  })

  test('ends before it sends a new document that is not readable', async () => {
    expect(await nextEvent('posts/later', { ...POST, owner: 'bob' })).toBe('permission-denied')
  })
})

describe('writes', () => {
  test('a created document has the server timestamp of request.time', async () => {
    const db = clients.authenticated('ann')
    await assertSucceeds(setDoc(doc(db, 'posts/new'), created))
    await assertFails(setDoc(doc(db, 'posts/new2'), { ...created, at: new Date(0) }))
    await assertFails(setDoc(doc(db, 'posts/new3'), { ...created, owner: 'bob' }))
    await assertFails(setDoc(doc(db, 'posts/new4'), { ...created, votes: 0.5 }))
  })

  test('setting an existing document is an update', async () => {
    const db = clients.authenticated('ann')
    await assertSucceeds(setDoc(doc(db, 'posts/p'), { ...POST, text: 'Other' }))
    await assertFails(setDoc(doc(db, 'posts/p'), created))
  })

  test('an update is evaluated with the complete document after it', async () => {
    const post = doc(clients.authenticated('ann'), 'posts/p')
    await assertSucceeds(updateDoc(post, { text: 'New' }))
    await assertSucceeds(updateDoc(post, { text: deleteField() }))
    await assertSucceeds(updateDoc(post, { votes: increment(1) }))
    await assertFails(updateDoc(post, { votes: increment(2) }))
    await assertFails(updateDoc(post, { votes: 0.5 }))
    await assertFails(updateDoc(post, { text: 'a\u0007b' }))
    await assertFails(updateDoc(post, { text: 'x'.repeat(21) }))
    await assertFails(updateDoc(post, { owner: 'bob' }))
    await assertFails(updateDoc(doc(clients.authenticated('bob'), 'posts/p'), { text: 'New' }))
  })

  test('a delete depends on a token claim', async () => {
    await assertFails(deleteDoc(doc(clients.authenticated('ann'), 'posts/p')))
    await assertFails(deleteDoc(doc(clients.authenticated('ann', { admin: 'true' }), 'posts/p')))
    await assertSucceeds(deleteDoc(doc(clients.authenticated('ann', { admin: true }), 'posts/p')))
  })
})

describe('batches and transactions', () => {
  test('one denied write denies the whole batch', async () => {
    const db = clients.authenticated('ann')
    const batch = writeBatch(db)
    batch.update(doc(db, 'posts/p'), { text: 'Changed' })
    batch.update(doc(db, 'posts/p'), { owner: 'bob' })
    await assertFails(batch.commit())
    expect((await getDoc(doc(db, 'posts/p'))).get('text')).toBe('Hello')
  })

  // Same as in the Firestore emulator 1.19.9: a document that a batch writes several times is evaluated once, with the
  // states before and after the batch.
  test('several writes to one document are evaluated as one', async () => {
    const db = clients.authenticated('ann')
    const twice = writeBatch(db)
    twice.update(doc(db, 'posts/p'), { votes: increment(1) })
    twice.update(doc(db, 'posts/p'), { votes: increment(1) })
    await assertFails(twice.commit())
    const undone = writeBatch(db)
    undone.update(doc(db, 'posts/p'), { votes: increment(2) })
    undone.update(doc(db, 'posts/p'), { votes: increment(-1) })
    await assertSucceeds(undone.commit())
  })

  test('the state after the batch determines the method', async () => {
    const db = clients.authenticated('ann')
    const replaced = writeBatch(db)
    replaced.delete(doc(db, 'posts/p'))
    replaced.set(doc(db, 'posts/p'), { ...POST, text: 'Again' })
    await assertSucceeds(replaced.commit())
    const filled = writeBatch(db)
    filled.set(doc(db, 'posts/new'), { owner: 'nobody' })
    filled.set(doc(db, 'posts/new'), created)
    await assertSucceeds(filled.commit())
    const temporary = writeBatch(db)
    temporary.set(doc(db, 'posts/temporary'), created)
    temporary.delete(doc(db, 'posts/temporary'))
    await assertFails(temporary.commit())
  })

  test('rules are evaluated before preconditions', async () => {
    const db = clients.authenticated('ann')
    const batch = writeBatch(db)
    batch.update(doc(db, 'others/missing'), { n: 1 })
    batch.update(doc(db, 'posts/p'), { owner: 'bob' })
    await assertFails(batch.commit())
  })

  test('getAfter reads the state after all writes of the batch', async () => {
    const db = clients.authenticated('ann')
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

  test('exists reads the state before the batch', async () => {
    await clients.withRulesDisabled((db) => setDoc(doc(db, 'locks/l'), {}))
    await assertFails(setDoc(doc(clients.authenticated('ann'), 'others/l'), {}))
    await assertSucceeds(setDoc(doc(clients.authenticated('ann'), 'others/free'), {}))
  })

  test('rules are evaluated for the reads and writes of a transaction', async () => {
    const vote = (uid: string) => {
      const db = clients.authenticated(uid)
      return runTransaction(db, async (transaction) => {
        const post = doc(db, 'posts/p')
        const votes: unknown = (await transaction.get(post)).get('votes')
        transaction.update(post, { votes: Number(votes) + 1 })
      })
    }
    await assertFails(vote('bob'))
    await clients.withRulesDisabled((db) => updateDoc(doc(db, 'posts/p'), { open: true }))
    await assertFails(vote('bob'))
    await assertSucceeds(vote('ann'))
  })
})
