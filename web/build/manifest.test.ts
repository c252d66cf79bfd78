/** Tests of what browsers require to install the app. */
import { SITE } from '@tracker/domain/site/site.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pwa } from './pwa.ts'

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))
const manifestSchema = z.object({
  id: z.literal('/'),
  name: z.literal(SITE.name),
  short_name: z.string(),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) }),
  ),
})

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

it('the manifest makes the app installable, and its icons have the declared sizes', () => {
  const { icons } = z.parse(manifestSchema, pwa.manifest)
  const pngs = icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pngs)
    expect({ src, sizes: sizeOf(file(src.slice(1))) }).toEqual({ src, sizes })
  expect(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
