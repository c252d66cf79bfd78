import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { aSuggestion } from '#test/searchResponses.ts'
import { SearchForm } from './SearchForm.tsx'

const NAME = { name: 'Search the collection' }
const plain = page.getByRole('searchbox', NAME)
const withNames = page.getByRole('combobox', NAME)

it('suggests names, and a chosen one leads to Browse', async () => {
  const suggest = (text: string) =>
    Promise.resolve(text === 'ant' ? [aSuggestion('Antikythera Mechanism')] : [])
  const { address } = await renderApp(<SearchForm label="Sample" suggest={suggest} />)
  await expect.element(plain).toBeVisible()
  await page.getByRole('search').hover()
  await withNames.fill('ant')
  await page.getByRole('option', { name: /^Antikythera/ }).click()
  await expect.poll(address).toBe('/allArtifacts?name=Antikythera+Mechanism')
})

it('does not change the field below a finger that presses it', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback')
  await renderApp(<SearchForm label="Sample" suggest={() => Promise.resolve([])} />)
  idle.mockClear()
  const come = (pointerType: string) =>
    plain.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  come('touch')
  expect(idle).not.toHaveBeenCalled()
  come('mouse')
  expect(idle).toHaveBeenCalledOnce()
})

describe('while the field with suggestions loads', () => {
  /** Holds it back until the returned function is called. */
  function holdSuggestions(): () => void {
    let run = () => {}
    vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) => {
      run = () => callback({ didTimeout: false, timeRemaining: () => 50 })
      return 1
    })
    return () => run()
  }

  it('what is typed stays, with the focus and the selection', async () => {
    const release = holdSuggestions()
    await renderApp(<SearchForm label="Sample" suggest={() => Promise.resolve([])} />)
    await plain.click()
    await userEvent.keyboard('amphora{ArrowLeft}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}')
    release()
    await expect.element(withNames).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}X')
    await expect.element(withNames).toHaveValue('ampXra')
  })

  it('the end of a long text stays in view', async () => {
    const release = holdSuggestions()
    await renderApp(
      <div style={{ width: 200 }}>
        <SearchForm label="Sample" suggest={() => Promise.resolve([])} />
      </div>,
    )
    await plain.click()
    await userEvent.keyboard('Krater with volutes, on a stand of another vessel')
    const { scrollLeft } = plain.element()
    expect(scrollLeft).toBeGreaterThan(0)
    release()
    await expect.element(withNames).toHaveFocus()
    expect(withNames.element().scrollLeft).toBe(scrollLeft)
  })

  it('a form that is hidden without focus keeps it', async () => {
    const release = holdSuggestions()
    await renderApp(
      <>
        <style>{'.hidden:not(:focus-within) { visibility: hidden }'}</style>
        <div ref={(element) => element?.querySelector('input')?.focus()}>
          <SearchForm label="Sample" suggest={() => Promise.resolve([])} />
        </div>
      </>,
    )
    await userEvent.keyboard('amp')
    plain.element().closest('div')?.classList.add('hidden')
    release()
    await expect.element(withNames).toHaveFocus()
  })

  it('names are suggested for what has been typed', async () => {
    const release = holdSuggestions()
    const suggest = () => Promise.resolve([aSuggestion('Amphora with Ajax')])
    await renderApp(<SearchForm label="Sample" suggest={suggest} />)
    await plain.click()
    await userEvent.keyboard('amp')
    release()
    await expect.element(page.getByRole('option', { name: /^Amphora/ })).toBeVisible()
  })

  it('a focus before hydration counts', async () => {
    const release = holdSuggestions()
    const Focused = () => (
      <div ref={(element) => element?.querySelector('input')?.focus()}>
        <SearchForm label="Sample" suggest={() => Promise.resolve([])} />
      </div>
    )
    await renderApp(<Focused />)
    release()
    await expect.element(withNames).toHaveFocus()
  })

  it('a word that is being composed is finished first', async () => {
    const release = holdSuggestions()
    await renderApp(<SearchForm label="Sample" suggest={() => Promise.resolve([])} />)
    await plain.click()
    const field = plain.element()
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    release()
    // The script of the field is there.
    await import('./SuggestInput.tsx')
    await expect.element(plain).toHaveFocus()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.element(withNames).toHaveFocus()
    expect(withNames.element()).not.toBe(field)
  })
})
