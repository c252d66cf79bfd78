/** With more than one language, each needs a translation of all texts (docs/decisions/030-languages.md). */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { SITE } from '@tracker/domain/site/site.ts'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const LANGUAGES = SITE.languages.length > 1 ? SITE.languages : []
const config = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) })

/** Texts of the code without a translation in a catalogue. */
async function missingIn(language: string, isExtracted: (id: string) => boolean): Promise<string[]> {
  const catalogues = await getCatalogs(config)
  const missing = catalogues.map(async (catalogue) => {
    const [texts = {}, translations = {}] = await Promise.all([catalogue.collect(), catalogue.read(language)])
    return Object.entries(texts)
      .filter(([id]) => isExtracted(id) && !translations[id]?.translation)
      .map(([id, { message = id }]) => message)
  })
  return (await Promise.all(missing)).flat()
}

it('a missing translation is found', async () => {
  expect(await missingIn('fr', (id) => id === 'Writings')).toEqual(['Writings'])
})

it('each language of the site has a translation of all texts', async () => {
  for (const language of LANGUAGES) expect(await missingIn(language, () => true)).toEqual([])
})
