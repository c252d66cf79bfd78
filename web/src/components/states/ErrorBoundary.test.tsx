import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Page } from '#components/layout/Page.tsx'

/** A component that throws until it is repaired. React logs errors that a boundary catches. */
function breakable() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new Error('The lamp went out.')
    return <p>All is well.</p>
  }
  return { Part, mend: () => (isBroken = false) }
}

const problem = page.getByRole('alert')

it('shows the error in place, and keeps the rest of the page', async () => {
  const { Part } = breakable()
  await renderApp(
    <>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
  )
  await expect.element(problem.getByText('The lamp went out.')).toBeVisible()
  await expectAccessible(problem)
  await expect.element(page.getByText('The rest')).toBeVisible()
})

it('Retry renders the children again and focuses the heading', async () => {
  const { Part, mend } = breakable()
  await renderApp(
    <main>
      <Page title="Lamps">
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </Page>
    </main>,
  )
  mend()
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('All is well.')).toBeVisible()
  expect(problem.query()).toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Lamps' })).toHaveFocus()
})

it('a custom fallback replaces the error state', async () => {
  const { Part } = breakable()
  await renderApp(
    <ErrorBoundary fallback={() => <p>Something else</p>}>
      <Part />
    </ErrorBoundary>,
  )
  await expect.element(page.getByText('Something else')).toBeVisible()
  expect(problem.query()).toBeNull()
})
