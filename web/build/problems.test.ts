/**
 * Every problem that the function or the domain throws has its sentence in every language of the site, so that
 * the app can show it (docs/decisions/030-languages.md).
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sentencesOf } from './domainTexts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILES = globSync('{functions,packages/domain}/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(`${ROOT}${file}`, 'utf8') }))

/** Definitions of functions that pass a message on to a problem, with the name of each. */
const MAKER = /(?:function (\w+)|const (\w+) = )\([^)]*\bmessage\b[^)]*\)[^;]*?Problem\(/g
const MAKERS = FILES.flatMap(({ source }) => [...source.matchAll(MAKER)])
/** Starts of calls that make a problem. */
const CALL = new RegExp(
  String.raw`\b(?:new \w*Problem|${MAKERS.map(([, one, other]) => one ?? other).join('|')})\(`,
  'g',
)

/** Returns the arguments of a call, from behind its opening bracket. */
function argumentsAt(source: string, start: number): string {
  let depth = 1
  let quote = ''
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (`'"\``.includes(sign)) quote = sign
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    if (depth === 0) return source.slice(start, at)
  }
  return source.slice(start)
}

/** The message of a problem in a maker, and where errors of a schema or of an answer become one. */
const PASSED_ON = /\bmessage\b|parsed\.(?:errors|data)/

interface Thrown {
  readonly where: string
  readonly sentences: readonly string[]
}

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

function problemsIn({ file, source }: (typeof FILES)[number]): Thrown[] {
  return [...source.matchAll(CALL)].flatMap(({ index, 0: call }): Thrown[] => {
    const given = argumentsAt(source, index + call.length)
    const constants = [...given.matchAll(/\b[A-Z][A-Z_]{2,}\b/g)].flatMap(
      ([name]) => new RegExp(String.raw`const ${name} =[^;]*?\n(?=\S|$)`).exec(source)?.[0] ?? [],
    )
    const sentences = [given, ...constants].flatMap((text) => sentencesOf(onOneLine(text)))
    // A maker's message is often its default.
    if (sentences.length === 0 && (PASSED_ON.test(given) || !call.startsWith('new'))) return []
    const line = source.slice(0, index).split('\n').length
    return [{ where: `${file}:${line} ${call}${given.slice(0, 60)}`, sentences }]
  })
}

const thrown = [
  ...FILES.flatMap((one) => problemsIn(one)),
  ...MAKERS.map(([text]) => ({ where: text, sentences: sentencesOf(onOneLine(text)) })).filter(
    ({ sentences }) => sentences.length > 0,
  ),
]

/** Problems of the app, without their translated texts. */
const APP = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/[.]test[.]tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/\bt`[^`]*`/g, '``') }))
  .flatMap((one) => problemsIn(one))

const config = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) })
const catalogues = await getCatalogs(config)

it('the scan finds problems, and the functions that make them', () => {
  expect(thrown.length).toBeGreaterThan(60)
  for (const name of ['invalidField', 'unavailable', 'tooManyRequests']) expect(CALL.source).toContain(name)
})

it('every problem says what is wrong in a sentence', () => {
  expect(thrown.filter(({ sentences }) => sentences.length === 0).map(({ where }) => where)).toEqual([])
})

it.each([...config.locales])('every problem has a translation in %s', async (language) => {
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read(language)))
  const known = new Map(read.flatMap((one) => Object.entries(one ?? {})))
  const missing = [...thrown, ...APP].flatMap(({ where, sentences }) =>
    sentences.filter((text) => !known.get(text)?.translation).map((text) => `${where}: ${text}`),
  )
  expect(missing).toEqual([])
})
