import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, addList, like, report } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { goBackTo, nav, openMenu, toastOf } from '../support/pages.ts'
import { newCurator, newPerson, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/** Gives the reason that begins with this text, and sends the report, by keyboard. */
async function sendReport(page: Page, reason: string, text: string): Promise<void> {
  await tabTo(page, /^Reason/)
  await page.keyboard.type(reason)
  await tabTo(page, /^What is wrong/)
  await page.keyboard.type(text)
  await tabTo(page, 'Send')
  await page.keyboard.press('Enter')
  await expectShown(toastOf(page, 'Thank you. Curators will look at it.').first())
}

it('an artifact is reported, hidden with a reason for its adder, appealed and restored, and a list reported, hidden and appealed; all reports of one reporter are dismissed, the reporter is suspended and back; the adder is suspended and back; all are hidden at once; open pages follow', async () => {
  const [ada, bob, curator] = [await newPerson(), await newPerson(), await newCurator()]
  const [name, other] = [unique('Lekythos'), unique('Pyxis')]
  const id = await addArtifact(ada, { artifact_name: name })
  const otherId = await addArtifact(ada, { artifact_name: other })
  await report(bob, otherId)
  await like(bob, id)
  const list = await addList(ada, [])

  // By keyboard a reader reports the artifact.
  const { page: reader, open } = await world.member(bob)
  await open(`/artifact/${id}`)
  const likeButton = reader.getByRole('button', { name: 'Liked 1 like' })
  const missing = reader.getByRole('heading', { name: 'Artifact not found' })
  await expectShown(likeButton)
  await tabTo(reader, 'Report')
  await reader.keyboard.press('Enter')
  const form = reader.getByRole('dialog', { name: 'Report this artifact' })
  await expectShown(form)
  await tabTo(reader, 'Send')
  await reader.keyboard.press('Enter')
  await expectShown(form.getByText('Please choose a reason.'))
  await expectSoon(isFocused(reader, /^Reason/), true)
  await sendReport(reader, 'False', 'I have the original.')
  await expectGone(form)
  await expectSoon(isFocused(reader, 'Report'), true)

  // By keyboard a curator hides it.
  const { page: desk, open: openDesk } = await world.member(curator)
  await openDesk('/reports')
  await openMenu(desk, curator.name)
  await expectShown(nav(desk).getByRole('link', { name: /^Reports \d+ waiting$/ }))
  await desk.keyboard.press('Escape')
  const reported = desk.getByRole('article', { name })
  await expectShown(reported.getByText('I have the original.'))
  await reported.getByRole('textbox', { name: 'Why' }).fill('It is a copy.')
  await tabTo(desk, `Hide ${name}`)
  await desk.keyboard.press('Enter')
  await expectShown(reported.getByText('Hidden: It is a copy.'))

  // It disappears for others, also from a page that is already open.
  await expectShown(missing)
  await openMenu(reader, bob.name)
  await reader.getByRole('link', { name: 'My Liked Artifacts' }).click()
  await expectShown(reader.getByRole('heading', { name: "You haven't liked any Artifact!" }))

  // By keyboard the reader reports a list, and the curator hides it.
  await goBackTo(reader, `/reportList/${list}`)
  await sendReport(reader, 'Advertising', 'It sells pencils.')
  await expectAddress(reader, '/')
  await goBackTo(reader, `/artifact/${id}`)
  await expectShown(missing)
  await openDesk('/reports')
  const reportedList = desk.getByRole('article').filter({ hasText: 'It sells pencils.' })
  await reportedList.getByRole('textbox', { name: 'Why' }).fill('Advertising.')
  await tabTo(desk, /^Hide Fibulae/)
  await desk.keyboard.press('Enter')
  await expectSoon(async () => (await fetch(`${services.app}/list/${list}`)).status, 404)

  // Its owner appeals; the list stays in sight of curators also when it is kept hidden.
  const { page: owner, open: openOwner } = await world.member(ada)
  await openOwner(`/lists/${list}`)
  await expectShown(owner.getByText(/hidden this list.*Advertising\./))
  await owner.getByRole('button', { name: 'Appeal' }).press('Enter')
  await owner.getByRole('dialog', { name: 'Appeal' }).getByRole('textbox').fill('It is for my class.')
  await owner.getByRole('button', { name: 'Send' }).press('Enter')
  await expectShown(toastOf(owner, 'Thank you. Curators will look at it again.'))
  await openDesk('/reports')
  await expectShown(reportedList.getByText('It is for my class.'))
  await reportedList.getByRole('button', { name: /^Keep hidden/ }).press('Enter')
  await expectShown(toastOf(desk, 'It stays hidden.'))
  await expectShown(reportedList.getByText('Hidden: Advertising.'))

  // By the pseudonym the curator finds everything that the reader has reported, dismisses it and suspends the reader.
  await reportedList.getByRole('link', { name: /^Reporter/ }).click()
  await expectShown(desk.getByRole('heading', { name: /^Reporter/, level: 1 }))
  await expectShown(desk.getByRole('article', { name }))
  expect(await violations(desk, { root: 'main' }), 'reporter').toEqual([])
  expect(await desk.content()).not.toContain(bob.uid)
  await desk.getByRole('region', { name: 'Dismiss all' }).getByRole('button').press('Enter')
  await expectShown(toastOf(desk, 'Dismissed: 3 reports.'))
  const suspension = desk.getByRole('region', { name: 'Suspension' })
  await suspension.getByRole('textbox', { name: 'Why' }).fill('Nonsense.')
  await suspension.getByRole('button', { name: 'Suspend' }).press('Enter')
  await expectShown(suspension.getByText(/^Suspended since/))
  await goBackTo(desk, '/suspensions')
  await desk.getByRole('link', { name: /^Reporter/ }).click()
  await suspension.getByRole('button', { name: 'Lift the suspension' }).press('Enter')
  await expectShown(toastOf(desk, 'The suspension is lifted.'))
  await report(await newPerson(), otherId)

  // Its adder reads why, not who has reported it, and appeals.
  const { page: own, open: openOwn } = await world.member(ada)
  await openOwn('/myArtifacts')
  await expectShown(own.getByRole('row', { name }).getByText('Hidden: It is a copy.'))
  await expectShown(own.getByText('1 artifact, 1 hidden, 1 reported', { exact: true }))
  expect(await own.getByRole('link', { name: `Update ${name}` }).count()).toBe(0)
  expect(await own.getByText(/False|original/).count()).toBe(0)
  await own.getByRole('link', { name: `Details of ${name}` }).click()
  await expectShown(own.getByRole('region', { name: 'Hidden by curators' }).getByText('It is a copy.'))
  expect(await violations(own, { root: 'main' }), 'own page').toEqual([])
  await own.getByRole('button', { name: 'Appeal' }).press('Enter')
  await own.getByRole('dialog', { name: 'Appeal' }).getByRole('textbox').fill('Mine is the original.')
  await own.getByRole('button', { name: 'Send' }).press('Enter')
  await expectShown(toastOf(own, 'Thank you. Curators will look at it again.'))

  await openDesk('/reports')
  await expectShown(reported.getByText('Mine is the original.'))
  await desk.getByRole('checkbox', { name: `Select ${name}` }).check()
  await desk.getByRole('button', { name: 'Restore selected' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expectShown(toastOf(desk, 'Restored: 1 artifact.'))
  await expectGone(reported)
  await expectShown(likeButton)

  // The curator finds the contributor through the other report, and suspends the account.
  await desk
    .getByRole('article', { name: other })
    .getByRole('link', { name: /^All by/ })
    .click()
  await expectAddress(desk, `/moderation/${ada.uid}`)
  await expectShown(desk.getByText('2 visible, 0 hidden', { exact: true }))
  await desk.getByRole('textbox', { name: 'Why' }).fill('Advertising.')
  await desk.getByRole('button', { name: 'Suspend' }).click()
  await expectShown(desk.getByText('0 visible, 2 hidden', { exact: true }))
  await expectShown(desk.getByText('Hidden, since its adder is suspended: Advertising.').first())
  await expectShown(missing)
  await goBackTo(desk, '/suspensions')
  await expectShown(desk.getByRole('heading', { name: 'Suspended contributors', level: 1 }))
  expect(await violations(desk, { root: 'main' }), 'suspensions').toEqual([])
  await openOwn('/myArtifacts')
  await expectShown(own.getByRole('row', { name }).getByText('Hidden: Advertising.'))
  await goBackTo(desk, `/moderation/${ada.uid}`)
  await desk.getByRole('button', { name: 'Lift the suspension' }).click()
  await expectShown(desk.getByText('2 visible, 0 hidden', { exact: true }))
  await expectShown(likeButton)

  await desk.getByRole('checkbox').first().check()
  await desk.getByRole('checkbox', { name: 'Select all 2' }).click()
  await desk.getByRole('button', { name: 'Hide selected' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Hide 2 artifacts' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Copies.')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expectShown(toastOf(desk, 'Hidden: 2 artifacts.'))
  await expectShown(desk.getByText('0 visible, 2 hidden', { exact: true }))
  await expectGone(dialog)
  await expectShown(missing)
})
