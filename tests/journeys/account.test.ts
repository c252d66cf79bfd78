import { text as streamText } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { addArtifact, like } from './support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from './support/expectations.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { nav, openMenu, toastOf } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

describe('with the keyboard, in both themes', () => {
  it('a person changes the name, takes the own data along, and deletes the account', async () => {
    const [ada, bob] = [await newPerson(), await newPerson({ name: 'Bob' })]
    const [own, other] = [unique('Amphora'), unique('Krater')]
    const id = await addArtifact(ada, { artifact_name: own })
    const otherId = await addArtifact(bob, { artifact_name: other })
    await like(ada, otherId)
    const { page, signIn, open } = await world.visitor()
    await signIn(ada)

    await openMenu(page, ada.name)
    await nav(page)
      .getByRole('link', { name: /Your account$/ })
      .press('Enter')
    await expectAddress(page, '/account')
    await expectShown(page.getByRole('heading', { name: 'Account', level: 1 }))
    expect(await violations(page), 'account').toEqual([])

    await tabTo(page, /^Name/)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Augusta King')
    await tabTo(page, 'Save name')
    await page.keyboard.press('Enter')
    await expectShown(toastOf(page, 'Your name has been saved.'))
    await expectShown(page.getByRole('button', { name: 'Account of Augusta King' }))

    const saved = page.waitForEvent('download')
    await tabTo(page, 'Download my data')
    await page.keyboard.press('Enter')
    const text = await streamText(await (await saved).createReadStream())
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ada.email, name: 'Augusta King' },
      artifacts: [{ _id: id, artifact_name: own }],
      likes: [{ artifactId: otherId }],
    })
    expect(text).not.toContain(bob.email)

    await tabTo(page, /^E-mail of this account/)
    await page.keyboard.type(ada.email)
    await tabTo(page, 'Delete my account')
    await page.keyboard.press('Enter')
    await expectShown(page.getByRole('alertdialog', { name: 'Are you sure?' }))
    await expectSoon(isFocused(page, 'Keep it'), true)
    expect(await violations(page), 'the question').toEqual([])
    await tabTo(page, 'Yes, delete it!')
    await page.keyboard.press('Enter')
    const gone = page.getByRole('dialog', { name: 'Deleted!' })
    await expectShown(gone)
    await expectSoon(isFocused(page, 'Ok'), true)
    await page.keyboard.press('Enter')
    await expectGone(gone)
    await expectAddress(page, '/')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))

    const kept = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(' '),
      )
    // What was read is let go of first, and whose it was at last.
    await expect.poll(kept).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
    await page.reload()
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await open(`/allArtifacts?name=${encodeURIComponent(own)}`)
    await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
    await open(`/allArtifacts?name=${encodeURIComponent(other)}`)
    await expectShown(page.getByRole('article').getByText(/^0/))
  })
})
