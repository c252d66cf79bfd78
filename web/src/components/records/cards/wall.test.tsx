import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { forceColours } from '#test/media.ts'
import { photograph } from '#test/photograph.ts'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from './ArtifactGrid.tsx'
import { GridItem } from './GridItem.tsx'
import { LookSwitch } from './LookSwitch.tsx'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['look']
})

const photo = (number: number, width: number, height: number) =>
  `${location.origin}/api/photos/${'0'.repeat(19)}${number}-${width}x${height}`
/** Width by height of the pictures, from narrower than 1:2 to a panorama. */
const SIZES = [
  [600, 900],
  [1200, 900],
  [200, 1000],
  [1000, 1000],
  [1500, 1000],
  [1600, 400],
  [900, 1200],
  [1200, 1000],
] as const
const ARTIFACTS = [
  ...SIZES.map(([width, height], at) =>
    readArtifact(`photo-${at}`, {
      artifact_name: `Vase ${at}`,
      artifact_type: 'Tools',
      artifact_image: photo(at, width, height),
      created_at: '440 BC',
      discovered_by: 'Ada',
    }),
  ),
  readArtifact('bare', { artifact_name: 'Lost photograph', artifact_type: 'Tools' }),
]

const show = (at = '/allArtifacts', artifacts = ARTIFACTS) =>
  renderApp(
    <>
      <LookSwitch />
      <ArtifactGrid $columns={BROWSE_COLUMNS} $hanging artifacts={artifacts} aria-label="Artifacts">
        {artifacts.map((artifact) => (
          <GridItem key={artifact._id} artifact={artifact}>
            <ArtifactCard artifact={artifact} heading="h2" />
          </GridItem>
        ))}
      </ArtifactGrid>
    </>,
    { at },
  )

const link = (name: string) => page.getByRole('link', { name, exact: true })
const plates = () =>
  [...document.querySelectorAll('article > .plate')].map((plate) => plate.getBoundingClientRect())

describe('the look of a list', () => {
  it('is cards, changes by a link, stays in the address and is remembered', async () => {
    await page.viewport(1280, 900)
    const first = await show('/allArtifacts?name=vase')
    await expect.element(link('Cards')).toHaveAttribute('aria-current', 'true')
    await expect.element(page.getByText('Ada').first()).toBeVisible()
    await link('Wall').click()
    await expect.element(link('Wall')).toHaveAttribute('aria-current', 'true')
    expect(first.address()).toBe('/allArtifacts?name=vase&look=wall')
    await expect.element(page.getByText('Ada').first()).not.toBeVisible()
    await first.screen.unmount()

    const second = await show()
    await expect.element(link('Wall')).toHaveAttribute('aria-current', 'true')
    await link('Cards').click()
    await expect.element(page.getByText('Ada').first()).toBeVisible()
    expect(second.address()).toBe('/allArtifacts?look=cards')
  })

  it.each([360, 1280])('is marked with forced colours at %i px', async (width) => {
    await page.viewport(width, 900)
    await show()
    await expect.element(link('Cards')).toHaveAttribute('aria-current', 'true')
    await forceColours()
    const outlines = () =>
      ['Cards', 'Wall'].map((name) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link(name).element())
        // The frame of both cuts what is outside.
        return outlineStyle === 'solid' && parseFloat(outlineOffset) <= -parseFloat(outlineWidth)
      })
    await expect.poll(outlines).toEqual([true, false])
  })

  it('of an address is not remembered', async () => {
    const first = await show('/allArtifacts?look=wall')
    await expect.element(link('Wall')).toHaveAttribute('aria-current', 'true')
    await first.screen.unmount()
    await show()
    await expect.element(link('Cards')).toHaveAttribute('aria-current', 'true')
  })
})

describe('the wall', () => {
  it.each([360, 768, 1280])('has rows of one height in natural proportions at %i px', async (width) => {
    await page.viewport(width, 900)
    await show('/allArtifacts?look=wall')
    await expect.element(link('Wall')).toHaveAttribute('aria-current', 'true')
    const isPhone = width < 600
    const [narrow, wide] = [isPhone ? 0.75 : 0.5, width < 900 ? 6 : 2.6]
    const rows = Map.groupBy(plates(), ({ top }) => Math.round(top))
    expect(rows.size).toBeGreaterThan(1)
    for (const row of rows.values())
      for (const { height } of row) expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(2)
    for (const [at, { width: shown, height }] of plates().entries()) {
      const [photoWidth = 1, photoHeight = 1] = SIZES[at] ?? []
      const ratio = Math.min(Math.max(photoWidth / photoHeight, narrow), wide)
      expect(Math.abs(shown / height - ratio)).toBeLessThan(0.03)
      expect(height).toBeLessThanOrEqual(isPhone ? 251 : 301)
    }
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  it('shows the initial of a picture that failed whole, within a margin', async () => {
    await page.viewport(1280, 900)
    const failed = readArtifact('failed', {
      artifact_name: 'Failed',
      artifact_image: `${location.origin}/no-such-picture.jpg`,
    })
    await show('/allArtifacts?look=wall', [readArtifact('bare', { artifact_name: 'Bare' }), failed])
    const parts = () =>
      [...document.querySelectorAll('article > .plate svg')].map((drawing, at) => {
        const { width, height } = drawing.getBoundingClientRect()
        const plate = plates()[at] ?? new DOMRect()
        return [width / plate.width, height / plate.height].map((part) => part.toFixed(2))
      })
    await expect.poll(parts).toEqual([
      ['1.00', '1.00'],
      ['0.80', '0.80'],
    ])
  })

  it('gives a small photograph no wide mat', async () => {
    await page.viewport(1280, 900)
    const artifact_image = photo(9, 250, 60)
    await show('/allArtifacts?look=wall', [readArtifact('small', { artifact_name: 'Small', artifact_image })])
    const [plate] = plates()
    expect((plate?.width ?? 0) / (plate?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  })

  it('shows axis, period and name, and heart and menu on focus; the whole item is one link', async () => {
    await page.viewport(1280, 900)
    const { screen, address } = await show('/allArtifacts?look=wall')
    const item = page.getByRole('article').first()
    await expect.element(item.getByRole('heading', { name: 'Vase 0' })).toBeVisible()
    await expect.element(item.getByText('440 BC')).toBeVisible()
    const foot = () => getComputedStyle(document.querySelector('article > .foot') ?? document.body).opacity
    await expect.poll(foot).toBe('0')
    await expectAccessible(screen.locator)
    item.getByRole('link').element().focus()
    await expect.poll(foot).toBe('1')
    await userEvent.keyboard('{Tab}')
    await expect.element(item.getByRole('button', { name: 'More about Vase 0' })).toHaveFocus()
    await userEvent.click(item, { position: { x: 60, y: 120 } })
    expect(address()).toBe('/artifact/photo-0')
  })

  it('shows a picture of another site as 4:5, and on the next visit in its own proportions', async () => {
    await page.viewport(1280, 900)
    const artifacts = [
      readArtifact('far', { artifact_name: 'Far', artifact_image: `${photograph('900x640')}?far` }),
      readArtifact('near', { artifact_name: 'Near' }),
    ]
    const ratio = () => {
      const [{ width, height } = { width: 0, height: 1 }] = plates()
      return width / height
    }
    const first = await show('/allArtifacts?look=wall', artifacts)
    await expect.poll(() => document.querySelector('article img')?.className).not.toBe('coming')
    expect(ratio()).toBeCloseTo(0.8, 1)
    await first.screen.unmount()
    await show('/allArtifacts?look=wall', artifacts)
    await expect.poll(ratio).toBeCloseTo(900 / 640, 1)
  })
})
