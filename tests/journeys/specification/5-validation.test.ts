import { describe, expect, it } from 'vitest'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { confirm, fillArtifact, fillSignUp, refuseIdentity, signUpButton, toastOf } from '../support/pages.ts'
import { newEmail, newPerson, PASSWORD, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const RULE = 'Password must be 6 characters and must contain an uppercase and a lowercase character.'

describe('section 5, validation', () => {
  it('5.1 a password has at least 6 characters, an uppercase and a lowercase letter; else the message, beside the field', async () => {
    const { page, open } = await world.visitor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('accounts:signUp')) asked.push(request.url())
    })
    await open('/signup')
    const password = page.getByLabel(/^Password/)
    for (const bad of ['', 'Abcd1', 'abcdefgh', 'ABCDEFGH', '12345678']) {
      await fillSignUp(page, { name: 'Ada', email: newEmail(), password: bad })
      await signUpButton(page).click()
      await expectSoon(() => password.getAttribute('aria-invalid'), 'true')
      await expectShown(page.getByText(RULE, { exact: true }))
      expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    }
    expect(asked).toEqual([])
    await fillSignUp(page, { name: 'Ada', email: newEmail(), password: 'Abcdef' })
    await signUpButton(page).click()
    await confirm(page, 'Signed Up!')
    expect(asked).toHaveLength(1)
  })

  it('5.2 e-mail inputs are typed e-mail, photo and image URL inputs are typed URL', async () => {
    const { page, open } = await world.member(await newPerson())
    await open('/addArtifact')
    expect(await page.getByLabel('Image URL').getAttribute('type')).toBe('url')
    expect(await page.getByLabel('Adder e-mail').getAttribute('type')).toBe('email')
    await open('/contactUs')
    expect(await page.getByLabel('E-mail').getAttribute('type')).toBe('email')
    await open('/')
    expect(await page.getByLabel('E-mail').getAttribute('type')).toBe('email')
    const guest = await world.visitor()
    await guest.open('/signin')
    expect(await guest.page.getByLabel('E-mail').getAttribute('type')).toBe('email')
    await guest.open('/signup')
    expect(await guest.page.getByLabel('E-mail').getAttribute('type')).toBe('email')
    expect(await guest.page.getByLabel('Photo URL').getAttribute('type')).toBe('url')
    await fillSignUp(guest.page, { name: 'Ada', email: 'ada', password: PASSWORD, photoURL: 'photo' })
    await signUpButton(guest.page).click()
    await expectShown(guest.page.getByText('Please enter an e-mail address, like name@example.com.'))
    await expectShown(
      guest.page.getByText('The photo needs a full address that starts with http:// or https://.'),
    )
  })

  it('5.3 all contact form fields are required', async () => {
    const { page, open } = await world.visitor()
    await open('/contactUs')
    const values = { Name: 'Ada', 'E-mail': 'ada@example.com', Message: 'Hello' }
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you for writing.' })
    for (const missing of Object.keys(values)) {
      for (const [label, value] of Object.entries(values))
        await page.getByRole('textbox', { name: label }).fill(label === missing ? '' : value)
      await page.getByRole('button', { name: 'Send Message' }).click()
      expect(
        await page
          .getByRole('textbox', { name: missing })
          .evaluate((field) => field.matches(':invalid:focus')),
      ).toBe(true)
      expect(await thanks.isVisible()).toBe(false)
    }
  })

  it('5.4 add and update ask for nothing but what a record can not be without: a name and a type', async () => {
    const { page, open } = await world.member(await newPerson())
    await open('/addArtifact')
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await expectShown(page.getByText('Please enter the name of the artifact.'))
    await expectShown(page.getByText('Please choose a type: Documents'))
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(2)
    const name = unique('Nameless no more')
    await fillArtifact(page, name)
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await confirm(page, 'Congratulations!')
    await page.getByRole('link', { name: `Update ${name}` }).click()
    await page.getByLabel('Created at').fill('anything at all, !?')
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await confirm(page, 'You have successfully updated the Artifact!')
  })

  it('5.5 the identity provider may have a password policy of its own: its refusal is told, and nothing typed is lost', async () => {
    const { page, open } = await world.visitor()
    await open('/signup')
    await refuseIdentity(
      page,
      'signUp',
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements',
    )
    await fillSignUp(page, { name: 'Ada', email: 'ada@example.com', password: PASSWORD })
    await signUpButton(page).click()
    await expectShown(toastOf(page, 'This password does not meet the requirements.'))
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
    expect(await page.getByLabel(/^Password/).inputValue()).toBe(PASSWORD)
    await expectShown(signUpButton(page))
  })
})
