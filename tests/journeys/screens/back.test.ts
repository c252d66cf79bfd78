import { expect, it } from 'vitest'
import { expectShown } from '../support/expectations.ts'
import { newPerson } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

it('on a phone, Back closes the viewer and the menu before it leaves the page', async () => {
  const { page, open } = await world.member(await newPerson(), { viewport: PHONE, hasTouch: true })
  await open('/allArtifacts?name=Rosetta%20Stone')
  await page.getByRole('link', { name: 'View Details of Rosetta Stone' }).first().tap()
  await page.waitForURL(/\/artifact\//)
  const address = page.url()
  await page.getByRole('button', { name: /^Enlarge the picture of/ }).tap()
  const viewer = page.getByRole('dialog')
  await expectShown(viewer.getByRole('button', { name: 'Zoom in' }))
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectShown(menu)
  await page.goBack()
  await menu.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await page.goBack()
  await page.waitForURL(/\/allArtifacts/)
})
