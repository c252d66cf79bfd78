import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SessionContext } from '#firebase/currentUser.ts'
import { renderApp } from '#test/render.tsx'
import AddScreen from './AddScreen.tsx'

/** Add Artifact, for somebody with this name. */
function renderAdd(displayName: string) {
  const user = { uid: 'ada', email: 'ada@example.com', displayName, photoURL: '' }
  return renderApp(
    <SessionContext value={{ currentUser: { status: 'signed-in', user }, number: 1 }}>
      <AddScreen />
    </SessionContext>,
    { at: '/addArtifact' },
  )
}

const hint = page.getByText(/^You have no name here yet/)

it.each(['', ' \u200b '])(
  'tells who has no name (%j) what would be published, and where to set one',
  async (name) => {
    await renderAdd(name)
    await expect.element(hint).toBeVisible()
    expect(hint.element().textContent).toContain('“ada”, the beginning of your e-mail address,')
    await expect.element(page.getByRole('textbox', { name: 'Adder name' })).toHaveValue('ada')
    await expect.element(page.getByRole('link', { name: 'Set a name' })).toHaveAttribute('href', '/account')
  },
)

it('tells nothing to who has a name', async () => {
  await renderAdd('Ada Lovelace')
  await expect.element(page.getByRole('textbox', { name: 'Adder name' })).toHaveValue('Ada Lovelace')
  await expect.element(hint).not.toBeInTheDocument()
})
