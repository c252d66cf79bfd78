/** Fuzz test: compiling and evaluating random rulesets never throws. */
import { describe, expect, test } from 'vitest'
import { compileRules } from '#rules/compile.ts'
import { accessOf, contextOf, doc, reference, timestamp } from '#test/support/rules/builders.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { and, listAccess, where } from '#test/support/rules/queries.ts'
import { seeded } from '#test/support/rules/random.ts'

const SEED = 7
const ROUNDS = 4000

const ATOMS =
  'null true 1 0 -1 2.5 "a" "" b"x" [] [1,"a"] {} {"a":1} (/a/b) id resource resource.data resource.data.a resource.data.m resource.data.l request request.auth.uid request.query.limit request.time timestamp.value(1) duration.value(1,"s") latlng.value(1,2) request.resource.data'.split(
    ' ',
  )
const BINARY = '+ - * / % == != < <= > >= in && ||'.split(' ')
const METHODS =
  'size() keys() values() toSet() lower() split("") matches("a") get("a",1) diff({}) hasAny(["a"]) hasAll([1]) hasOnly([]) concat([1]) removeAll([1]) union([].toSet()) affectedKeys() year() seconds() bind({}) toUtf8() toBase64() join(",") date() latitude() nothing()'.split(
    ' ',
  )
const SHAPES = [
  (a: string, b: string) => `(${a} ? ${b} : ${a})`,
  (a: string, b: string) => `${a}[${b}]`,
  (a: string, b: string) => `${a}[0:${b}]`,
  (a: string, b: string) => `[${a}, ${b}]`,
  (a: string, b: string) => `{"a": ${a}, "b": ${b}}`,
  (a: string) => `!${a}`,
  (a: string) => `-(${a})`,
  (a: string) => `(${a} is list)`,
  (a: string) => `${a}.a`,
  (a: string) => `f(${a})`,
  (a: string) => `string(${a})`,
  (a: string) => `math.abs(${a})`,
  (a: string) => `exists(/databases/$(database)/documents/a/$(${a}))`,
]

function anyExpression(random: () => number, depth: number): string {
  const pick = <T>(from: readonly T[], fallback: T): T => from[Math.floor(random() * from.length)] ?? fallback
  if (depth === 0) return pick(ATOMS, 'null')
  const operand = () => anyExpression(random, depth - 1)
  const kind = random()
  if (kind < 0.4) return `(${operand()} ${pick(BINARY, '==')} ${operand()})`
  if (kind < 0.7) return `(${operand()}).${pick(METHODS, 'size()')}`
  return `(${pick(SHAPES, SHAPES[0] ?? String)(operand(), operand())})`
}

describe(`random rulesets, seed ${SEED}`, () => {
  test('random expressions are evaluated for documents and queries', () => {
    const random = seeded(SEED)
    const fields = {
      a: 1n,
      m: { k: 'x' },
      l: [1, 'a', null],
      t: timestamp(1n),
      r: reference('projects/p/databases/d/documents/a/b'),
    }
    const context = contextOf({ uid: 'a', before: [doc('a/b', fields)] })
    const filter = and(where('a', '>', 1n), where('m.k', '==', 'x'), where('l', 'array-contains', 'a'))
    for (let i = 0; i < ROUNDS; i++) {
      const condition = anyExpression(random, 1 + Math.floor(random() * 4))
      const { ruleset, issues } = compileRules(
        rulesSource(
          `function f(x) { let y = x; return y; } match /a/{id} { allow read, write: if ${condition}; }`,
        ),
      )
      if (ruleset === null) throw new Error(`${condition} (seed ${SEED}): ${JSON.stringify(issues)}`)
      const decisions = [
        ruleset.decide(accessOf({ at: 'a/b', resource: doc('a/b', fields) }), context),
        ruleset.decide(
          accessOf({ at: 'a/b', method: 'create', requestResource: doc('a/b', fields) }),
          context,
        ),
        ruleset.decide(listAccess({ from: 'a', where: filter, limit: 5 }), context),
      ]
      for (const { allowed, reasons } of decisions) expect(allowed).toBe(reasons.length === 0)
    }
  })

  test('random edits of a ruleset compile or cause an issue', () => {
    const random = seeded(SEED)
    const source = rulesSource(
      'match /a/{b=**} { allow read: if f(b) in ["x", 1.5]; } function f(x) { let y = -x[0:1]; return y; }',
    )
    const fragments = [
      ...'{}()[]/$=*;:,.!&|"\'\\ \n'.split(''),
      'match',
      'allow',
      'if',
      'let',
      'return',
      'is',
      'in',
      '/*',
      '//',
    ]
    for (let i = 0; i < ROUNDS; i++) {
      const at = Math.floor(random() * source.length)
      const fragment = fragments[Math.floor(random() * fragments.length)] ?? ''
      const until = at + Math.floor(random() * 4)
      const { ruleset, issues } = compileRules(source.slice(0, at) + fragment + source.slice(until))
      expect(ruleset !== null || issues.length > 0).toBe(true)
    }
  })
})
