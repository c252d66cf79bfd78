import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { describe, expect, it } from 'vitest'
import { drawCards, renderPng } from './cards.ts'

const PLATES = readdirSync(fileURLToPath(new URL('../../public/illustrations/artifacts/', import.meta.url)))

describe('share cards', () => {
  it('exist for each plate, also as the cover of a list, each type, and records and lists without one', async () => {
    const files = (await drawCards()).map(([file]) => file)
    const names = ['any', ...ARTIFACT_TYPES.map((type) => type.toLowerCase())]
    expect(files.toSorted()).toEqual(
      [
        ...PLATES.flatMap((plate) =>
          ['artifacts', 'lists'].map((kind) => `cards/${kind}/${plate.replace('.svg', '.png')}`),
        ),
        'cards/lists/any.png',
        ...names.map((name) => `cards/types/${name}.png`),
      ].toSorted(),
    )
  })

  it('are PNG files of 1,200 by 630 px with a drawing, within the size limit of messengers', async () => {
    for (const [file, svg] of await drawCards()) {
      const png = Buffer.from(await renderPng(svg))
      expect(png.toString('latin1', 1, 4), `the card ${file}`).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], `the card ${file}`).toEqual([1200, 630])
      // A card without its drawing is only 12 kB.
      expect(png.length, `the card ${file}`).toBeGreaterThan(40_000)
      expect(png.length, `the card ${file}`).toBeLessThan(300_000)
    }
  })
})
