import { describe, expect, test } from 'vitest'
import { doc, reference, type World } from '../testing/kit.ts'
import { and, decideQuery, is, or, where, type QuerySpec } from '../testing/query.ts'

type Filter = QuerySpec['where']

/** Verdict of a query on `c` under one condition, as `u1`. */
function allows(condition: string, filter?: Filter, more: QuerySpec = {}): boolean {
  const spec = filter === undefined ? more : { ...more, where: filter }
  return decideQuery(`match /c/{id} { allow list: if ${condition}; }`, spec, { uid: 'u1' }).allowed
}

const TABLE: readonly (readonly [rule: string, query: string, filter: Filter, verdict: boolean])[] = [
  ['true', 'everything', undefined, true],
  ['false', 'everything', undefined, false],
  ['resource.data.uid == request.auth.uid', 'everything', undefined, false],
  ['resource.data.uid == request.auth.uid', 'own', where('uid', '==', 'u1'), true],
  ['request.auth.uid == resource.data.uid', 'own', where('uid', '==', 'u1'), true],
  ['resource.data.uid == request.auth.uid', 'another', where('uid', '==', 'u2'), false],
  ['resource.data.uid == request.auth.uid', 'one of both', where('uid', 'in', ['u1', 'u2']), false],
  ['resource.data.uid == request.auth.uid', 'the other first', where('uid', 'in', ['u2', 'u1']), false],
  ['resource.data.uid == request.auth.uid', 'in own', where('uid', 'in', ['u1']), true],
  [
    'resource.data.uid == request.auth.uid',
    'own or other field',
    or(where('uid', '==', 'u1'), where('x', '==', 1n)),
    false,
  ],
  [
    'resource.data.uid == request.auth.uid',
    'own and more',
    and(where('uid', '==', 'u1'), where('x', '>', 1n)),
    true,
  ],
  [
    'resource.data.uid == request.auth.uid',
    'own, or own and more',
    or(where('uid', '==', 'u1'), and(where('x', '==', 1n), where('uid', '==', 'u1'))),
    true,
  ],
  ['resource.data.uid == "u1" || resource.data.open', 'open', where('open', '==', true), true],
  ['resource.data.uid == "u1" || resource.data.open', 'closed', where('open', '==', false), false],
  [
    'resource.data.uid == "u1" || resource.data.open',
    'own or open',
    or(where('uid', '==', 'u1'), where('open', '==', true)),
    true,
  ],
  ['!(resource.data.secret)', 'not secret', where('secret', '==', false), true],
  ['!(resource.data.secret)', 'everything', undefined, false],
  ['resource.data.uid != "u2"', 'unnamed', undefined, false],
  ['resource.data.a > 4', '> 5', where('a', '>', 5n), true],
  ['resource.data.a >= 5', '> 5', where('a', '>', 5n), true],
  ['resource.data.a > 5', '> 5', where('a', '>', 5n), true],
  ['resource.data.a > 5', '>= 5', where('a', '>=', 5n), false],
  ['resource.data.a > 4', '>= 5', where('a', '>=', 5n), true],
  ['resource.data.a >= 5', '>= 5', where('a', '>=', 5n), true],
  ['resource.data.a > 6', '> 5', where('a', '>', 5n), false],
  ['resource.data.a != 1', '> 5', where('a', '>', 5n), true],
  ['resource.data.a != 5', '> 5', where('a', '>', 5n), true],
  ['resource.data.a != 5', '>= 5', where('a', '>=', 5n), false],
  ['resource.data.a != 6', '> 5', where('a', '>', 5n), false],
  ['resource.data.a != "x"', '> 5', where('a', '>', 5n), true],
  ['resource.data.a != null', '> 5', where('a', '>', 5n), true],
  ['resource.data.a < 5', '> 5', where('a', '>', 5n), false],
  ['!(resource.data.a < 5)', '> 5: an error, never false', where('a', '>', 5n), false],
  ['5 < resource.data.a', '> 5', where('a', '>', 5n), true],
  ['10 >= resource.data.a', '< 10', where('a', '<', 10n), true],
  ['resource.data.a <= 10.5', '< 10', where('a', '<', 10n), true],
  ['resource.data.a == 5', '> 5', where('a', '>', 5n), false],
  ['resource.data.a == 1', '>= 1 and <= 1', and(where('a', '>=', 1n), where('a', '<=', 1n)), false],
  [
    'resource.data.a >= 1 && resource.data.a <= 9',
    'range',
    and(where('a', '>', 1n), where('a', '<', 9n)),
    true,
  ],
  ['resource.data.a == 1', '== 1 and < 9', and(where('a', '==', 1n), where('a', '<', 9n)), true],
  ['!(resource.data.a == 2)', '== 1 and < 9', and(where('a', '==', 1n), where('a', '<', 9n)), false],
  ['!(resource.data.a == 2)', '== 1', where('a', '==', 1n), true],
  ['resource.data.a != 7', '!= 7', where('a', '!=', 7n), true],
  ['resource.data.a != 8', '!= 7', where('a', '!=', 7n), false],
  ['resource.data.a != null', '!= 7', where('a', '!=', 7n), true],
  ['resource.data.a != 7 && resource.data.a != 8', 'not-in', where('a', 'not-in', [7n, 8n]), true],
  ['resource.data.a != 9', 'not-in', where('a', 'not-in', [7n, 8n]), false],
  ['resource.data.a != null', 'not null', is('a', 'not null'), true],
  ['resource.data.a == null', 'null', is('a', 'null'), true],
  ['math.isNaN(resource.data.a)', 'NaN', is('a', 'nan'), true],
  ['resource.data.a is string', 'range of strings', where('a', '>', 'm'), true],
  ['resource.data.a is number', 'range of numbers', where('a', '>', 5n), true],
  ['resource.data.a is int', 'range of integers, which floats pass too', where('a', '>', 5n), false],
  ['!(resource.data.a is string)', 'range of numbers', where('a', '>', 5n), false],
  [
    'request.auth.uid in resource.data.members',
    'array-contains',
    where('members', 'array-contains', 'u1'),
    true,
  ],
  [
    'request.auth.uid in resource.data.members',
    'array-contains another',
    where('members', 'array-contains', 'u2'),
    false,
  ],
  ['!("u2" in resource.data.members)', 'array-contains', where('members', 'array-contains', 'u1'), false],
  [
    'request.auth.uid in resource.data.members',
    'any of both',
    where('members', 'array-contains-any', ['u1', 'u2']),
    false,
  ],
  [
    'resource.data.members.hasAny(["x", "u1"])',
    'array-contains',
    where('members', 'array-contains', 'u1'),
    true,
  ],
  [
    'resource.data.members.hasAny(["x", "y"])',
    'array-contains',
    where('members', 'array-contains', 'u1'),
    false,
  ],
  [
    'resource.data.members.hasAny(["u1", "u2"])',
    'any of both',
    where('members', 'array-contains-any', ['u1', 'u2']),
    true,
  ],
  ['resource.data.members.hasAll(["u1"])', 'array-contains', where('members', 'array-contains', 'u1'), true],
  [
    'resource.data.members.hasOnly(["u1"])',
    'array-contains',
    where('members', 'array-contains', 'u1'),
    false,
  ],
  ['resource.data.members.size() > 0', 'array-contains', where('members', 'array-contains', 'u1'), false],
  ['resource.data.members is list', 'array-contains', where('members', 'array-contains', 'u1'), true],
  ['resource.data.state in ["a", "b"]', 'in', where('state', 'in', ['a', 'b']), true],
  ['resource.data.state in ["a", "b"]', 'in more', where('state', 'in', ['a', 'c']), false],
  ['resource.data.state in ["a", "b"]', '==', where('state', '==', 'a'), true],
  ['resource.data.state in ["a", "b"]', 'range', where('state', '<', 'b'), false],
  ['!([resource.data.a] == [1])', 'a constraint in a list', where('a', '>', 5n), false],
  ['!({"k": resource.data.a} == {"k": 1})', 'a constraint in a map', where('a', '>', 5n), false],
  ['!(resource.data.a in [1])', 'a constraint in a list', where('a', '>', 5n), false],
  ['resource.data.m.k == 1', 'nested field', where('m.k', '==', 1n), true],
  ['resource.data.m.k == 1', 'another nested field', where('m.j', '==', 1n), false],
  ['resource.data["a b"].k == 1', 'quoted field', where('`a b`.k', '==', 1n), true],
  ['resource.data.m == {"k": 1}', 'part of a map', where('m.k', '==', 1n), false],
  ['resource.data.m == {"k": 1}', 'a whole map', where('m', '==', { k: 1n }), true],
  ['"k" in resource.data.m', 'nested field', where('m.k', '==', 1n), true],
  ['!("x" in resource.data)', 'unnamed field', where('a', '==', 1n), false],
  ['"a" in resource.data', 'named field', where('a', '>', 1n), true],
  ['resource.data.get("a", 0) == 1', 'named field', where('a', '==', 1n), true],
  ['resource.data.get("x", 0) == 0', 'unnamed field', where('a', '==', 1n), false],
  ['resource.data.keys().hasOnly(["a"])', 'named field', where('a', '==', 1n), false],
  ['!(resource.data == {})', 'data as a whole', where('a', '==', 1n), false],
  ['resource.data.diff({}).addedKeys().hasOnly(["a"])', 'data as a whole', where('a', '==', 1n), false],
  ['resource == null', 'resource itself', undefined, false],
  ['resource != null', 'resource itself', undefined, false],
  ['id == "x"', 'unknown id', undefined, false],
  ['id != "x"', 'unknown id', undefined, false],
  ['resource.id != "x"', 'unknown id', undefined, false],
  ['id.split("_")[0] == "u1" || resource.data.uid == "u1"', 'own', where('uid', '==', 'u1'), true],
  ['resource.data.uid == "u1"', 'no value at all', where('uid', 'in', []), false],
  ['true', 'an or of nothing', or(), false],
]

describe('what a query guarantees', () => {
  test.each(TABLE)('%s, query: %s', (condition, _, filter, verdict) => {
    expect(allows(condition, filter)).toBe(verdict)
  })

  test('too many ways are not decided', () => {
    const many = Array.from({ length: 101 }, (_, i) => BigInt(i))
    expect(allows('true', where('a', 'in', many))).toBe(false)
    expect(allows('true', where('a', 'in', many.slice(1)))).toBe(true)
    const values = Array.from({ length: 11 }, (_, i) => BigInt(i))
    expect(allows('true', and(where('a', 'in', values), where('b', 'in', values)))).toBe(false)
    expect(allows('true', and(where('a', 'in', values), where('b', 'in', values.slice(0, 2))))).toBe(true)
  })

  test('a denial names the line and what was missing', () => {
    const verdict = decideQuery('match /c/{id} {\n allow list: if resource.data.uid == "u1"; }', {
      from: 'c',
    })
    expect(verdict.reasons).toEqual(["Property uid is undefined on object. for 'list' @ L4 (L4:31)"])
  })
})

describe('request.query', () => {
  test.each([
    ['request.query.limit <= 100', { limit: 100 }, true],
    ['request.query.limit <= 100', { limit: 101 }, false],
    ['request.query.limit <= 100', {}, false],
    ['request.query.limit <= 100', { limit: 0 }, true],
    ['!(request.query.limit > 100)', {}, false],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset <= 10', { offset: 11 }, false],
    [
      'request.query.orderBy == "name ASC, __name__ ASC"',
      {
        orderBy: [
          ['name', 'asc'],
          ['__name__', 'asc'],
        ],
      },
      true,
    ],
    ['request.query.orderBy.matches("n DESC.*")', { orderBy: [['n', 'desc']] }, true],
    ['request.method == "list" && request.path == /databases/(default)/documents/c', {}, true],
    [
      'request.auth != null && resource.data.uid == request.auth.uid && request.query.limit <= 100',
      { limit: 24, where: where('uid', '==', 'u1') },
      true,
    ],
  ] as const)('%s with %j', (condition, spec, verdict) => {
    expect(allows(condition, undefined, spec)).toBe(verdict)
  })
})

describe('which statements cover a query', () => {
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
  ] as const)('match %s for %j', (path, spec, verdict) => {
    expect(decideQuery(rules(path), spec).allowed).toBe(verdict)
  })

  test('wildcards of the parent are bound, those of the prefix of a group are not', () => {
    expect(decideQuery(rules('/p/{p}/c/{id}', 'p == "1"'), { from: 'c', parent: 'p/1' }).allowed).toBe(true)
    expect(decideQuery(rules('/p/{p}/c/{id}', 'p == "1"'), { from: 'c', parent: 'p/2' }).allowed).toBe(false)
    expect(decideQuery(rules('/{p=**}/c/{id}', 'p == /p/1'), { from: 'c', parent: 'p/1' }).allowed).toBe(true)
    expect(decideQuery(rules('/{p=**}/c/{id}', 'p != /p/1'), { from: 'c', group: true }).allowed).toBe(false)
  })

  test('each way may be granted by another statement', () => {
    const both =
      'match /c/{id} { allow list: if resource.data.uid == "u1"; allow list: if resource.data.open; }'
    const filter = or(where('uid', '==', 'u1'), where('open', '==', true))
    expect(decideQuery(both, { from: 'c', where: filter }).allowed).toBe(true)
  })

  test('allow get says nothing about lists', () => {
    expect(decideQuery('match /c/{id} { allow get; }', { from: 'c' }).allowed).toBe(false)
    expect(decideQuery('match /c/{id} { allow read; }', { from: 'c' }).allowed).toBe(true)
  })
})

describe('documents', () => {
  const world: World = {
    uid: 'u1',
    before: [doc('c/x', { uid: 'u1' }), doc('users/u1', { admin: true }), doc('e/x', {})],
  }
  const name = (path: string) => reference(`projects/demo-test/databases/(default)/documents/${path}`)
  const decide = (condition: string, filter: Filter) =>
    decideQuery(
      `match /c/{id} { allow list: if ${condition}; }`,
      filter === undefined ? {} : { where: filter },
      world,
    ).allowed

  test('a query by name is decided on that stored document', () => {
    expect(decide('id == "x" && resource.data.uid == "u1"', where('__name__', '==', name('c/x')))).toBe(true)
    expect(decide('resource.data.uid == "u2"', where('__name__', '==', name('c/x')))).toBe(false)
    expect(decide('resource == null', where('__name__', '==', name('c/y')))).toBe(true)
    expect(decide('resource.data.uid == "u1"', where('__name__', 'in', [name('c/x'), name('c/y')]))).toBe(
      false,
    )
    expect(decide('id in ["x", "y"]', where('__name__', 'in', [name('c/x'), name('c/y')]))).toBe(true)
  })

  test('other comparisons with the name say nothing, nor does a document elsewhere', () => {
    expect(decide('id > "a"', where('__name__', '>', name('c/b')))).toBe(false)
    expect(decide('id == "x"', where('__name__', '==', name('e/x')))).toBe(false)
    expect(decide('true', where('__name__', '>', name('c/b')))).toBe(true)
  })

  test('a name elsewhere does not lend its rules to the collection', () => {
    const spec = { where: where('__name__', '==', name('e/x')) }
    expect(decideQuery('match /e/{id} { allow list; }', spec, world).allowed).toBe(false)
    const sibling = { parent: 'c/x', where: where('__name__', '==', name('c/y/c/z')) }
    expect(decideQuery('match /c/y/c/{b} { allow list; }', sibling, world).allowed).toBe(false)
    const below = { where: where('__name__', '==', name('c/x/c/y')) }
    expect(decideQuery('match /c/{a}/c/{b} { allow list; }', below, world).allowed).toBe(false)
    expect(decideQuery('match /c/{a}/c/{b} { allow list; }', { ...below, group: true }, world).allowed).toBe(
      true,
    )
  })

  test('conditions may look up documents', () => {
    const admin = 'get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin'
    expect(decide(admin, undefined)).toBe(true)
    expect(decide('exists(/databases/$(database)/documents/users/$(id))', undefined)).toBe(false)
  })
})
