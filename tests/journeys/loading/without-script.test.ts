import { SITE } from '@tracker/domain/site/site.ts'
import { expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { PUBLIC_SCREENS } from '../support/screens.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('with script turned off Browse lists artifacts in the chosen order, each with a link', async () => {
  const [one, other] = [unique('Aryballos'), unique('Askos')]
  const person = await newPerson()
  await addArtifact(person, { artifact_name: one })
  await addArtifact(person, { artifact_name: other })
  const { page } = await world.visitor({ javaScriptEnabled: false })
  const names = page.getByRole('article').getByRole('heading')
  // A busy machine may need more than the second after which the page comes without cards.
  await expectSoon(async () => {
    await page.goto('/allArtifacts?sort=date-desc')
    return (await names.allInnerTexts()).filter((name) => [one, other].includes(name))
  }, [other, one])
  await page.getByRole('link', { name: `View Details of ${one}` }).click()
  await page.waitForURL(/\/artifact\//)
})

it('with script turned off the public pages show their layout, heading and links', async () => {
  const { page } = await world.visitor({ javaScriptEnabled: false })
  // Contributors and exhibitions are not known at build time.
  const rendered = PUBLIC_SCREENS.filter(({ path }) => !/^\/(?:contributor\/|exhibitions)/.test(path))
  expect(rendered).toHaveLength(PUBLIC_SCREENS.length - 2)
  for (const { path, heading } of rendered) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
    await page.getByRole('contentinfo').getByText('All rights reserved').waitFor()
    const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()
    expect(links.filter(Boolean)).toEqual([
      'Home',
      'All Artifacts',
      'About Us',
      'Contact Us',
      'Sign Up',
      'Sign In',
    ])
  }
  await page.goto('/')
  await page.getByText(`${SITE.name} is a shared catalogue of the things that people made`).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor()
})
