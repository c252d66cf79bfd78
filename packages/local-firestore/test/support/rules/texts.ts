/** Arbitraries for source texts. */
import fc from 'fast-check'

export const anyOf = (texts: readonly string[]) => fc.constantFrom(...texts)

/** Concatenates texts. */
export const text = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((texts) => texts.join(''))
