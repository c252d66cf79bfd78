import { text as streamText } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { violations } from '../support/axe.ts'
import { addArtifact, like } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { nav, openMenu, toastOf } from '../support/pages.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()
const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

/** The link in the newest e-mail of the Auth emulator, which sends none. */
async function mailedLink(person: Person, requestType: string): Promise<string> {
  const response = await fetch(`${services.authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = z.parse(mailsSchema, await response.json())
  const link = oobCodes.findLast((mail) => mail.email === person.email && mail.requestType === requestType)
  if (!link) throw new Error(`There is no mail ${requestType}.`)
  return link.oobLink
}

describe('passwords', () => {
  it('a forgotten one is replaced through a mailed link, and the new one changed on the account page', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/signin')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expectAddress(page, '/resetPassword')
    expect(await violations(page, { root: 'main' }), 'forgotten password').toEqual([])
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByRole('button', { name: 'Send Link' }).click()
    await expectShown(page.getByText(`account for ${person.email}`))
    await fetch(`${await mailedLink(person, 'PASSWORD_RESET')}&newPassword=Renewed1`)

    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await expectShown(page.getByRole('heading', { name: 'Sign In' }))
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel(/^Password/).fill('Renewed1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'Ok' }).click()

    await open('/account')
    await page.getByLabel('Current password').fill('Renewed1')
    await page.getByLabel('New password').fill('Antiquity2')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectShown(toastOf(page, 'Your password has been changed.'))
  })
})

describe('with the keyboard, in both themes', () => {
  it('a user changes the name, downloads the data, and deletes the account', async () => {
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
    expect(await violations(page, { root: 'main' }), 'account').toEqual([])

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
    expect(await violations(page, { root: '[role="alertdialog"]' }), 'the question').toEqual([])
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
    await page.reload()
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await open(`/allArtifacts?name=${encodeURIComponent(own)}`)
    await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
    await open(`/allArtifacts?name=${encodeURIComponent(other)}`)
    await expectShown(page.getByRole('article').getByText(/^0/))
  })
})
