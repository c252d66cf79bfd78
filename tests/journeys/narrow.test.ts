import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like } from './support/collection.ts'
import { newPerson, unique } from './support/people.ts'
import { arrive, memberScreens, PUBLIC_SCREENS, resize, type Screen } from './support/screens.ts'
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

const NARROW = { width: 320, height: 640 }
const ENLARGED = { width: 640, height: 800 }

/** What is too wide on each screen, in a narrow window and where text has twice its size. */
async function walk(page: Page, screens: readonly Screen[]) {
  const wide: Record<string, string[]> = {}
  const look = async (where: string) => {
    const found = await overflowing(page)
    if (found.length > 0) wide[where] = found
  }
  for (const screen of screens) {
    await page.setViewportSize(NARROW)
    await arrive(page, screen)
    await look(`${screen.path} at ${NARROW.width} px`)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await resize(page, ENLARGED)
    await look(`${screen.path} with large text`)
  }
  return wide
}

describe('at 320 px, and with text of twice the size, nothing scrolls sideways', () => {
  it('on the screens of visitors', async () => {
    const { page } = await world.visitor()
    expect(await walk(page, PUBLIC_SCREENS)).toEqual({})
  })

  it('on the screens of members', async () => {
    const person = await newPerson({ name: 'A Person With Quite A Long Name' })
    const name = unique('Lekythos')
    const id = await addArtifact(person, { artifact_name: name })
    await like(person, id)
    const { page } = await world.member(person)
    expect(await walk(page, memberScreens(id, name))).toEqual({})
  })
})
