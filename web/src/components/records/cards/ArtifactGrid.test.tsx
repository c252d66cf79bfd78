import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS, FEATURED_COLUMNS } from './ArtifactGrid.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'

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

it('opens an artifact from anywhere on its card and by the keyboard, without a page load', async () => {
  const { screen, address } = await show()
  await page.getByRole('article').click({ position: { x: 20, y: 20 } })
  await expect.poll(address).toBe('/artifact/anchor')
  await screen.unmount()
  const again = await show()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(again.address).toBe('/artifact/anchor')
})

it('lets the browser open another tab', async () => {
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

it('2.29 and 9.4 has one to four columns in Browse, and one to three for featured artifacts', async () => {
  const columnsAt = async (width: number, columns: typeof BROWSE_COLUMNS | typeof FEATURED_COLUMNS) => {
    await page.viewport(width, 900)
    const { screen } = await renderApp(<ArtifactGrid $columns={columns} aria-label="Artifacts" />)
    const list = screen.getByRole('list', { name: 'Artifacts' }).element()
    const count = getComputedStyle(list).gridTemplateColumns.split(' ').length
    await screen.unmount()
    return count
  }
  const browse: number[] = []
  for (const width of [360, 600, 900, 1200, 1800]) browse.push(await columnsAt(width, BROWSE_COLUMNS))
  expect(browse).toEqual([1, 2, 3, 4, 4])
  const featured: number[] = []
  for (const width of [360, 899, 900, 1199, 1200, 1800])
    featured.push(await columnsAt(width, FEATURED_COLUMNS))
  expect(featured).toEqual([1, 1, 2, 2, 3, 3])
})

it.each([360, 768, 1280])('has skeletons of the cards’ size at %d px', async (width) => {
  await page.viewport(width, 900)
  const { screen } = await renderApp(
    <ArtifactGrid $columns={FEATURED_COLUMNS}>
      <li>
        <CardSkeleton />
      </li>
      <li>
        <ArtifactCard artifact={readArtifact('anchor', { artifact_name: 'Anchor' })} heading="h2" />
      </li>
    </ArtifactGrid>,
  )
  const [waiting, come] = [...screen.container.querySelectorAll('.plate')].map((plate) => plate.clientWidth)
  expect(waiting).toBe(come)
})

it.each([
  [900, 2],
  [1280, 3],
])('has equal columns at %d px, where the first leads', async (width, count) => {
  await page.viewport(width, 900)
  const { screen } = await renderApp(
    <ArtifactGrid $columns={FEATURED_COLUMNS} $leading aria-label="Featured">
      {['lead', 'second', 'third'].map((id) => (
        <li key={id}>
          <ArtifactCard artifact={readArtifact(id, { artifact_name: 'Anchor' })} heading="h3" />
        </li>
      ))}
    </ArtifactGrid>,
  )
  const list = screen.getByRole('list', { name: 'Featured' }).element()
  const widths = getComputedStyle(list).gridTemplateColumns.split(' ')
  expect({ count: widths.length, different: new Set(widths).size }).toEqual({ count, different: 1 })
})

/** Renders cards of which the first is enlarged, and returns the mats of their plates. */
async function showLeading(...ids: readonly string[]) {
  const artifact_image = `${location.origin}/illustrations/artifacts/baghdad-battery.svg`
  const { screen } = await renderApp(
    <ArtifactGrid $columns={FEATURED_COLUMNS} $leading>
      {ids.map((id) => (
        <li key={id}>
          <ArtifactCard
            artifact={readArtifact(id, { artifact_name: 'Battery', artifact_image })}
            heading="h3"
          />
        </li>
      ))}
    </ArtifactGrid>,
  )
  return [...screen.container.querySelectorAll('.plate > div')]
}

const frameOf = (mat: Element) => getComputedStyle(mat, '::after').borderTopStyle

it('keeps the plate’s own frame if the first card has fewer cards beside it', async () => {
  expect((await showLeading('lead', 'second')).map(frameOf)).toEqual(['none', 'none'])
  await page.viewport(900, 900)
  expect((await showLeading('lead', 'second', 'third')).map(frameOf)).toEqual(['none', 'none', 'none'])
})

it('frames the whole cell of the first card, and crops the plate’s own frame', async () => {
  const mats = await showLeading('lead', 'second', 'third')
  expect(mats.map(frameOf)).toEqual(['solid', 'none', 'none'])
  const drawing = mats[0]?.querySelector('.day')
  if (!drawing) throw new Error('The card that leads has no plate.')
  // Otherwise the plate's own frame would be visible around the drawing.
  expect(getComputedStyle(drawing).getPropertyValue('object-view-box')).toBe('inset(6.5%)')
  drawing.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = drawing.getBoundingClientRect()
  const half = (width * 3) / 8
  expect(height / 2).toBeGreaterThan(half + 8)
  const isDrawnAt = (fromMiddle: number) =>
    document.elementsFromPoint(x + width / 2, y + height / 2 + fromMiddle).includes(drawing)
  expect([-half - 4, -half + 4, 0, half - 4, half + 4].map(isDrawnAt)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})
