import { describe, expect, it } from 'vitest'
import { expectShown } from './support/expectations.ts'
import { featuredCard } from './support/screens.ts'
import { MOVING, withWorld } from './support/world.ts'

const world = withWorld()

async function visitHero(options?: typeof MOVING) {
  const { page, open } = await world.visitor(options)
  await page.clock.install()
  await open('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expectShown(hero.locator('img').last())
  return { page, hero, slide: (place: number) => hero.getByRole('group', { name: `${place} of 3` }) }
}

describe('motion', () => {
  it('the hero can be paused, and goes on when asked', async () => {
    const { page, hero, slide } = await visitHero(MOVING)
    await hero.getByRole('button', { name: 'Pause slides' }).click()
    await expectShown(hero.getByRole('button', { name: 'Play slides' }))
    await page.clock.runFor(20_000)
    await expectShown(slide(1))
    await hero.getByRole('button', { name: 'Play slides' }).click()
    await expectShown(hero.getByRole('button', { name: 'Pause slides' }))
    await page.clock.fastForward(7100)
    await expectShown(slide(2))
  })

  it('with reduced motion nothing moves by itself; slides change at once, by a control or when told to play', async () => {
    const { page, hero, slide } = await visitHero()
    await page.clock.runFor(20_000)
    await expectShown(slide(1))
    await featuredCard(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map(({ effect }) => JSON.stringify(effect?.getComputedTiming())),
    )
    expect(moving).toEqual([])
    await hero.getByRole('button', { name: 'Slide 3' }).click()
    await expectShown(slide(3))
    await hero.getByRole('button', { name: 'Play slides' }).click()
    await expectShown(hero.getByRole('button', { name: 'Pause slides' }))
    for (const next of [1, 2]) {
      await page.clock.fastForward(7100)
      await expectShown(slide(next))
    }
  })
})
