import { describe, expect, test } from 'vitest'
import { outcome } from '#test/support/rules/expression.ts'

const EQUIVALENT: readonly (readonly [string, string])[] = [
  ['1 + 2', '3'],
  ['1 + 2.0', '3.0'],
  ['7 / 2', '3'],
  ['-7 / 2', '-3'],
  ['7.0 / 2', '3.5'],
  ['7 % 3', '1'],
  ['-7 % 3', '-1'],
  ['2 * 3.5', '7.0'],
  ['2 - 3', '-1'],
  ['-(3)', '-3'],
  ['-1.5', '0.0 - 1.5'],
  ["'a' + 'b'", "'ab'"],
  ['9223372036854775807', '9223372036854775806 + 1'],
  ['-9223372036854775808', '-9223372036854775807 - 1'],
  ['1 / 0.0 > 1e308', 'true'],
  ['1 == 1.0', 'true'],
  ['[1] == [1.0]', 'false'],
  ["{'a': 1} == {'a': 1.0}", 'false'],
  ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true'],
  // Mixed numbers compare as floats but differ within lists: same as in the Firestore emulator 1.19.9.
  ['9007199254740993 == 9007199254740992.0', 'true'],
  ['9007199254740993 > 9007199254740992.0', 'false'],
  ['9007199254740993 == 9007199254740992', 'false'],
  ['-0.0 == 0.0', 'true'],
  ['[-0.0] == [0.0]', 'false'],
  ["{'a': 0.0} == {'a': -0.0}", 'false'],
  ['{}.diff({}) == {}.diff({})', 'false'],
  ["1 == '1'", 'false'],
  ["1 != '1'", 'true'],
  ['null == null', 'true'],
  ['null == false', 'false'],
  ['[1, 2] == [2, 1]', 'false'],
  ['[1, 2].toSet() == [2, 1].toSet()', 'true'],
  ['[1].toSet() == [1.0].toSet()', 'true'],
  ['[1].toSet() == [1]', 'false'],
  ["b'ab' == b'\\x61b'", 'true'],
  ["/a/b == /a/$('b')", 'true'],
  ['1 < 1.5', 'true'],
  ['2 >= 2.0', 'true'],
  ["'a' < 'b'", 'true'],
  ["'B' < 'a'", 'true'],
  ['timestamp.value(1) < timestamp.value(2)', 'true'],
  ["duration.value(1, 'm') == duration.value(60, 's')", 'true'],
  ["timestamp.value(0) + duration.value(1, 's')", 'timestamp.value(1000)'],
  ["duration.value(1, 's') + timestamp.value(0)", 'timestamp.value(1000)'],
  ["timestamp.value(0) - duration.value(1, 's')", 'timestamp.value(-1000)'],
  ['timestamp.value(5000) - timestamp.value(2000)', "duration.value(3, 's')"],
  ["duration.value(1, 's') - duration.value(3, 's')", "duration.value(-2, 's')"],
  ['1 in [1, 2]', 'true'],
  ['1.0 in [1, 2]', 'false'],
  ['[1.0] in [[1]]', 'false'],
  ["b'a' < b'ab' && b'b' > b'ab' && b'a' <= b'a'", 'true'],
  ["-duration.value(1, 's')", "duration.value(-1, 's')"],
  ['3 in [1, 2]', 'false'],
  ["'a' in {'a': null}", 'true'],
  ["'b' in {'a': null}", 'false'],
  ["'a' in ['a'].toSet()", 'true'],
  ['1 is int && 1 is number && !(1 is float)', 'true'],
  ['1.0 is float && 1.0 is number && !(1.0 is int)', 'true'],
  ["'a' is string && true is bool && [] is list && {} is map", 'true'],
  ["b'' is bytes && /a is path && [].toSet() is set", 'true'],
  ['{}.diff({}) is map_diff && latlng.value(0, 0) is latlng', 'true'],
  ["timestamp.value(0) is timestamp && duration.value(0, 's') is duration", 'true'],
  ['null is string', 'false'],
  ['!true', 'false'],
  ['!!true', 'true'],
  ['true ? 1 : 2', '1'],
  ['false ? 1 : 2', '2'],
  ['true ? 1 : 1 / 0', '1'],
  ['[1, 2, 3][1]', '2'],
  ['[1, 2, 3][1:3]', '[2, 3]'],
  ['[1, 2, 3][0:0]', '[]'],
  ["'abc'[1]", "'b'"],
  ["'abc'[1:3]", "'bc'"],
  ["'abc'[1:]", "'bc'"],
  ["'abc'[:2]", "'ab'"],
  ['[1, 2][:]', '[1, 2]'],
  ['/a/$(1)/$(null)/$(true)', '/a/1/null/true'],
  ['/a/b/c[1]', "'b'"],
  ["{'a': {'b': 1}}.a.b", '1'],
  ["{'a': 1}['a']", '1'],
]

describe('operators', () => {
  test.each(EQUIVALENT)('%s equals %s', (expression, expected) => {
    expect(outcome(expression)).toBe(outcome(expected))
  })
})

const PRECEDENCE: readonly (readonly [string, string])[] = [
  ['1 + 2 * 3', '1 + (2 * 3)'],
  ['10 - 4 - 3', '(10 - 4) - 3'],
  ['100 / 10 * 2', '(100 / 10) * 2'],
  ['1 + 2 < 4 == true', '((1 + 2) < 4) == true'],
  ['true || false && false', 'true || (false && false)'],
  ['false == false && false', '(false == false) && false'],
  ['1 in [1] == true', '(1 in [1]) == true'],
  ['1 + 1 in [2]', '(1 + 1) in [2]'],
  ['1 is int && true', '(1 is int) && true'],
  ['!false && false', '(!false) && false'],
  ['-2 + 3', '(-2) + 3'],
  ["-'abc'.size()", "-('abc'.size())"],
  ['false ? 1 : true ? 2 : 3', 'false ? 1 : (true ? 2 : 3)'],
  ['true || false ? 1 : 2', '(true || false) ? 1 : 2'],
]

describe('precedence', () => {
  test.each(PRECEDENCE)('%s is parsed as %s', (expression, grouped) => {
    expect(outcome(expression)).not.toContain('error')
    expect(outcome(expression)).toBe(outcome(grouped))
  })
})

const FAILING: readonly (readonly [string, string])[] = [
  ['9223372036854775807 + 1', 'Integer overflow.'],
  ['-9223372036854775808 - 1', 'Integer overflow.'],
  ['-(-9223372036854775808)', 'Integer overflow.'],
  ['9223372036854775807 * 2', 'Integer overflow.'],
  ['-9223372036854775808 / -1', 'Integer overflow.'],
  ['1 / 0', 'Division by zero.'],
  ['1 % 0', 'Division by zero.'],
  ['[1] + [2]', 'Received: list + list. Expected: int + int'],
  ["1 + '1'", 'Received: int + string.'],
  ["1 < 'a'", 'Received: int < string.'],
  ['true < false', 'Received: bool < bool.'],
  ['null < 1', 'Received: null < int.'],
  ['!1', 'Received: !int.'],
  ["-'a'", 'Received: -string.'],
  ["1 in 'abc'", 'Received: int in string.'],
  ["1 in {'a': 1}", 'Received: int in map.'],
  ['1 ? 2 : 3', 'Condition of ?: is int, not bool.'],
  ['[1][1]', 'Index 1 is out of bounds.'],
  ['[1][-1]', 'Index -1 is out of bounds.'],
  ['[1][9223372036854775807]', 'is out of bounds.'],
  ["'abc'[3]", 'Index 3 is out of bounds.'],
  ['[1][0:2]', 'Range [0:2] is out of bounds.'],
  ['[1, 2][1:0]', 'Range [1:0] is out of bounds.'],
  // A range cannot start at the end: same as in the Firestore emulator 1.19.9.
  ["'abc'[3:3]", 'Range [3:3] is out of bounds.'],
  ['[][0:0]', 'Range [0:0] is out of bounds.'],
  ["{'a': 1}.b", 'Property b is undefined on object.'],
  ["{'a': 1}['b']", 'Property b is undefined on object.'],
  ['{}.constructor', 'Property constructor is undefined on object.'],
  ["{}['__proto__']", 'Property __proto__ is undefined on object.'],
  ['1.x', 'Property x is undefined on object.'],
  ['null.a', 'Null value error.'],
  ['null[0]', 'Null value error.'],
  ['null.size()', 'Null value error.'],
  ['nothing', 'Variable not found error: Name: [nothing].'],
  ["'a'.shout()", 'Function not found error: Name: [string.shout]'],
  ["'a'.size(1)", 'Function not found error: Name: [string.size] with 1 arguments.'],
  ["'a'.toString()", 'Function not found error'],
  ['/a/$([])', 'Received: /$(list).'],
  ["/a/$('')", 'Received: /$(string).'],
  ['{1: 2}', 'Map key is int, not string.'],
]

describe('errors', () => {
  test.each(FAILING)('%s fails with %s', (expression, message) => {
    expect(outcome(expression)).toMatch(/^error /)
    expect(outcome(expression)).toContain(message)
  })
})

const ERROR = '(1 / 0 == 1)'
const LOGIC: readonly (readonly [string, string])[] = [
  [`true || ${ERROR}`, 'true'],
  [`${ERROR} || true`, 'true'],
  [`false && ${ERROR}`, 'false'],
  [`${ERROR} && false`, 'false'],
  ['1 || true', 'true'],
  ['1 && false', 'false'],
  [`${ERROR} || ${ERROR} || true`, 'true'],
  [`(${ERROR} && false) || true`, 'true'],
]

describe('logical operators with errors', () => {
  test.each(LOGIC)('%s equals %s', (expression, expected) => {
    expect(outcome(expression)).toBe(outcome(expected))
  })

  test.each([
    `${ERROR} || false`,
    `false || ${ERROR}`,
    `${ERROR} && true`,
    `true && ${ERROR}`,
    `!${ERROR}`,
    `${ERROR} == true`,
    `${ERROR} ? 1 : 2`,
  ])('%s is an error', (expression) => {
    expect(outcome(expression)).toBe('error Division by zero.')
  })

  test.each(['1 || false', 'true && 1', "false || 'a'"])(
    '%s is an error because an operand is not a bool',
    (expression) => {
      expect(outcome(expression)).toMatch(/^error Unsupported operation error/)
    },
  )
})
