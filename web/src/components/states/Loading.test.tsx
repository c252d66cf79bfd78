import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { Loading } from './Loading.tsx'

it('the indicator is announced and fills most of the viewport', async () => {
  await renderApp(<Loading />)
  const indicator = page.getByRole('status')
  await expect.element(indicator).toHaveTextContent('Loading')
  await expectAccessible(indicator)
  expect(indicator.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(0.6 * innerHeight)
})
