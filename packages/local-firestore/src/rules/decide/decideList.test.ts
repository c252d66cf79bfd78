import { describe, expect, test } from 'vitest'
import { doc, reference, type Fixture } from '#test/support/rules/builders.ts'
import { allowsQuery, decideQuery, or, type QuerySpec, where } from '#test/support/rules/queries.ts'

type Filter = QuerySpec['where']

describe('request.query', () => {
  test.each([
    ['request.query.limit <= 100', { limit: 100 }, true],
    ['request.query.limit <= 100', { limit: 101 }, false],
    ['request.query.limit <= 100', {}, false],
    ['!("resource" in request)', {}, true],
    ['request.query.limit <= 100', { limit: 0 }, true],
    ['!(request.query.limit > 100)', {}, false],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset <= 10', { offset: 11 }, false],
    // Without a limit it is null, and orderBy is a map: same as in the Firestore emulator 1.19.9.
    ['request.query.limit == null && "limit" in request.query', {}, true],
    ['request.query.limit == null', { limit: 1 }, false],
    ['request.query.orderBy == {}', {}, true],
    ['request.query.orderBy.n == "DESC"', { orderBy: [['n', 'desc']] }, true],
    [
      'request.query.orderBy == {"name": "ASC", "__name__": "ASC"}',
      {
        orderBy: [
          ['name', 'asc'],
          ['__name__', 'asc'],
        ],
      },
      true,
    ],
    ['request.method == "list" && request.path == /databases/(default)/documents/c', {}, true],
    [
      'request.auth != null && resource.data.uid == request.auth.uid && request.query.limit <= 100',
      { limit: 24, where: where('uid', '==', 'u1') },
      true,
    ],
  ] as const)('%s with %j', (condition, spec, allowed) => {
    expect(allowsQuery(condition, undefined, spec)).toBe(allowed)
  })
})

describe('statements that cover a query', () => {
  const rules = (path: string, condition = 'true') => `match ${path} { allow list: if ${condition}; }`
  test.each([
    ['/c/{id}', { from: 'c' }, true],
    ['/d/{id}', { from: 'c' }, false],
    ['/c/fixed', { from: 'c' }, false],
    ['/{x}/{y}', { from: 'c' }, true],
    ['/{x=**}', { from: 'c' }, true],
    ['/p/{p}/c/{id}', { from: 'c', parent: 'p/1' }, true],
    ['/p/1/c/{id}', { from: 'c', parent: 'p/1' }, true],
    ['/p/2/c/{id}', { from: 'c', parent: 'p/1' }, false],
    ['/p/{p}/c/{id}', { from: 'c', group: true }, false],
    ['/c/{id}', { from: 'c', group: true }, false],
    ['/{x}/{y}/{z}', { from: 'c', group: true }, false],
    ['/{p=**}/c/{id}', { from: 'c', group: true }, true],
    ['/{p=**}/d/{id}', { from: 'c', group: true }, false],
    ['/{p=**}/c/{id}', { from: 'c' }, true],
    ['/{p=**}/c/{id}', { from: 'c', group: true, parent: 'p/1' }, true],
    ['/p/{x}/{p=**}', { from: 'c', group: true, parent: 'p/1' }, true],
    ['/p/{x}/{p=**}', { from: 'c', group: true }, false],
    ['/{p=**}', { from: '', group: true }, true],
    ['/{p=**}/c/{id}', { from: '', group: true }, false],
    ['/{all=**}', { from: 'c', group: true }, true],
  ] as const)('match %s for %j', (path, spec, allowed) => {
    expect(decideQuery(rules(path), spec).allowed).toBe(allowed)
  })

  test('wildcards are bound by the parent but not by a collection group', () => {
    expect(decideQuery(rules('/p/{p}/c/{id}', 'p == "1"'), { from: 'c', parent: 'p/1' }).allowed).toBe(true)
    expect(decideQuery(rules('/p/{p}/c/{id}', 'p == "1"'), { from: 'c', parent: 'p/2' }).allowed).toBe(false)
    expect(decideQuery(rules('/{p=**}/c/{id}', 'p == /p/1'), { from: 'c', parent: 'p/1' }).allowed).toBe(true)
    expect(decideQuery(rules('/{p=**}/c/{id}', 'p != /p/1'), { from: 'c', group: true }).allowed).toBe(false)
  })

  test('each disjunct may be allowed by a different statement', () => {
    const both =
      'match /c/{id} { allow list: if resource.data.uid == "u1"; allow list: if resource.data.open; }'
    const filter = or(where('uid', '==', 'u1'), where('open', '==', true))
    expect(decideQuery(both, { from: 'c', where: filter }).allowed).toBe(true)
  })

  test('allow get does not apply to queries', () => {
    expect(decideQuery('match /c/{id} { allow get; }', { from: 'c' }).allowed).toBe(false)
    expect(decideQuery('match /c/{id} { allow read; }', { from: 'c' }).allowed).toBe(true)
  })
})

describe('documents', () => {
  const fixture: Fixture = {
    uid: 'u1',
    before: [doc('c/x', { uid: 'u1' }), doc('users/u1', { admin: true }), doc('e/x', {})],
  }
  const name = (path: string) => reference(`projects/demo-test/databases/(default)/documents/${path}`)
  const decide = (condition: string, filter: Filter) =>
    decideQuery(
      `match /c/{id} { allow list: if ${condition}; }`,
      filter === undefined ? {} : { where: filter },
      fixture,
    ).allowed

  test('a query by name is evaluated with the stored document', () => {
    expect(decide('id == "x" && resource.data.uid == "u1"', where('__name__', '==', name('c/x')))).toBe(true)
    expect(decide('resource.data.uid == "u2"', where('__name__', '==', name('c/x')))).toBe(false)
    // A missing document is undetermined, not null: same as in the Firestore emulator 1.19.9.
    expect(decide('resource == null', where('__name__', '==', name('c/y')))).toBe(false)
    expect(decide('true', where('__name__', '==', name('c/y')))).toBe(true)
    expect(decide('resource.data.uid == "u1"', where('__name__', 'in', [name('c/x'), name('c/y')]))).toBe(
      false,
    )
    expect(decide('id in ["x", "y"]', where('__name__', 'in', [name('c/x'), name('c/y')]))).toBe(true)
  })

  test('range filters on the name and documents of other collections do not determine the document', () => {
    expect(decide('id > "a"', where('__name__', '>', name('c/b')))).toBe(false)
    expect(decide('id == "x"', where('__name__', '==', name('e/x')))).toBe(false)
    expect(decide('true', where('__name__', '>', name('c/b')))).toBe(true)
  })

  test('a name in another collection does not select the rules of that collection', () => {
    const spec = { where: where('__name__', '==', name('e/x')) }
    expect(decideQuery('match /e/{id} { allow list; }', spec, fixture).allowed).toBe(false)
    const sibling = { parent: 'c/x', where: where('__name__', '==', name('c/y/c/z')) }
    expect(decideQuery('match /c/y/c/{b} { allow list; }', sibling, fixture).allowed).toBe(false)
    const below = { where: where('__name__', '==', name('c/x/c/y')) }
    expect(decideQuery('match /c/{a}/c/{b} { allow list; }', below, fixture).allowed).toBe(false)
    expect(
      decideQuery('match /c/{a}/c/{b} { allow list; }', { ...below, group: true }, fixture).allowed,
    ).toBe(true)
  })

  test('conditions can look up documents', () => {
    const admin = 'get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin'
    expect(decide(admin, undefined)).toBe(true)
    expect(decide('exists(/databases/$(database)/documents/users/$(id))', undefined)).toBe(false)
  })
})
