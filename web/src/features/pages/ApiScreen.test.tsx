import { VERSION } from '@tracker/domain/site/version.ts'
import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import ApiScreen from './ApiScreen.tsx'

it('lists the calls of the API with their parameters, and links to its description', async () => {
  const { screen } = await renderApp(<ApiScreen />)
  await expect.element(screen.getByRole('heading', { name: 'GET /api/search' })).toBeVisible()
  await expect.element(screen.getByText('Words in any order; empty finds all')).toBeVisible()
  await expect.element(screen.getByRole('code').getByText('Link', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(`Version ${VERSION}.`, { exact: false })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '/api/openapi.json' }))
    .toHaveAttribute('href', '/api/openapi.json')
})
