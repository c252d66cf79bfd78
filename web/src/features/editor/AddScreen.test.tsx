import MenuList from '@mui/material/MenuList'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { apiWith } from '#test/fakeApi.tsx'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { AddLikeThisItem } from '#components/records/actions/AddLikeThis.tsx'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { textbox, titles, type } from '#test/artifactForm.tsx'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import { ADA } from '#test/users.ts'
import AddScreen from './AddScreen.tsx'

beforeEach(deleteUnsent)

/**
 * Renders Add Artifact for a user with this name.
 * @param beside additional content of the page
 */
async function renderAdd(displayName: string, beside?: ReactNode) {
  const sent: { body: unknown; key: string | null }[] = []
  const api = apiWith(async (address, init) => {
    const request = new Request(address, init)
    sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
    return Response.json({ insertedId: 'new' }, { status: 201 })
  })
  const app = await renderApp(
    <ApiContext value={api}>
      <main>
        <AddScreen />
      </main>
      {beside}
    </ApiContext>,
    { at: '/addArtifact', user: { ...ADA, displayName } },
  )
  return { ...app, sent }
}

const hint = page.getByText(/^You have no name here yet/)

it.each(['', ' \u200b '])(
  'without a name (%j), shows what will be published and a link to set one',
  async (name) => {
    await renderAdd(name)
    await expect.element(hint).toBeVisible()
    expect(hint.element().textContent).toContain('“ada”, the beginning of your e-mail address,')
    await expect.element(page.getByText('Adding as ada')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Set a name' })).toHaveAttribute('href', '/account')
  },
)

it('shows no hint to an account with a name', async () => {
  await renderAdd('Ada Lovelace')
  await expect.element(page.getByText('Adding as Ada Lovelace')).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
})

const LAMP = {
  _id: 'lamp',
  artifact_name: 'Oil lamp',
  artifact_image: '',
  artifact_type: 'Tools',
  created_at: 'c. 80 AD',
  historical_context: 'For a shop.',
  present_location: 'Town Museum',
  discovered_by: 'Gertrude Caton',
  discovered_at: 'May 1931',
  short_description: 'A lamp.',
  likes_count: 0,
  adder_name: 'Ada',
} as const

async function expectLikeLamp() {
  await expect.element(textbox('Present location')).toHaveValue('Town Museum')
  await expect.element(textbox('Discovered by')).toHaveValue('Gertrude Caton')
  await expect.element(type).toHaveValue('Tools')
  for (const name of [
    'Artifact name',
    'Created at',
    'Historical context',
    'Discovered at',
    'Short description',
  ])
    await expect.element(textbox(name)).toHaveValue('')
}

const MENU = (
  <MenuList>
    <AddLikeThisItem artifact={LAMP} />
  </MenuList>
)

it('“Add another like this” starts with place, discoverer and type only', async () => {
  await renderAdd('Ada', MENU)
  await page.getByRole('menuitem', { name: 'Add another like this' }).click()
  await expectLikeLamp()
  await expect.element(page.getByText('What you typed earlier is still here.')).not.toBeInTheDocument()
})

it('after a save, another one can be added: place, discoverer and type stay, and its idempotency key is new', async () => {
  const { sent, address } = await renderAdd('Ada', MENU)
  await page.getByRole('menuitem', { name: 'Add another like this' }).click()
  const save = page.getByRole('button', { name: 'Add Artifact' })
  for (const name of ['First lamp', 'Second lamp']) {
    await expect.element(textbox('Artifact name')).toHaveValue('')
    await textbox('Artifact name').fill(name)
    await textbox('Created at').fill('c. 90 AD')
    await save.click()
    await expect.poll(titles).toEqual(['Congratulations!'])
    expect(dialogs.requests.get()[0]).toMatchObject({ button: 'Ok', other: 'Add another' })
    dialogs.requests.get()[0]?.settle(true)
  }
  await expectLikeLamp()
  expect(address()).toBe('/addArtifact')
  await expect.element(page.getByRole('heading', { name: 'Add Artifact' })).toHaveFocus()
  expect(sent.map(({ body }) => body)).toMatchObject([
    { artifact_name: 'First lamp', present_location: 'Town Museum', created_at: 'c. 90 AD' },
    { artifact_name: 'Second lamp', present_location: 'Town Museum', created_at: 'c. 90 AD' },
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

it('4.13 and 8.9 confirms with a dialog, and leads to My Artifacts', async () => {
  const { address } = await renderAdd('Ada', <DialogHost />)
  await textbox('Artifact name').fill('Loom weight')
  await type.selectOptions('Tools')
  await page.getByRole('button', { name: 'Add Artifact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Congratulations!', exact: true })
  await expect.element(dialog).toHaveAccessibleDescription('You have successfully added an Artifact!')
  expect(textsOf(dialog.getByRole('button'))).toEqual(['Ok', 'Add another'])
  expect(address()).toBe('/addArtifact')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/myArtifacts')
})
