/** Each catalogue has a translation of all texts (docs/decisions/030-languages.md). */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const config = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) })

/** Catalogues with the texts of the code. Extracting them takes seconds, so it happens once. */
const extracted = Promise.all(
  (await getCatalogs(config)).map(async (catalogue) => ({ catalogue, texts: await catalogue.collect() })),
)

/** Texts of the code without a translation in a catalogue. */
async function missingIn(language: string, isExtracted: (id: string) => boolean): Promise<string[]> {
  const missing = (await extracted).map(async ({ catalogue, texts = {} }) => {
    const translations = (await catalogue.read(language)) ?? {}
    return Object.entries(texts)
      .filter(([id]) => isExtracted(id) && !translations[id]?.translation)
      .map(([id, { message = id }]) => message)
  })
  return (await Promise.all(missing)).flat()
}

it('a missing translation is found', async () => {
  expect(await missingIn('fr', (id) => id === 'Writings')).toEqual(['Writings'])
})

it.each([...config.locales])(
  'the catalogue of %s has a translation of all texts',
  async (language: string) => {
    expect(await missingIn(language, () => true)).toEqual([])
  },
)
