import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, like } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { nav, openMenu, toastOf } from '../support/pages.ts'
import { newCurator, newPerson, type Person, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('with the keyboard, in both themes', () => {
  const visit = (person: Person) => world.member(person)

  it('an artifact is reported, hidden with a reason for its adder, appealed and restored', async () => {
    const [ada, bob, curator] = [await newPerson(), await newPerson(), await newCurator()]
    const name = unique('Lekythos')
    const id = await addArtifact(ada, { artifact_name: name })
    await like(bob, id)

    const { page: reader, open } = await visit(bob)
    await open(`/artifact/${id}`)
    await expectShown(reader.getByRole('button', { name: 'Liked 1 like' }))

    await tabTo(reader, 'Report')
    await reader.keyboard.press('Enter')
    const form = reader.getByRole('dialog', { name: 'Report this artifact' })
    await expectShown(form)
    await tabTo(reader, 'Send')
    await reader.keyboard.press('Enter')
    await expectShown(form.getByText('Please choose a reason.'))
    await expectSoon(isFocused(reader, /^Reason/), true)
    expect(await violations(reader, { root: '[role="dialog"]' }), 'report').toEqual([])
    await reader.keyboard.type('False')
    await tabTo(reader, /^What is wrong/)
    await reader.keyboard.type('I have the original.')
    await tabTo(reader, 'Send')
    await reader.keyboard.press('Enter')
    await expectShown(toastOf(reader, 'Thank you. Curators will look at it.'))
    await expectGone(form)
    await expectSoon(isFocused(reader, 'Report'), true)

    // The adder sees that there is a report, but not its text.
    const { page: own, open: openOwn } = await visit(ada)
    await openOwn('/myArtifacts')
    await expectShown(own.getByRole('row', { name }).getByText('Reported: A curator will look at this.'))
    await expectShown(own.getByText('1 artifact, 1 reported', { exact: true }))
    expect(await own.getByText(/False|original/).count()).toBe(0)
    expect(await violations(own, { root: 'main' }), 'own list, reported').toEqual([])

    const { page: desk, open: openDesk } = await visit(curator)
    await openDesk('/')
    await openMenu(desk, curator.name)
    await nav(desk).getByRole('link', { name: 'Reports' }).press('Enter')
    await expectAddress(desk, '/reports')
    const reported = desk.getByRole('article', { name })
    await expectShown(reported.getByText('I have the original.'))
    expect(await violations(desk, { root: 'main' }), 'reports').toEqual([])
    await tabTo(desk, `Hide ${name}`)
    await desk.keyboard.press('Enter')
    await expectShown(reported.getByText('Please say why: the adder is shown it.'))
    await expectSoon(isFocused(desk, 'Why'), true)
    await desk.keyboard.type('It is a copy.')
    await tabTo(desk, `Hide ${name}`)
    await desk.keyboard.press('Enter')
    await expectShown(reported.getByText('Hidden: It is a copy.'))
    expect(await violations(desk, { root: 'main' }), 'hidden').toEqual([])

    // A page that is already open shows the removal.
    await expectShown(reader.getByRole('heading', { name: 'Artifact not found' }))
    await open('/likedArtifacts')
    await expectShown(reader.getByRole('heading', { name: "You haven't liked any Artifact!" }))
    await open(`/allArtifacts?name=${encodeURIComponent(name)}`)
    await expectShown(reader.getByRole('heading', { name: 'No Items Found!' }))
    await open(`/artifact/${id}`)
    await expectShown(reader.getByRole('heading', { name: 'Artifact not found' }))

    await openOwn('/myArtifacts')
    await expectShown(own.getByRole('row', { name }).getByText('Hidden: It is a copy.'))
    expect(await own.getByRole('link', { name: `Update ${name}` }).count()).toBe(0)
    expect(await violations(own, { root: 'main' }), 'own list').toEqual([])
    await tabTo(own, `Details of ${name}`)
    await own.keyboard.press('Enter')
    await expectShown(own.getByRole('region', { name: 'Hidden by curators' }).getByText('It is a copy.'))
    expect(await violations(own, { root: 'main' }), 'own page').toEqual([])
    await tabTo(own, 'Appeal')
    await own.keyboard.press('Enter')
    await expectShown(own.getByRole('dialog', { name: 'Appeal' }))
    await tabTo(own, /^Why it should be shown/)
    await own.keyboard.type('Mine is the original.')
    await tabTo(own, 'Send')
    await own.keyboard.press('Enter')
    await expectShown(toastOf(own, 'Thank you. Curators will look at it again.'))

    await openDesk('/reports')
    await expectShown(reported.getByText('Mine is the original.'))
    await tabTo(desk, `Restore ${name}`)
    await desk.keyboard.press('Enter')
    await expectShown(toastOf(desk, 'Restored.'))
    await expectGone(reported)
    // The same page shows the restored artifact.
    await expectShown(reader.getByRole('button', { name: 'Liked 1 like' }))
    await openOwn('/myArtifacts')
    await expectShown(own.getByRole('link', { name: `Update ${name}` }))
    expect(await own.getByText(/^(?:Hidden|Reported):/).count()).toBe(0)
  })
})
