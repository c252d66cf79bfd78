/** Tests a typical ruleset: ownership, immutable fields, text validation, bounded queries, private subdocuments. */
import { describe, expect, test } from 'vitest'
import {
  accessOf,
  contextOf,
  doc,
  rulesetOf,
  type PlainFields,
  type Fixture,
} from '#test/support/rules/builders.ts'
import { listAccess, where } from '#test/support/rules/queries.ts'

const RULES = rulesetOf(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function bounded() { return request.query.limit <= 100; }
    function text(value, maxLength) {
      return value is string && value.size() <= maxLength && value.matches('(?:[^\\\\p{Cc}]|[\\\\n\\\\t])*');
    }

    match /artifacts/{artifactId} {
      function isAdder() { return signedIn() && resource.data.adder_uid == request.auth.uid; }
      function isValid(after) {
        return after.artifact_type in ['Tools', 'Weapons'] && text(after.present_location, 20)
          && after.get('note', '') is string;
      }
      allow get;
      allow list: if bounded();
      allow update: if isAdder()
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['artifact_type', 'present_location', 'note'])
        && isValid(request.resource.data);
      allow delete: if isAdder() && resource.data.likes_count == 0;

      match /private/adder {
        allow get: if signedIn()
          && get(/databases/$(database)/documents/artifacts/$(artifactId)).data.adder_uid == request.auth.uid;
      }
    }

    match /likes/{likeId} {
      allow get: if likeId.split('_')[0] == request.auth.uid;
      allow list: if request.auth != null && resource.data.uid == request.auth.uid && request.query.limit <= 100;
    }
  }
}`)

const STORED = {
  artifact_type: 'Tools',
  present_location: 'Rome',
  adder_uid: 'ann',
  likes_count: 0n,
  name: 'Axe',
}

function update(change: PlainFields, uid: string | null = 'ann'): boolean {
  const access = accessOf({
    at: 'artifacts/a1',
    method: 'update',
    resource: doc('artifacts/a1', STORED),
    requestResource: doc('artifacts/a1', { ...STORED, ...change }),
  })
  return RULES.decide(access, contextOf(uid === null ? {} : { uid })).allowed
}

describe('an artifact', () => {
  test('can be read by anyone, even if it does not exist', () => {
    expect(RULES.decide(accessOf({ at: 'artifacts/a1' }), contextOf()).allowed).toBe(true)
  })

  test.each([
    ['an allowed field', { artifact_type: 'Weapons' }, true],
    ['nothing', {}, true],
    ['a new allowed field', { note: 'n' }, true],
    ['a new allowed field of another type', { note: 1n }, false],
    ['line breaks and tabs', { present_location: 'a\n\tb' }, true],
    ['a control character', { present_location: 'a\u0007b' }, false],
    ['a C1 control character', { present_location: 'a\u0085b' }, false],
    ['letters of any script', { present_location: 'Ἀθῆναι 東京' }, true],
    ['text of the maximum length', { present_location: 'x'.repeat(20) }, true],
    ['text that is too long', { present_location: 'x'.repeat(21) }, false],
    ['a number for a text', { present_location: 1n }, false],
    ['an unknown type', { artifact_type: 'Toys' }, false],
    ['the owner', { adder_uid: 'bob' }, false],
    ['the count', { likes_count: 1n }, false],
    ['the name', { name: 'Hammer' }, false],
    ['an unknown field', { extra: 1n }, false],
    ['an immutable field together with an allowed one', { note: 'n', name: 'Hammer' }, false],
  ])('updates by its owner: %s', (_, change, allowed) => {
    expect(update(change)).toBe(allowed)
  })

  test('cannot be updated by others', () => {
    expect(update({ note: 'n' }, 'bob')).toBe(false)
    expect(update({ note: 'n' }, null)).toBe(false)
  })

  test('immutable fields cannot be removed', () => {
    const { name: _, ...rest } = STORED
    const access = { at: 'artifacts/a1', method: 'update', resource: doc('artifacts/a1', STORED) } as const
    const after = accessOf({ ...access, requestResource: doc('artifacts/a1', rest) })
    expect(RULES.decide(after, contextOf({ uid: 'ann' })).allowed).toBe(false)
  })

  test.each([
    ['ann', 0n, true],
    ['ann', 1n, false],
    ['bob', 0n, false],
  ])('%s deletes it with %s likes: %s', (uid, likes, allowed) => {
    const resource = doc('artifacts/a1', { ...STORED, likes_count: likes })
    expect(
      RULES.decide(accessOf({ at: 'artifacts/a1', method: 'delete', resource }), contextOf({ uid })).allowed,
    ).toBe(allowed)
  })

  test('cannot be created', () => {
    const access = accessOf({
      at: 'artifacts/a2',
      method: 'create',
      requestResource: doc('artifacts/a2', STORED),
    })
    expect(RULES.decide(access, contextOf({ uid: 'ann' })).reasons).toEqual([
      "No matching allow statement for 'create'",
    ])
  })

  test('can be listed with a limit of at most 100', () => {
    const list = (limit?: number) =>
      RULES.decide(listAccess({ from: 'artifacts', ...(limit === undefined ? {} : { limit }) }), contextOf())
        .allowed
    expect([list(100), list(101), list()]).toEqual([true, false, false])
  })

  test('has a private document that only its owner can read', () => {
    const read = (fixture: Fixture) =>
      RULES.decide(accessOf({ at: 'artifacts/a1/private/adder' }), contextOf(fixture)).allowed
    const before = [doc('artifacts/a1', STORED)]
    expect(read({ uid: 'ann', before })).toBe(true)
    expect(read({ uid: 'bob', before })).toBe(false)
    expect(read({ before })).toBe(false)
    expect(read({ uid: 'ann' })).toBe(false)
  })
})

describe('a like', () => {
  test.each([
    ['u1', 'likes/u1_a', true],
    ['u1', 'likes/u2_a', false],
    ['u1', 'likes/u12_a', false],
    ['u12', 'likes/u1_a', false],
  ])('%s reads %s, which does not exist: %s', (uid, at, allowed) => {
    expect(RULES.decide(accessOf({ at }), contextOf({ uid })).allowed).toBe(allowed)
  })

  test.each([
    ['own, bounded', { where: where('uid', '==', 'u1'), limit: 100 }, true],
    ['own, unbounded', { where: where('uid', '==', 'u1') }, false],
    ["another's", { where: where('uid', '==', 'u2'), limit: 100 }, false],
    ['all', { limit: 100 }, false],
  ])('a list of %s likes', (_, spec, allowed) => {
    expect(RULES.decide(listAccess({ from: 'likes', ...spec }), contextOf({ uid: 'u1' })).allowed).toBe(
      allowed,
    )
  })

  test('all other paths are denied', () => {
    for (const at of ['users/u1', 'artifacts/a1/private/other', 'artifacts/a1/x/y', 'likes/u1_a/x/y'])
      expect(RULES.decide(accessOf({ at }), contextOf({ uid: 'u1' })).allowed).toBe(false)
  })
})
