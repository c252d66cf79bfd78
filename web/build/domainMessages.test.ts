/**
 * Everything that the function and the domain refuse has a sentence in every language of the site, so that the app
 * can show it (docs/decisions/030-languages.md).
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { english, MESSAGES, say } from '@tracker/domain/messages/message.ts'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const config = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) })
const catalogues = await getCatalogs(config)

const parametersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** In German, "3rd" is "3.". */
const isOptional = (name: string | undefined) => name === 'ending'

it.each([...config.locales])('every message has a sentence in %s, with its parameters', async (language) => {
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read(language)))
  const known = new Map(read.flatMap((one) => Object.entries(one ?? {})))
  const wrong = Object.entries(MESSAGES).filter(([code, message]) => {
    const translated = known.get(code)?.translation ?? ''
    const [needed, found] = [parametersIn(message), parametersIn(translated)]
    const missing = needed.filter((name) => !found.includes(name) && !isOptional(name))
    return translated === '' || missing.length > 0 || found.some((name) => !needed.includes(name))
  })
  expect(wrong).toEqual([])
})

/** A problem with a text instead of a message, such as `new Problem('invalid', 'Please ...')`. */
const WITH_TEXT =
  /(?:new \w*Problem|invalidField|unavailable)\(\s*(?:(?:'[\w-]+'|\w+),\s*)?(?:'[^'\n]* |"|`[^$`])[^\n]*/g

it('the scan finds a problem with a text', () => {
  expect("throw new Problem('invalid', 'Please sign in.')").toMatch(WITH_TEXT)
  expect('throw invalidField(name, `Please send ${name} once.`)').toMatch(WITH_TEXT)
  expect("throw new Problem('invalid', say('sign-in'))").not.toMatch(WITH_TEXT)
})

it('no problem of the function, the domain or the app has a text without translation', () => {
  const files = globSync('{functions,packages/domain,web}/src/**/*.{ts,tsx}', { cwd: ROOT })
  const found = files
    .filter((file) => !/[.]test[.]tsx?$/.test(file))
    .flatMap((file) => {
      // Texts of the app are translated where they are written.
      const source = readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/\bt`[^`]*`/g, 'translated')
      return [...source.matchAll(WITH_TEXT)].map(([problem]) => `${file}: ${problem}`)
    })
  expect(found).toEqual([])
})

it('an English sentence has its values', () => {
  expect(english(say('list-full', { most: 1_000 }))).toBe('A list can have at most 1,000 artifacts.')
})

it('no code is a word that people write, which the app would take for it', () => {
  expect(Object.keys(MESSAGES).filter((code) => !/^[a-z]+(?:-[a-z]+)+$/.test(code))).toEqual([])
})
