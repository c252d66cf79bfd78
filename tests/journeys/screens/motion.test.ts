import { expect, it } from 'vitest'
import { expectShown } from '../support/expectations.ts'
import { featuredCard } from '../support/screens.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('with reduced motion nothing moves by itself; slides change at once, by a control or after Play', async () => {
  const { page, open } = await world.visitor()
  await page.clock.install()
  await open('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  const slide = (place: number) => hero.getByRole('group', { name: `${place} of 3` })
  await expectShown(hero.locator('img').last())
  await page.clock.runFor(20_000)
  await expectShown(slide(1))
  await featuredCard(page)
  // Animations on a scroll timeline move with the scroll position only.
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
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
