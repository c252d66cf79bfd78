import { describe, expect, test } from 'vitest'
import { compileRules } from '#rules/compile.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

/** Formats each issue as `line:column message`. */
function issuesOf(source: string): string[] {
  return compileRules(source).issues.map(
    ({ line, column, description }) => `${line}:${column} ${description}`,
  )
}

describe('rulesets that compile', () => {
  test.each([
    ['a match with nothing but another', rulesSource('match /a/{b} { match /c/{d} { allow read; } }')],
    ['no version', 'service cloud.firestore { match /a/{b} { allow read; } }'],
    ['comments anywhere', rulesSource('/* a */ match /a/{b} { // c\n allow read /* d */ : if true; } // e')],
    ['a missing semicolon before a brace', rulesSource('match /a/{b} { allow read: if true }')],
    // As in samples of the Firebase documentation.
    [
      'allows without semicolons',
      rulesSource('match /a/{b} {\n allow get: if b == "x"\n allow list\n match /c/{d} { allow read } }'),
    ],
    [
      'a function after an allow without one',
      rulesSource('match /a/{b} { allow get: if f() function f() { return true } }'),
    ],
    [
      'negated negatives',
      rulesSource('match /a/{b} { allow read: if -(-1) == 1 && !!true && 1 - -1 == 2; }'),
    ],
    ['no condition', rulesSource('match /a/{b} { allow read, write; }')],
    ['the older wildcard syntax', rulesSource('match /a/{b=*} { allow read; }')],
    ['a wildcard in the middle', rulesSource('match /{path=**}/songs/{song} { allow read; }')],
    ['odd literals in paths', rulesSource('match /a-b.c/(x)/d_e/{f} { allow read; }')],
    ['both kinds of quotes', rulesSource(`match /a/{b} { allow read: if b == "it's" || b == 'a"b'; }`)],
    ['trailing commas', rulesSource("match /a/{b} { allow read: if b in ['a', 'b',]; }")],
    [
      'calls in any order',
      rulesSource(
        'match /a/{b} { allow read: if f(); function f() { return g(b); } } function g(x) { return x == 1; }',
      ),
    ],
    [
      'a function of the file',
      `function f() { return true; }\nservice cloud.firestore { match /a/{b} { allow read: if f(); } }`,
    ],
  ])('%s', (_, source) => {
    expect(issuesOf(source)).toEqual([])
    expect(compileRules(source).ruleset?.source).toBe(source)
  })
})

describe('syntax errors have a position', () => {
  test.each([
    ['', '1:1 No service is declared.'],
    ["rules_version = '3';", "1:17 Unexpected '3'. Expected version '1' or '2'."],
    ['service cloud.firestore', "1:24 Unexpected end of file. Expected '{'."],
    ['service cloud.firestore {', "1:26 Unexpected end of file. Expected 'match' or 'function'."],
    ['service cloud.firestore {}}', "1:27 Unexpected '}'. Expected 'service'."],
    ['service cloud.firestore { /a/b {} }', "1:27 Missing 'match' keyword before path."],
    ['service cloud.firestore { allow read; }', "1:27 Unexpected 'allow'. Expected 'match' or 'function'."],
    ['service cloud.firestore { match a {} }', "1:33 Unexpected 'a'. Expected a path that starts with '/'."],
    ['service cloud.firestore { match /a/{} {} }', "1:37 Unexpected '}'. Expected a variable name."],
    [
      rulesSource('match /a/{b} { allow peek; }'),
      "3:22 Unexpected 'peek'. Expected 'read', 'write', 'get', 'list', 'create', 'update' or 'delete'.",
    ],
    [rulesSource('match /a/{b} { allow read if true; }'), "3:27 Unexpected 'if'. Expected ';'."],
    [rulesSource('match /a/{b} { allow read: true; }'), "3:28 Unexpected 'true'. Expected 'if'."],
    [rulesSource('match /a/{b} {\n  allow read: if (true;\n}'), "4:23 Unexpected ';'. Expected ')'."],
    [rulesSource('match /a/{b} { allow read: if ; }'), "3:31 Unexpected ';'. Expected an expression."],
    [rulesSource('match /a/{b} { allow read: if a ==; }'), "3:35 Unexpected ';'. Expected an expression."],
    [
      rulesSource('match /a/{b} { allow read: if --1 == 1; }'),
      '3:31 Increment (++) and decrement (--) operators are not supported.',
    ],
    [
      rulesSource('match /a/{b} { allow read: if 1--1 == 2; }'),
      '3:32 Increment (++) and decrement (--) operators are not supported.',
    ],
    [
      rulesSource('match /a/{b} { allow read: if - -1 == 1; }'),
      "3:33 Unexpected '-'. Expected an expression.",
    ],
    [
      rulesSource('match /a/{b} { allow read: if -!true == 1; }'),
      "3:32 Unexpected '!'. Expected an expression.",
    ],
    [
      rulesSource('match /a/{b} { allow read: if f(); } function f() { let a = 1 return a == 1; }'),
      "3:63 Unexpected 'return'. Expected ';'.",
    ],
    [rulesSource('match /a/{b} { allow read: if a = b; }'), "3:33 Unexpected '='. Expected ';'."],
    [rulesSource("match /a/{b} { allow read: if 'abc; }"), '3:31 Unterminated string literal.'],
    [rulesSource("match /a/{b} { allow read: if 'a\\qb'; }"), '3:33 Invalid escape in string literal.'],
    [rulesSource("match /a/{b} { allow read: if '\\u12'; }"), '3:32 Invalid escape in string literal.'],
    [
      rulesSource('match /a/{b} { allow read: if 9223372036854775808 > 1; }'),
      '3:31 Integer 9223372036854775808 is out of range.',
    ],
    [rulesSource('match /a/{b} { allow read: if 1 # 2; }'), "3:33 Unexpected character '#'."],
    ['service cloud.firestore { /* }', '1:27 Unterminated comment.'],
    [rulesSource('function f() { }'), "3:16 Unexpected '}'. Expected 'return'."],
    [rulesSource('function f() { let a = 1; let return 1; }'), "3:38 Unexpected '1'. Expected '='."],
  ])('%s', (source, issue) => {
    expect(issuesOf(source)).toEqual([issue])
  })

  test('a file with an error does not compile', () => {
    expect(compileRules('service').ruleset).toBeNull()
    expect(compileRules('service').issues[0]?.severity).toBe('ERROR')
  })
})

describe('semantic issues', () => {
  const lets = Array.from({ length: 11 }, (_, i) => `let v${i} = ${i};`).join(' ')
  const condition = (expr: string) => rulesSource(`match /a/{b} { allow read: if ${expr}; }`)
  test.each([
    [condition('c == 1'), '3:31 Invalid variable name: c.'],
    [condition('f()'), '3:31 Function f is not defined.'],
    [condition('exists(/a/b, 1)'), '3:31 Function exists takes 1 argument, not 2.'],
    [condition('b is text'), '3:31 Unknown type: text.'],
    [
      condition("b.matches('(')"),
      '3:41 Invalid regular expression: error parsing regexp: missing closing ): `(`.',
    ],
    [rulesSource('function f() { return true; }'), '3:1 Unused function: f.'],
    [
      rulesSource('function f(x) { return x; } match /a/{b} { allow read: if f(); }'),
      '3:59 Function f takes 1 argument, not 0.',
    ],
    [
      rulesSource(
        'function f(a, b, c, d, e, f, g, h) { return a; } match /a/{b} { allow read: if f(1,2,3,4,5,6,7,8); }',
      ),
      '3:1 Function f has more than 7 parameters.',
    ],
    [
      rulesSource(`function f() { ${lets} return true; } match /a/{b} { allow read: if f(); }`),
      '3:1 Function f has more than 10 let bindings.',
    ],
    [
      rulesSource('function f(a, a) { return a; } match /a/{b} { allow read: if f(1, 2); }'),
      '3:1 Duplicate parameter: a.',
    ],
    [
      rulesSource('function f() { return f(); } match /a/{b} { allow read: if f(); }'),
      '3:1 Function f is recursive or calls a recursive function.',
    ],
    [rulesSource('match /a/{b=**}/{c=**} {}'), '3:1 A path can have one recursive wildcard only.'],
    [
      rulesSource('match /{a=**}/b {}', '1'),
      "3:1 A recursive wildcard must be the last segment under rules_version '1'.",
    ],
    // The Firestore emulator 1.19.9 also rejects empty bodies and the type null.
    [rulesSource('match /a/{b} {}'), "3:1 The 'match' body must contain at least one declaration."],
    [rulesSource(''), "2:27 The 'match' body must contain at least one declaration."],
    ['service cloud.firestore {}', "1:1 The 'service' body must contain at least one declaration."],
    [rulesSource('match /a/{b} { allow read: if b is null; }'), '3:31 Unknown type: null.'],
    [rulesSource('match /{a}/{a} {}'), '3:1 Duplicate variable in path: a.'],
    [rulesSource(`match ${'/a'.repeat(99)} {}`), '3:1 The path has more than 100 segments.'],
    ['service firebase.storage {}', '1:1 Service firebase.storage is not supported.'],
  ])('%s', (source, issue) => {
    expect(issuesOf(source)).toContain(issue)
  })

  test('all mutually recursive functions are reported', () => {
    const source = rulesSource(
      'function f() { return g(); }\nfunction g() { return f(); }\nfunction h() { return true; }\nmatch /a/{b} { allow read: if f() || h(); }',
    )
    expect(issuesOf(source)).toEqual([
      '3:1 Function f is recursive or calls a recursive function.',
      '4:1 Function g is recursive or calls a recursive function.',
    ])
  })

  test('an inner function shadows an outer one of the same name', () => {
    const source = rulesSource(
      'function f() { return true; }\nmatch /a/{b} { function f() { return b == "x"; } allow read: if f(); }\nmatch /c/{d} { allow read: if f(); }',
    )
    expect(issuesOf(source)).toEqual([])
  })

  test('a ruleset compiles with warnings but not with errors', () => {
    expect(compileRules(condition('c == 1')).ruleset).not.toBeNull()
    expect(compileRules(condition('f()')).ruleset).toBeNull()
  })

  test('nested matches are limited to ten levels', () => {
    const nested = `${'match /a { '.repeat(10)}allow read;${'}'.repeat(10)}`
    expect(issuesOf(rulesSource(nested))).toEqual(['3:100 Matches are nested deeper than 10.'])
  })
})

describe('hostile sources', () => {
  const condition = (expr: string) => rulesSource(`match /a/{b} { allow read: if ${expr}; }`)
  const length = 50_000
  test.each([
    ['nested parentheses', condition(`${'('.repeat(length)}1`)],
    ['nested lists', condition('['.repeat(length))],
    ['nested maps', condition('{"a":'.repeat(length))],
    ['nested calls', condition('f('.repeat(length))],
    ['nested paths', condition('/a/$('.repeat(length / 2))],
    ['many negations', condition('!'.repeat(length))],
    ['many minus signs', condition('- '.repeat(length))],
    ['nested ternaries', condition('a ? '.repeat(length))],
    ['nested matches', `service cloud.firestore { ${'match /a { '.repeat(20_000)}`],
    ['more than 256 KB', rulesSource(`// ${'x'.repeat(256 * 1024)}`)],
    ['an endless string', `service cloud.firestore { match /a { allow read: if '${'a'.repeat(200_000)}`],
    ['control characters', '\0\u0001\uD800'],
    ['a lone surrogate', condition("'\uD800' == b\uDC00")],
  ])('%s cause an issue', (_, source) => {
    const { ruleset, issues } = compileRules(source)
    expect(ruleset).toBeNull()
    expect(issues.length).toBeGreaterThan(0)
  })

  test.each([
    ['a long chain of ors', condition(`false${' || false'.repeat(25_000)}`)],
    ['a long chain of members', condition(`b${'.a'.repeat(100_000)}`)],
    ['a long sum', condition(`1${' + 1'.repeat(50_000)} == 2`)],
  ])('%s compiles, and its evaluation is denied', (_, source) => {
    const decision = compileRules(source).ruleset?.decide(
      { method: 'get', path: ['a', 'x'], resource: null, requestResource: null },
      {
        projectId: 'p',
        databaseId: '(default)',
        auth: null,
        time: 0n,
        before: () => null,
        after: () => null,
      },
    )
    expect(decision?.allowed).toBe(false)
    expect(decision?.reasons.join()).toContain('Maximum of 1000 expressions')
  })

  test('every prefix of a ruleset compiles or causes an issue', () => {
    const source = rulesSource(
      "match /a/{b=**} { allow read, write: if b'x'.size() == 1 && {'k': [1, 2.5][0:1]}.k is list ? /a/$(b) == b : !f(1); } function f(x) { let y = -x; return y in [1]; }",
    )
    for (let end = 0; end <= source.length; end++) {
      const { ruleset, issues } = compileRules(source.slice(0, end))
      expect(ruleset !== null || issues.length > 0).toBe(true)
    }
  })
})
