import { describe, expect, test } from 'vitest'
import type { RuleDocument } from '#rules/access.ts'
import {
  accessOf,
  contextOf,
  decide,
  doc,
  reference,
  rulesetOf,
  timestamp,
  type Fixture,
} from '#test/support/rules/builders.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

function allows(declarations: string, at: string, fixture: Fixture = {}): boolean {
  return decide(declarations, { at }, fixture).allowed
}

// Same as in the Firestore emulator 1.19.9.
describe('matches inside a match with a recursive wildcard', () => {
  const inner = 'match /b/{y} { allow get; }'
  test.each([
    ['2', `match /{w=**} { ${inner} }`, true],
    ['2', `match /a/{w=**} { ${inner} }`, true],
    ['2', `match /{w=**}/a/{x} { ${inner} }`, false],
    ['2', 'match /{w=**}/a/{x}/b/{y} { allow get; }', true],
    ['1', `match /{w=**} { ${inner} }`, false],
    ['1', `match /a/{w=**} { ${inner} }`, false],
    ['1', `match /a/{x} { ${inner} }`, true],
  ] as const)('version %s: %s', (version, declarations, allowed) => {
    const decision = rulesetOf(rulesSource(declarations, version)).decide(
      accessOf({ at: 'a/1/b/2' }),
      contextOf(),
    )
    expect(decision.allowed).toBe(allowed)
  })
})

describe('paths', () => {
  test.each([
    ['match /a/{b} { allow get; }', 'a/1', true],
    ['match /a/{b} { allow get; }', 'a/1/c/2', false],
    ['match /a/{b} { allow get; }', 'c/1', false],
    ['match /a/{b} { match /c/{d} { allow get: if b == "1" && d == "2"; } }', 'a/1/c/2', true],
    ['match /a/{b} { match /c/{d} { allow get: if b == "1" && d == "2"; } }', 'a/1/c/3', false],
    ['match /a/one { allow get; }', 'a/one', true],
    ['match /a/one { allow get; }', 'a/two', false],
    ['match /{all=**} { allow get; }', 'a/1/b/2/c/3', true],
    ['match /a/{b=**} { allow get: if b == /1/c/2; }', 'a/1/c/2', true],
    ['match /a/{b=**} { allow get: if b[0] == "1"; }', 'a/1', true],
    ['match /a/{b} { match /{rest=**} { allow get: if rest == path("x") || b == "1"; } }', 'a/1', true],
    ['match /{p=**}/songs/{s} { allow get; }', 'songs/1', true],
    ['match /{p=**}/songs/{s} { allow get: if p == /a/b; }', 'a/b/songs/1', true],
    ['match /{p=**}/songs/{s} { allow get; }', 'a/b/tunes/1', false],
    ['match /{p=**}/b/{s} { allow get: if s == "b"; }', 'b/b', true],
    ['match /{x}/{y} { allow get: if x + y + database == "a1(default)"; }', 'a/1', true],
  ])('%s for %s', (rules, at, expected) => {
    expect(allows(rules, at)).toBe(expected)
  })

  test('recursive wildcards match at least one segment in version 1', () => {
    const rules = 'match /a/{b} { match /{rest=**} { allow get; } }'
    const access = accessOf({ at: 'a/1' })
    expect(rulesetOf(rulesSource(rules, '1')).decide(access, contextOf()).allowed).toBe(false)
    expect(rulesetOf(rulesSource(rules, '2')).decide(access, contextOf()).allowed).toBe(true)
  })

  test('a database that no match covers is denied', () => {
    const rules = rulesetOf(
      "rules_version='2'; service cloud.firestore { match /databases/other/documents/a/{b} { allow get; } }",
    )
    expect(rules.decide(accessOf({ at: 'a/1' }), contextOf()).allowed).toBe(false)
    expect(rules.decide(accessOf({ at: 'a/1' }), { ...contextOf(), databaseId: 'other' }).allowed).toBe(true)
  })
})

describe('statements', () => {
  test('one true statement is enough', () => {
    expect(
      allows('match /a/{b} { allow get: if false; allow get: if 1/0 == 1; allow get: if b == "1"; }', 'a/1'),
    ).toBe(true)
    expect(allows('match /a/{b} { allow get: if false; } match /{x=**} { allow read; }', 'a/1')).toBe(true)
  })

  test.each([
    ['read', ['get']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', []],
    ['create, delete', ['create', 'delete']],
  ])('allow %s covers %j', (methods, covered) => {
    for (const method of ['get', 'create', 'update', 'delete'] as const)
      expect(decide(`match /a/{b} { allow ${methods}; }`, { at: 'a/1', method }).allowed).toBe(
        covered.includes(method),
      )
  })

  test('a condition that is not a bool denies', () => {
    expect(allows('match /a/{b} { allow get: if 1; }', 'a/1')).toBe(false)
    expect(allows('match /a/{b} { allow get: if "true"; }', 'a/1')).toBe(false)
    expect(allows('match /a/{b} { allow get: if null; }', 'a/1')).toBe(false)
  })
})

describe('request and resource', () => {
  const stored: RuleDocument = doc('a/1', {
    i: 1n,
    f: 1,
    s: 'x',
    n: null,
    l: [1n, 'y'],
    m: { k: true },
    t: timestamp(1_700_000_000n, 5_000_000),
    r: reference('projects/demo-test/databases/(default)/documents/users/u1'),
  })
  test.each([
    'resource.data.i is int && resource.data.f is float && resource.data.i == resource.data.f',
    'resource.data.n == null && resource.data.s == "x"',
    'resource.data.l[1] == "y" && resource.data.m.k',
    'resource.data.t.toMillis() == 1700000000005',
    'resource.data.r == /databases/$(database)/documents/users/u1 && resource.data.r is path',
    'resource.id == b && resource.__name__ == /databases/(default)/documents/a/1',
    'resource["__name__"][3] == "a"',
    'request.method == "get" && request.path == resource.__name__',
    'request.time == timestamp.value(1700000000000)',
    'request.auth.uid == "u1" && request.auth.token.role == "admin" && request.auth.token.n == 3',
    // Same as in the Firestore emulator 1.19.9.
    '!("resource" in request)',
    '!("x" in resource.data) && "s" in resource.data',
    'resource.data.keys().hasAll(["i", "f", "s"]) && resource.data.size() == 8',
    '"data" in resource && resource.size() == 3',
  ])('%s', (condition) => {
    const fixture = { uid: 'u1', token: { sub: 'u1', role: 'admin', n: 3 } }
    const decision = decide(
      `match /a/{b} { allow get: if ${condition}; }`,
      { at: 'a/1', resource: stored },
      fixture,
    )
    expect(decision).toEqual({ allowed: true, reasons: [] })
  })

  test.each([
    ['resource.data.x == null', 'Property x is undefined on object.'],
    ['request.auth.uid != null', 'Null value error.'],
    ['request.resource == null', 'Property resource is undefined on object.'],
    ['request.resource.data.x == 1', 'Property resource is undefined on object.'],
    ['request.query.limit > 0', 'Property query is undefined on object.'],
    ['resource.data.s.k == 1', 'Property k is undefined on object.'],
  ])('%s is an error', (condition, message) => {
    const decision = decide(`match /a/{b} { allow get: if ${condition}; }`, { at: 'a/1', resource: stored })
    expect(decision.allowed).toBe(false)
    expect(decision.reasons[0]).toContain(`${message} for 'get' @ L3`)
  })

  test('a document that does not exist has no data', () => {
    expect(allows('match /a/{b} { allow get: if resource == null; }', 'a/1')).toBe(true)
    expect(decide('match /a/{b} { allow get: if resource.data.x == 1; }', { at: 'a/1' }).reasons).toEqual([
      "Null value error. for 'get' @ L3 (L3:39)",
    ])
  })

  test('a write has the document before and after it', () => {
    const rules = 'match /a/{b} { allow update: if request.resource.data.n == resource.data.n + 1; }'
    const access = { at: 'a/1', method: 'update', resource: doc('a/1', { n: 1n }) } as const
    expect(decide(rules, { ...access, requestResource: doc('a/1', { n: 2n }) }).allowed).toBe(true)
    expect(decide(rules, { ...access, requestResource: doc('a/1', { n: 3n }) }).allowed).toBe(false)
  })
})

describe('functions', () => {
  test.each([
    ['function f(x) { return x == "1"; } match /a/{b} { allow get: if f(b); }', true],
    ['match /a/{b} { function f() { return b == "1"; } allow get: if f(); }', true],
    ['match /a/{b} { allow get: if f(); } function f() { return database == "(default)"; }', true],
    ['function f() { let x = 1; let y = x + 1; return y == 2; } match /a/{b} { allow get: if f(); }', true],
    ['function f(b) { return b; } match /a/{b} { allow get: if f("x") == "x" && b == "1"; }', true],
    [
      'function f() { return g() && g(); } function g() { return true; } match /a/{b} { allow get: if f(); }',
      true,
    ],
    ['function f() { let bad = 1 / 0; return true; } match /a/{b} { allow get: if f(); }', true],
    ['function f() { let bad = 1 / 0; return bad == 1; } match /a/{b} { allow get: if f(); }', false],
    // Errors of arguments are raised where the parameter is used: same as in the Firestore emulator 1.19.9.
    ['function f(x) { return true; } match /a/{b} { allow get: if f(1 / 0); }', true],
    ['function f(x, y) { return x || y; } match /a/{b} { allow get: if f(1 / 0 == 1, true); }', true],
    ['function f(x, y) { return x ? true : y; } match /a/{b} { allow get: if f(true, b.none); }', true],
    [
      'function f(x) { return g(x); } function g(y) { return true; } match /a/{b} { allow get: if f(b.none); }',
      true,
    ],
    ['function f(x) { return x == 1; } match /a/{b} { allow get: if f(1 / 0); }', false],
    ['function f(x) { return !(x is string); } match /a/{b} { allow get: if f(b.none); }', false],
    ['function f(x) { return [1, x].size() == 2; } match /a/{b} { allow get: if f(b.none); }', false],
    ['function f() { return b == "1"; } match /a/{b} { allow get: if f(); }', false],
  ])('%s', (rules, expected) => {
    expect(allows(rules, 'a/1')).toBe(expected)
  })

  test('calls can be nested twenty levels deep', () => {
    const chain = (depth: number) =>
      Array.from(
        { length: depth },
        (_, i) => `function f${i}() { return ${i + 1 < depth ? `f${i + 1}()` : 'true'}; }`,
      ).join('\n')
    expect(allows(`${chain(20)} match /a/{b} { allow get: if f0(); }`, 'a/1')).toBe(true)
    expect(decide(`${chain(21)} match /a/{b} { allow get: if f0(); }`, { at: 'a/1' }).reasons[0]).toContain(
      'Calls nested deeper than 20.',
    )
  })

  test('evaluation is limited to 1000 expressions per operation, also within || and &&', () => {
    const sum = (n: number) => `1${' + 1'.repeat(n - 1)} > 0`
    expect(allows(`match /a/{b} { allow get: if ${sum(1000)}; }`, 'a/1')).toBe(true)
    expect(allows(`match /a/{b} { allow get: if ${sum(1001)}; }`, 'a/1')).toBe(false)
    expect(allows(`match /a/{b} { allow get: if ${sum(1001)} || true; }`, 'a/1')).toBe(false)
    expect(allows(`match /a/{b} { allow get: if ${sum(1001)}; allow get: if true; }`, 'a/1')).toBe(false)
  })
})

describe('document lookups', () => {
  const users = Array.from({ length: 30 }, (_, i) => doc(`users/u${i}`, { admin: i === 1, n: BigInt(i) }))
  const path = (id: string) => `/databases/$(database)/documents/users/${id}`
  const one = (condition: string, fixture: Fixture = { uid: 'u1', before: users }) =>
    decide(`match /a/{b} { allow get: if ${condition}; }`, { at: 'a/1' }, fixture)

  test.each([
    [`get(${path('$(request.auth.uid)')}).data.admin`, true],
    [`get(${path('u2')}).data.admin`, false],
    [`get(${path('u2')}).id == 'u2'`, true],
    [`exists(${path('u2')}) && !exists(${path('nobody')})`, true],
    [`get(${path('nobody')}).data.admin`, false],
    [`get(${path('nobody')}) == null`, false],
    ['exists(/users/u1)', false],
    ['exists(/databases/$(database)/documents/users)', false],
    ['exists(/databases/other/documents/users/u1)', false],
    [`exists(path('/databases/(default)/documents/users/u1'))`, true],
  ])('%s', (condition, expected) => {
    expect(one(condition).allowed).toBe(expected)
  })

  test('get and exists read the state before the commit, getAfter and existsAfter the state after it', () => {
    const fixture = { before: [doc('users/old', {})], after: [doc('users/new', { ok: true })] }
    const condition = `exists(${path('old')}) && !exists(${path('new')}) && !existsAfter(${path('old')}) && getAfter(${path('new')}).data.ok`
    expect(one(condition, fixture)).toEqual({ allowed: true, reasons: [] })
  })

  const lookups = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `get(${path(`u${from + i}`)}).data.n >= 0`).join(' && ')

  test('are limited to ten documents per operation', () => {
    expect(one(`${lookups(0, 10)} && ${lookups(0, 10)}`).allowed).toBe(true)
    expect(one(lookups(0, 11)).reasons[0]).toContain('Too many document access calls.')
  })

  test('are limited to twenty documents per request', () => {
    const rules = rulesetOf(
      rulesSource(
        `match /a/{b} { allow get: if b == '0' && ${lookups(0, 10)} || b == '1' && ${lookups(10, 10)} || b == '2' && ${lookups(20, 1)}; }`,
      ),
    )
    const context = contextOf({ before: users })
    const allowed = ['a/0', 'a/1', 'a/0', 'a/2'].map((at) => rules.decide(accessOf({ at }), context).allowed)
    expect(allowed).toEqual([true, true, true, false])
    expect(rules.decide(accessOf({ at: 'a/2' }), contextOf({ before: users })).allowed).toBe(true)
  })
})

describe('the reason of a denial', () => {
  test('has the line and the compared values', () => {
    const decision = decide(
      'match /a/{b} {\n  allow get: if request.auth != null && isOwner();\n  allow read: if false;\n  function isOwner() { return b == request.auth.uid; } }',
      { at: 'a/1' },
      { uid: 'u1' },
    )
    expect(decision.reasons).toEqual([`false for 'get' @ L4 (L6:31: "1" == "u1")`, "false for 'get' @ L5"])
  })

  test('reports that no statement covers the path', () => {
    expect(decide('match /a/{b} { allow list; }', { at: 'a/1' }).reasons).toEqual([
      "No matching allow statement for 'get'",
    ])
  })

  test('truncates long values', () => {
    const decision = decide('match /a/{b} { allow get: if resource.data.t == ""; }', {
      at: 'a/1',
      resource: doc('a/1', { t: 'x'.repeat(100_000) }),
    })
    expect(decision.reasons[0]?.length).toBeLessThan(150)
  })
})
