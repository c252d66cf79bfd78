import { describe, expect, test } from 'vitest'
import { allowsQuery, and, decideQuery, is, or, type QuerySpec, where } from '#test/support/rules/queries.ts'

type Filter = QuerySpec['where']

const TABLE: readonly (readonly [rule: string, query: string, filter: Filter, allowed: boolean])[] = [
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
  ['resource.data.a != "x"', '> 5', where('a', '>', 5n), false],
  // Valid conclusions that the Firestore emulator 1.19.9 does not draw are not drawn here either.
  ['resource.data.a != 1', '!= 1.0', where('a', '!=', 1), false],
  ['resource.data.a != 1.0', '!= 1', where('a', '!=', 1n), true],
  ['resource.data.a >= 1', '> 1.5', where('a', '>', 1.5), false],
  ['resource.data.a >= 1.0', '> 1', where('a', '>', 1n), true],
  ['resource.data.a != "x"', 'array-contains', where('a', 'array-contains', 1n), false],
  ['resource.data.a != null', '>= true', where('a', '>=', true), false],
  ['resource.data.a != null', '>= [1]', where('a', '>=', [1n]), false],
  ['1 in resource.data.a', 'array-contains 1.0', where('a', 'array-contains', 1), false],
  ['1.0 in resource.data.a', 'array-contains 1', where('a', 'array-contains', 1n), true],
  ['resource.data.a in [1]', '== 1 and > 0', and(where('a', '==', 1n), where('a', '>', 0n)), false],
  ['resource.data.a != null', '> 5', where('a', '>', 5n), true],
  ['resource.data.a != true', '>= true', where('a', '>=', true), false],
  ['resource.data.a != [1]', '>= [1]', where('a', '>=', [1n]), false],
  ['resource.data.a != true', '> 5', where('a', '>', 5n), false],
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
  ['resource.data.a is string', 'range of strings', where('a', '>', 'm'), false],
  ['resource.data.a is number', 'range of numbers', where('a', '>', 5n), false],
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
  ['resource.data.members.hasAll(["u1"])', 'array-contains', where('members', 'array-contains', 'u1'), false],
  [
    'resource.data.members.hasOnly(["u1"])',
    'array-contains',
    where('members', 'array-contains', 'u1'),
    false,
  ],
  ['resource.data.members.size() > 0', 'array-contains', where('members', 'array-contains', 'u1'), false],
  ['resource.data.members is list', 'array-contains', where('members', 'array-contains', 'u1'), false],
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
  // Filtered fields exist; nothing is known about other fields.
  ['resource.data.keys().hasAll(["a"])', 'equal', where('a', '==', 1n), true],
  ['resource.data.keys().hasAll(["a"])', 'range', where('a', '>', 1n), true],
  ['resource.data.keys().hasAll(["a"])', 'other than', where('a', '!=', 1n), true],
  ['resource.data.keys().hasAll(["a"])', 'null', is('a', 'null'), true],
  ['resource.data.keys().hasAll(["a"])', 'nested', where('a.x', '==', 1n), true],
  ['resource.data.a.keys().hasAll(["x"])', 'nested', where('a.x', '==', 1n), true],
  ['resource.data.keys().hasAll(["a"])', 'everything', undefined, false],
  ['resource.data.keys().hasAll(["a", "b"])', 'both', and(where('a', '==', 1n), where('b', '>', 1n)), true],
  ['resource.data.keys().hasAll(["a", "b"])', 'one', where('a', '==', 1n), false],
  ['resource.data.keys().hasAll(["a"])', 'either', or(where('a', '==', 1n), where('b', '==', 1n)), false],
  ['resource.data.keys().hasAny(["a", "z"])', 'equal', where('a', '==', 1n), true],
  ['"a" in resource.data.keys()', 'equal', where('a', '==', 1n), true],
  ['"z" in resource.data.keys()', 'equal', where('a', '==', 1n), false],
  ['!("z" in resource.data.keys())', 'equal', where('a', '==', 1n), false],
  ['!resource.data.keys().hasAny(["z"])', 'equal', where('a', '==', 1n), false],
  ['resource.data.keys().hasOnly(["a"])', 'equal', where('a', '==', 1n), false],
  ['resource.data.keys().size() == 1', 'equal', where('a', '==', 1n), false],
  ['resource.data.a.hasAll(["x"])', 'element', where('a', 'array-contains', 'x'), false],
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
  test.each(TABLE)('%s, query: %s', (condition, _, filter, allowed) => {
    expect(allowsQuery(condition, filter)).toBe(allowed)
  })

  test('queries with more than 100 disjuncts are denied', () => {
    const many = Array.from({ length: 101 }, (_, i) => BigInt(i))
    expect(allowsQuery('true', where('a', 'in', many))).toBe(false)
    expect(allowsQuery('true', where('a', 'in', many.slice(1)))).toBe(true)
    const values = Array.from({ length: 11 }, (_, i) => BigInt(i))
    expect(allowsQuery('true', and(where('a', 'in', values), where('b', 'in', values)))).toBe(false)
    expect(allowsQuery('true', and(where('a', 'in', values), where('b', 'in', values.slice(0, 2))))).toBe(
      true,
    )
  })

  test('the reason of a denial has the line and the missing property', () => {
    const decision = decideQuery('match /c/{id} {\n allow list: if resource.data.uid == "u1"; }', {
      from: 'c',
    })
    expect(decision.reasons).toEqual(["Property uid is undefined on object. for 'list' @ L4 (L4:31)"])
  })
})
