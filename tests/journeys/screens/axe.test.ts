import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, changeArtifact, like } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import {
  fillSignIn,
  fillSignUp,
  nav,
  openDrawer,
  openMenu,
  refuse,
  signInButton,
  signUpButton,
  toastOf,
} from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { cutStore, holdStore } from '../support/store.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

async function visitMember() {
  const person = await newPerson()
  const name = unique('Kylix')
  const id = await addArtifact(person, { artifact_name: name, created_at: '197 BC' })
  await like(person, id)
  return { ...(await world.member(person)), person, id, name }
}

/** `screens.test.ts` checks the screens themselves. */
describe('in both themes, axe finds no violation', () => {
  it('with menus, dialogs and toasts', async () => {
    const { page, id, name, person, open } = await visitMember()
    await open(`/artifact/${id}`)
    await openMenu(page, person.name)
    await expectShown(nav(page).getByRole('button', { name: 'Sign Out' }))
    expect(await violations(page, { root: 'nav' }), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await open('/artifact/rosetta-stone')
    await page.getByRole('button', { name: 'Enlarge the picture of Rosetta Stone' }).click()
    await expectShown(page.getByRole('dialog').getByRole('link', { name: 'Open the original' }))
    expect(await violations(page, { root: '[role="dialog"]' }), 'viewer').toEqual([])
    await page.keyboard.press('Escape')
    await open(`/contributor/${person.uid}`)
    await page.getByRole('button', { name: `More about ${name}` }).click()
    await expectShown(page.getByRole('menuitem', { name: 'Share' }))
    expect(await violations(page, { root: '[role="menu"]' }), 'contributor, with the menu of a card').toEqual(
      [],
    )
    await page.keyboard.press('Escape')
    await open(`/artifact/${id}`)
    await page.getByRole('button', { name: 'Liked 1 like' }).click()
    const toast = toastOf(page, 'Disliked this artifact!')
    await toast.hover()
    expect(await violations(page, { root: '[data-toast]' }), 'toast').toEqual([])
    await open('/myArtifacts')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expectShown(page.getByRole('alertdialog', { name: 'Are you sure?' }))
    expect(await violations(page, { root: '[role="alertdialog"]' }), 'question').toEqual([])
    await refuse(page, '/artifact/*', 'Closed.')
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await toastOf(page, 'Closed.').hover()
    expect(await violations(page, { root: '[data-toast]' }), 'failure').toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expectShown(page.getByRole('dialog', { name: 'Deleted!' }))
    expect(await violations(page, { root: '[role="dialog"]' }), 'success').toEqual([])
    await page.keyboard.press('Escape')
    await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!" }))
    expect(await violations(page, { root: 'main' }), 'empty list').toEqual([])
    await open('/')
    await page.getByRole('button', { name: /^Read More: Decoding/ }).click()
    await expectShown(page.getByRole('dialog', { name: 'Decoding the Rosetta Stone' }))
    expect(await violations(page, { root: '[role="dialog"]' }), 'article').toEqual([])

    const phone = await world.visitor({ viewport: PHONE })
    await phone.open('/artifact/rosetta-stone')
    await expectShown(phone.page.getByText('Sign in to see all of it'))
    expect(await violations(phone.page, { root: 'main' }), 'the artifact on the sign-in page').toEqual([])
    await phone.open('/aboutUs')
    await openDrawer(phone.page)
    expect(await violations(phone.page, { root: '[role="dialog"]' }), 'drawer').toEqual([])
  })

  it('with a history, new likes and likely duplicates', async () => {
    const { page, id, person, open } = await visitMember()
    await changeArtifact(person, id, { short_description: 'A bronze tool with a handle of horn.' })
    await open(`/artifact/${id}`)
    await page.getByRole('button', { name: 'History' }).click()
    await expectShown(page.getByRole('heading', { name: `Edited by ${person.name}` }))
    expect(await violations(page, { root: 'main' }), 'history').toEqual([])
    await open('/myArtifacts')
    await expectShown(page.getByText('1 artifact', { exact: true }))
    await like(await newPerson(), id)
    await open('/myArtifacts')
    await expectShown(page.getByText(/^1 new like since/))
    expect(await violations(page, { root: 'main' }), 'new likes').toEqual([])
    // Simulates seven new likes.
    await page.evaluate(() => {
      const seen = localStorage.getItem('likes-seen') ?? ''
      localStorage.setItem('likes-seen', seen.replace(/"known":\d+/, '"known":9'))
    })
    await open('/addArtifact')
    await expectShown(nav(page).getByRole('button', { name: /^Account of .*, 7 new likes since/ }))
    await page.getByLabel('Artifact name').fill('Rosetta Stone')
    await expectShown(page.getByText('Perhaps this is here already:'))
    expect(await violations(page), 'the badge and likely duplicates').toEqual([])
  })

  it('with invalid forms, and with screens that load or have failed', async () => {
    const { page, open } = await world.visitor()
    await open('/signup')
    await fillSignUp(page, { name: '', email: 'x', password: 'x', photoURL: 'x' })
    await signUpButton(page).click()
    await expectShown(page.getByText('Please enter your name.'))
    expect(await violations(page, { root: 'main' }), 'sign-up').toEqual([])
    await open('/signin')
    await fillSignIn(page, '', '')
    await signInButton(page).click()
    await expectShown(page.getByText('Please enter your password.'))
    expect(await violations(page, { root: 'main' }), 'sign-in').toEqual([])
    const release = await holdStore(page)
    await open('/allArtifacts')
    expect(await violations(page, { root: 'main' }), 'loading list').toEqual([])
    await open('/')
    await expectShown(page.getByRole('status').filter({ hasText: 'Loading' }))
    expect(await violations(page, { root: 'main' }), 'loading home').toEqual([])
    await release()
    await cutStore(page)
    await open('/allArtifacts')
    await toastOf(page, 'The collection could not be reached.').hover()
    expect(await violations(page), 'failed list').toEqual([])

    const member = await visitMember()
    await member.open('/addArtifact')
    await member.page.getByRole('button', { name: 'Add Artifact' }).click()
    await expectShown(member.page.getByText('Please enter the name of the artifact.'))
    expect(await violations(member.page, { root: 'main' }), 'add').toEqual([])
  })
})
