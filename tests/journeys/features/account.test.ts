import { text as streamText } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { addArtifact, like } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { nav, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('by keyboard a user changes the name, downloads the data, and deletes the account, of which the browser keeps nothing', async () => {
  const [ada, bob] = [await newPerson(), await newPerson({ name: 'Bob' })]
  const own = unique('Amphora')
  const id = await addArtifact(ada, { artifact_name: own })
  const otherId = await addArtifact(bob, { artifact_name: unique('Krater') })
  await like(ada, otherId)
  const { page, open } = await world.member(ada)
  await open('/account')

  await tabTo(page, /^Name/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Augusta King')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expectShown(toastOf(page, 'Your name and photo have been saved.'))
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
  // First the queries are deleted, last the owner's uid.
  await expect.poll(kept).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
  await open(`/allArtifacts?name=${encodeURIComponent(own)}`)
  await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
})
