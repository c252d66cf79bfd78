import { contrast } from '@tracker/domain/site/contrast.ts'
import { describe, expect, it } from 'vitest'
import { siteHero } from './nightPlates.ts'
import { onGround } from './nightTints.ts'

/** Blues of the drawings, from dark to light. */
const BLUES = ['#070c20', '#0b1430', '#0f1a3d', '#1a2856', '#26366b', '#43528c', '#8c98cc']
const GROUNDS = ['#0e2a22', '#2a0e16', '#101010', '#1c1c5a', '#3a2a10', '#000000']

describe('a colour of a night scene', () => {
  it.each(BLUES)('%s stays as it is on the shipped ground', (blue) => {
    expect(onGround(blue, '#0F1A3D')).toBe(blue)
  })

  it.each(GROUNDS)('is the ground %s where the drawing has its ground', (ground) => {
    expect(onGround('#0F1A3D', ground)).toBe(ground)
  })

  it.each(GROUNDS)('keeps its place between dark and light on %s', (ground) => {
    const contrasts = BLUES.map((blue) => contrast(onGround(blue, ground), '#ffffff'))
    expect(contrasts).toEqual(contrasts.toSorted((one, other) => other - one))
    expect(contrast(onGround('#8c98cc', ground), ground)).toBeGreaterThanOrEqual(2.5)
  })

  it('is grey on a grey ground', () => {
    for (const blue of BLUES) expect(onGround(blue, '#101010').slice(1)).toMatch(/^(..)\1\1$/)
  })
})

it('heroes keep colours that are not those of the shipped ones', () => {
  expect(siteHero('<path fill="#FFFFFF" stroke="url(#a)"/><g fill="none"/>')).toBe(
    '<path fill="#ffffff" stroke="url(#a)"/><g fill="none"/>',
  )
})
