import { readArtifact } from '@tracker/domain/artifact.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from './ArtifactGrid.tsx'

const link = page.getByRole('link', { name: 'View Details of Anchor' })

const show = () =>
  renderApp(
    <ArtifactGrid $columns={BROWSE_COLUMNS}>
      <li>
        <ArtifactCard artifact={readArtifact('anchor', { artifact_name: 'Anchor' })} heading="h2" />
      </li>
    </ArtifactGrid>,
    { at: '/allArtifacts' },
  )

it('leads to an artifact without loading a page, wherever its card is pressed, and by the keyboard', async () => {
  const { screen, address } = await show()
  await page.getByRole('article').click({ position: { x: 20, y: 20 } })
  await expect.poll(address).toBe('/artifact/anchor')
  await screen.unmount()
  const again = await show()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(again.address).toBe('/artifact/anchor')
})

it('leaves it to the browser to open another tab', async () => {
  const { address } = await show()
  const leave = vi.fn<(event: Event) => boolean>((event) => {
    const isOurs = event.defaultPrevented
    event.preventDefault()
    return isOurs
  })
  addEventListener('click', leave, { once: true })
  await link.click({ modifiers: ['Control'] })
  expect(leave).toHaveReturnedWith(false)
  expect(address()).toBe('/allArtifacts')
})
