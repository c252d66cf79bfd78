import { expect, it } from 'vitest'
import { addArtifact, addList } from '../support/collection.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { focused, isFocused, tabTo } from '../support/keyboard.ts'
import { newPerson, unique } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

it('a member shows a list in Exhibitions, where a visitor finds it from Home, opens it and comes back to its place by keyboard; the page of an artifact in it names it; it leaves when its owner says so, and who still has it before them is told', async () => {
  const person = await newPerson()
  const artifact = await addArtifact(person, { artifact_name: unique('Lyre') })
  const title = unique('Music')
  const list = await addList(person, [artifact], '', title)
  const { page, open } = await world.member(person, { viewport: PHONE, hasTouch: true })
  const choose = async (who: string) => {
    await open(`/lists/${list}`)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('combobox', { name: 'Who can see it' }).selectOption(who)
    expect((await saved).status()).toBe(200)
  }
  await choose('Everybody, in Exhibitions')
  await expectShown(page.getByRole('button', { name: 'Share' }))

  const { page: visitor, open: visit, problems } = await world.visitor({ viewport: PHONE, hasTouch: true })
  const link = visitor.getByRole('link', { name: title, exact: true })
  await visit('/')
  await visitor.getByRole('link', { name: 'See exhibitions that members made' }).tap()
  await expectShown(visitor.getByRole('heading', { name: 'Exhibitions', level: 1 }))
  await link.tap()
  await visitor.waitForURL(`**/list/${list}`)
  await expectShown(visitor.getByRole('heading', { name: title, level: 1 }))
  expect(problems).toEqual([])

  await open(`/artifact/${artifact}`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectShown(
    page.getByRole('region', { name: 'In exhibitions' }).getByRole('link', { name: title, exact: true }),
  )

  await visitor.goBack()
  await expectSoon(isFocused(visitor, title), true)
  expect(await focused(visitor)).toMatchObject({ isMarked: true, isInView: true })
  await visitor.keyboard.press('Enter')
  await visitor.waitForURL(`**/list/${list}`)
  await visitor.goBack()
  await expectSoon(isFocused(visitor, title), true)

  // Unshared in one tab, opened in another.
  await choose('Only me')
  await visitor.keyboard.press('Enter')
  await expectShown(visitor.getByRole('heading', { name: 'No such list' }))
  await tabTo(visitor, 'See exhibitions that members made')
  await visitor.keyboard.press('Enter')
  await visitor.waitForURL('**/exhibitions')
  await expectShown(
    visitor
      .getByRole('link', { name: 'My Lists' })
      .or(visitor.getByRole('list', { name: /^Lists of members/ })),
  )
  await expectGone(link)
})
