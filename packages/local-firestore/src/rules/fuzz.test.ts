/** Fuzz test: compiling and evaluating random rulesets never throws. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRules } from '#rules/compile.ts'
import { accessOf, contextOf, doc, reference, rulesetOf, timestamp } from '#test/support/rules/builders.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { and, listAccess, where } from '#test/support/rules/queries.ts'
import { anyOf, text } from '#test/support/rules/texts.ts'

const RUNS = { numRuns: 2_000, seed: 7 }

const ATOMS =
  'null true 1 0 -1 2.5 "a" "" b"x" [] [1,"a"] {} {"a":1} (/a/b) id resource resource.data resource.data.a resource.data.m resource.data.l request request.auth.uid request.query.limit request.time timestamp.value(1) duration.value(1,"s") latlng.value(1,2) request.resource.data'.split(
    ' ',
  )
const BINARY = '+ - * / % == != < <= > >= in && ||'.split(' ')
const METHODS =
  'size() keys() values() toSet() lower() split("") matches("a") get("a",1) diff({}) hasAny(["a"]) hasAll([1]) hasOnly([]) concat([1]) removeAll([1]) union([].toSet()) affectedKeys() year() seconds() bind({}) toUtf8() toBase64() join(",") date() latitude() nothing()'.split(
    ' ',
  )

const { anyExpression } = fc.letrec<{ anyExpression: string }>((tie) => {
  const operand = tie('anyExpression')
  const anyShape = fc.oneof(
    text(operand, ' ? ', operand, ' : ', operand),
    text(operand, '[', operand, ']'),
    text(operand, '[0:', operand, ']'),
    text('[', operand, ', ', operand, ']'),
    text('{"a": ', operand, ', "b": ', operand, '}'),
    text('!', operand),
    text('-(', operand, ')'),
    text(operand, ' is list'),
    text(operand, '.a'),
    text('f(', operand, ')'),
    text('string(', operand, ')'),
    text('math.abs(', operand, ')'),
    text('exists(/databases/$(database)/documents/a/$(', operand, '))'),
  )
  return {
    anyExpression: fc.oneof(
      { maxDepth: 4 },
      { weight: 2, arbitrary: anyOf(ATOMS) },
      { weight: 4, arbitrary: text('(', operand, ' ', anyOf(BINARY), ' ', operand, ')') },
      { weight: 3, arbitrary: text('(', operand, ').', anyOf(METHODS)) },
      { weight: 3, arbitrary: text('(', anyShape, ')') },
    ),
  }
})

describe('random rulesets', () => {
  test('expressions are evaluated for documents and queries', () => {
    const fields = {
      a: 1n,
      m: { k: 'x' },
      l: [1, 'a', null],
      t: timestamp(1n),
      r: reference('projects/p/databases/d/documents/a/b'),
    }
    const context = contextOf({ uid: 'a', before: [doc('a/b', fields)] })
    const filter = and(where('a', '>', 1n), where('m.k', '==', 'x'), where('l', 'array-contains', 'a'))
    const accesses = [
      accessOf({ at: 'a/b', resource: doc('a/b', fields) }),
      accessOf({ at: 'a/b', method: 'create', requestResource: doc('a/b', fields) }),
      listAccess({ from: 'a', where: filter, limit: 5 }),
    ]
    fc.assert(
      fc.property(anyExpression, (condition) => {
        const ruleset = rulesetOf(
          rulesSource(
            `function f(x) { let y = x; return y; } match /a/{id} { allow read, write: if ${condition}; }`,
          ),
        )
        for (const access of accesses) {
          const { allowed, reasons } = ruleset.decide(access, context)
          expect(allowed).toBe(reasons.length === 0)
        }
      }),
      RUNS,
    )
  })

  test('edits of a ruleset compile or cause an issue', () => {
    const source = rulesSource(
      'match /a/{b=**} { allow read: if f(b) in ["x", 1.5]; } function f(x) { let y = -x[0:1]; return y; }',
    )
    const fragment = anyOf([
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
    ])
    fc.assert(
      fc.property(fc.nat({ max: source.length }), fc.nat({ max: 3 }), fragment, (at, removed, inserted) => {
        const { ruleset, issues } = compileRules(source.slice(0, at) + inserted + source.slice(at + removed))
        expect(ruleset !== null || issues.length > 0).toBe(true)
      }),
      RUNS,
    )
  })
})
