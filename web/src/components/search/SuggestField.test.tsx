import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { aSuggestion } from '#test/searchResponses.ts'
import { SuggestField } from './SuggestField.tsx'
import type { Suggest } from './useSuggestions.ts'

const field = page.getByRole('combobox', { name: 'Search by name' })
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('.name')?.textContent)

function Searching({ suggest }: { suggest: Suggest }) {
  const [text, setText] = useState('')
  const [searched, setSearched] = useState('nothing')
  const choose = (name: string) => {
    setText(name)
    setSearched(name)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSearched(text)
      }}
    >
      <SuggestField
        suggest={suggest}
        text={text}
        onText={setText}
        onChoose={choose}
        list={{ width: '100%', edge: 'start' }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <div ref={input.ref}>
            <input {...htmlInput} aria-label="Search by name" />
          </div>
        )}
      />
      <output>{searched}</output>
      <button>Search</button>
    </form>
  )
}

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
const searched = page.getByRole('status')

/** Types a text and returns the texts for which suggestions were fetched. */
async function type(text: string, found: readonly string[]) {
  const sent: string[] = []
  const suggest: Suggest = (typed) => {
    sent.push(typed)
    return Promise.resolve(found.map(aSuggestion))
  }
  await renderApp(<Searching suggest={suggest} />)
  // Fills in one step, because slow typing would also fetch suggestions for a part of the text.
  await field.fill(text)
  await expect.element(page.getByRole('listbox', { name: 'Names' })).toBeVisible()
  return sent
}

describe('while the user types', () => {
  it('fetches names once, without a page of artifacts', async () => {
    const sent = await type('ant', ['Antefix', 'Antikythera Mechanism'])
    expect(names()).toEqual(['Antefix', 'Antikythera Mechanism'])
    expect(sent).toEqual(['ant'])
  })

  it('shows the found letters in bold, and type and period of each', async () => {
    await type('ant', ['Giant antefix'])
    const option = page.getByRole('option', { name: 'Giant antefix, Tools, c. 150 BC' })
    const facts = [...option.element().querySelectorAll('.facts > span')]
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Tools', 'c. 150 BC'])
    expect(option.element().querySelector('b')?.textContent).toBe('ant')
    expect(option.element().querySelector('.name')?.textContent).toBe('Giant antefix')
  })

  it('arrow keys move through the names and back to the text, and Enter searches for one', async () => {
    await type('ant', ['Antefix', 'Anther'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = page.getByRole('option', { name: /^Anther/ }).element().id
    await expect.element(field).toHaveAttribute('aria-activedescendant', active)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(searched).toHaveTextContent('Anther')
    await expect.element(field).toHaveValue('Anther')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveFocus()
  })

  it('Enter alone searches for what was typed', async () => {
    await type('ant', ['Antefix'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => searched.element().textContent).toBe('ant')
    expect(names()).toEqual([])
  })

  it('Escape closes the names and keeps the text', async () => {
    await type('ant', ['Antefix'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toEqual([])
    await expect.element(field).toHaveValue('ant')
  })

  it('a click chooses a name', async () => {
    await type('ant', ['Antefix'])
    await page.getByRole('option', { name: /^Antefix/ }).click()
    await expect.element(searched).toHaveTextContent('Antefix')
  })

  it('closes the names on blur', async () => {
    await type('ant', ['Antefix'])
    await userEvent.tab()
    await expect.poll(names).toEqual([])
  })
})

describe.each([
  [1366, 650],
  [683, 325],
])('in a window of %i x %i', (width, height) => {
  it.each(['start', 'end'])('all names can be seen from a field at its %s', async (place) => {
    await page.viewport(width, height)
    await renderApp(
      <div style={{ display: 'grid', alignItems: place, height, boxSizing: 'border-box', padding: '8px 0' }}>
        <Searching
          suggest={() => Promise.resolve('abcdefgh'.split('').map((letter) => aSuggestion(letter)))}
        />
      </div>,
    )
    await field.fill('st')
    await expect.element(page.getByRole('listbox', { name: 'Names' })).toBeVisible()
    for (const option of page.getByRole('option').elements()) {
      await userEvent.keyboard('{ArrowDown}')
      await expect
        .poll(() => option.contains(document.elementFromPoint(width / 4, middleOf(option))))
        .toBe(true)
    }
  })
})

it('when suggestions fail, the field still searches', async () => {
  const suggest = vi.fn<Suggest>().mockRejectedValue(new Error('No such call.'))
  await renderApp(<Searching suggest={suggest} />)
  await field.fill('ant')
  await expect.poll(() => suggest.mock.calls).toEqual([['ant']])
  await userEvent.keyboard('{Enter}')
  await expect.element(searched).toHaveTextContent('ant')
  expect(names()).toEqual([])
})
