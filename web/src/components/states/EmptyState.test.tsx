import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { EmptyState } from './EmptyState.tsx'

it('shows heading, line and link', async () => {
  const { screen } = await renderApp(
    <EmptyState
      drawing={EmptyDrawers}
      heading="No Items Found!"
      line="Try a shorter name."
      action={<ButtonLink to="/allArtifacts">All Artifacts</ButtonLink>}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
  await expect.element(screen.getByText('Try a shorter name.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'All Artifacts' }))
    .toHaveAttribute('href', '/allArtifacts')
})
