import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedBySlash } from '#test/focusedBySlash.ts'
import { renderApp } from '#test/render.tsx'
import { BarSearch } from './BarSearch.tsx'

const name = 'Search the collection'
/** The role changes when the field with suggestions loads. */
const field = page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }))
const opener = page.getByRole('button', { name: 'Search', expanded: false })

const show = (at = '/aboutUs') =>
  renderApp(
    <>
      <BarSearch />
      <main>
        <input aria-label="Elsewhere" />
      </main>
    </>,
    { at },
  )

describe('on wide screens', () => {
  it('the field searches Browse', async () => {
    const { address } = await show()
    await field.fill(' Rosetta & stone ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/allArtifacts?name=Rosetta+%26+stone')
  })

  it('/ focuses the field, unless the user is typing', async () => {
    const { screen } = await show()
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' })
    await elsewhere.click()
    await userEvent.keyboard('/')
    await expect.element(elsewhere).toHaveValue('/')
    await expect.element(elsewhere).toHaveFocus()
    ;(elsewhere.element() as HTMLInputElement).blur()
    await userEvent.keyboard('/')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
  })

  it('/ focuses the field of Browse', async () => {
    const { screen } = await show('/allArtifacts')
    expect(field.query()).toBeNull()
    await userEvent.keyboard('/')
    await expect.element(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
  })

  it.each(['/aboutUs', '/allArtifacts'])(
    'on %s / focuses the field before the next key event',
    async (at) => {
      await show(at)
      const focused = await focusedBySlash()
      expect(focused).toBe(at === '/aboutUs' ? field.element() : page.getByRole('textbox').element())
    },
  )
})

describe('on phones', () => {
  beforeEach(() => page.viewport(360, 640))

  it('/ opens and focuses the field before the next key', async () => {
    await show()
    expect(await focusedBySlash()).toBe(field.element())
  })

  it('an icon opens and focuses the field; Escape closes it', async () => {
    await show()
    await expect.element(field).not.toBeInTheDocument()
    await opener.click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('a search closes it', async () => {
    const { address } = await show()
    await opener.click()
    await field.fill('vase')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/allArtifacts?name=vase')
    await expect.element(field).not.toBeInTheDocument()
  })
})
