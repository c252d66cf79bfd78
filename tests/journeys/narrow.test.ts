import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addArtifact, like } from './support/collection.ts'
import { newPerson, unique } from './support/people.ts'
import { arrive, memberScreens, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

/** The elements that reach out of the window at the right, where the page scrolls sideways; none is good. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`)
      .concat(`the page is ${document.documentElement.scrollWidth} wide`)
  })
}

async function walk(page: Page, screens: readonly Screen[], prepare: (page: Page) => Promise<void>) {
  const wide: Record<string, string[]> = {}
  for (const screen of screens) {
    await arrive(page, screen)
    await prepare(page)
    const found = await overflowing(page)
    if (found.length > 0) wide[screen.path] = found
  }
  return wide
}

async function visitMember(viewport: { width: number; height: number }) {
  const person = await newPerson({ name: 'A Person With Quite A Long Name' })
  const name = unique('Lekythos')
  const id = await addArtifact(person, { artifact_name: name })
  await like(person, id)
  return { ...(await world.member(person, { viewport })), screens: memberScreens(id, name) }
}

const NARROW = { width: 320, height: 640 }

it('no screen scrolls sideways at 320 px', async () => {
  const guest = await world.visitor({ viewport: NARROW })
  expect(await walk(guest.page, PUBLIC_SCREENS, async () => {})).toEqual({})
  const { page, screens } = await visitMember(NARROW)
  expect(await walk(page, screens, async () => {})).toEqual({})
})

it('no screen scrolls sideways with text of twice the size', async () => {
  const enlarge = async (page: Page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  }
  const viewport = { width: 640, height: 800 }
  const guest = await world.visitor({ viewport })
  expect(await walk(guest.page, PUBLIC_SCREENS, enlarge)).toEqual({})
  const { page, screens } = await visitMember(viewport)
  expect(await walk(page, screens, enlarge)).toEqual({})
})
