import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { nav, openMenu, toastOf } from '../support/pages.ts'
import { newCurator, newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('a contributor is suspended, appeals, and is back; all artifacts are hidden with one reason, and one is restored', async () => {
  const [ada, bob, curator] = [await newPerson(), await newPerson(), await newCurator()]
  const names = ['Amphora', 'Pyxis', 'Kylix'].map(unique)
  const ids: string[] = []
  for (const artifact_name of names) ids.push(await addArtifact(ada, { artifact_name }))
  const [name = ''] = names
  const [id = ''] = ids

  const { page: reader, open: openReader } = await world.member(bob)
  await openReader(`/artifact/${id}`)
  await reader.getByRole('button', { name: 'Report' }).click()
  await reader.getByRole('combobox', { name: 'Reason' }).selectOption('Advertising')
  await reader.getByRole('button', { name: 'Send' }).click()
  await expectShown(toastOf(reader, 'Thank you. Curators will look at it.'))

  // The curator finds the contributor through the report and suspends the account.
  const { page: desk, open: openDesk } = await world.member(curator)
  await openDesk('/allArtifacts')
  await openMenu(desk, curator.name)
  await expectShown(nav(desk).getByRole('link', { name: /^Reports \d+ waiting$/ }))
  await nav(desk)
    .getByRole('link', { name: /^Reports/ })
    .click()
  const reported = desk.getByRole('article', { name })
  await reported.getByRole('link', { name: /^All by/ }).click()
  await expectAddress(desk, `/moderation/${ada.uid}`)
  await expectShown(desk.getByText('3 visible, 0 hidden'))
  await desk.getByRole('textbox', { name: 'Why' }).fill('Advertising.')
  expect(await violations(desk, { root: 'main' }), 'contributor').toEqual([])
  await desk.getByRole('button', { name: 'Suspend' }).click()
  await expectShown(desk.getByText('0 visible, 3 hidden'))
  await expectShown(desk.getByText('Hidden, since its adder is suspended: Advertising.').first())
  await expectShown(reader.getByRole('heading', { name: 'Artifact not found' }))
  expect(await violations(desk, { root: 'main' }), 'suspended').toEqual([])

  // The adder reads why, cannot write, and appeals.
  const { page: own, open: openOwn } = await world.member(ada)
  await openOwn('/myArtifacts')
  await expectShown(own.getByRole('row', { name }).getByText('Hidden: Advertising.'))
  await openOwn(`/artifact/${id}`)
  const appeal = async (text: string) => {
    await own.getByRole('button', { name: 'Appeal' }).click()
    await own.getByRole('textbox').fill(text)
    await own.getByRole('button', { name: 'Send' }).click()
    await expectShown(toastOf(own, 'Thank you. Curators will look at it again.'))
  }
  await appeal('These are real.')

  await openDesk('/suspensions')
  expect(await violations(desk, { root: 'main' }), 'suspensions').toEqual([])
  await openDesk('/reports')
  await expectShown(reported.getByText('These are real.'))
  await openDesk(`/moderation/${ada.uid}`)
  await desk.getByRole('button', { name: 'Lift the suspension' }).click()
  await expectShown(desk.getByText('3 visible, 0 hidden'))

  // All artifacts are hidden in one action with one reason.
  await desk.getByRole('button', { name: 'Select all 3' }).click()
  await desk.getByRole('button', { name: 'Hide selected' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Hide 3 artifacts' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Copies.')
  expect(await violations(desk, { root: '[role="dialog"]' }), 'hide dialog').toEqual([])
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expectShown(toastOf(desk, 'Hidden: 3 artifacts.'))
  await expectShown(desk.getByText('0 visible, 3 hidden'))
  await expectGone(dialog)

  // The adder appeals against one of them, and it is restored.
  await openOwn(`/artifact/${id}`)
  await appeal('This one is no copy.')
  await openDesk('/reports')
  await expectShown(reported.getByText('This one is no copy.'))
  await desk.getByRole('checkbox', { name: `Select ${name}` }).check()
  await desk.getByRole('button', { name: 'Restore selected' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expectShown(toastOf(desk, 'Restored: 1 artifact.'))
  await openOwn('/myArtifacts')
  await expectShown(own.getByRole('link', { name: `Update ${name}` }))
  await expectShown(own.getByText('Hidden: Copies.').first())
  expect(await own.getByText('Hidden: Copies.').count()).toBe(2)
})
