import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { WallLabel } from './WallLabel.tsx'

it('has the inventory number below the place', async () => {
  const fields = { artifact_name: 'Axe', present_location: 'Town Museum', inventory_number: 'EA 24' }
  await renderApp(<WallLabel artifact={readArtifact('axe', fields)} />)
  const [place, number] = await Promise.all(
    ['Town Museum', 'EA 24'].map(async (text) => {
      await expect.element(page.getByText(text)).toBeVisible()
      return page.getByText(text).element().getBoundingClientRect()
    }),
  )
  expect(number?.top).toBeGreaterThanOrEqual(place?.bottom ?? Infinity)
})
