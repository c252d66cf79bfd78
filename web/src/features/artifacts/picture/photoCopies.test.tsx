import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Dimensions } from '@tracker/domain/photo/photoAddress.ts'
import { photoAddress, photoId } from '@tracker/domain/photo/photoAddress.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS, FEATURED_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { Column } from '#components/layout/Page.tsx'
import { renderApp } from '#test/render.tsx'
import { setScreen } from '#test/screen.ts'
import { DetailPicture } from './DetailPicture.tsx'
import { DetailLayout, PlateColumn } from '#features/artifacts/detail/detailLayout.ts'

/** Dimensions of a landscape camera photo. */
const CAMERA = { width: 1_600, height: 1_200 }
const UPRIGHT = { width: 1_200, height: 1_600 }

/** An artifact with a photo at a new URL, so that no copy is cached. */
function pictured(size: Dimensions) {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  const artifact_image = photoAddress(location.origin, photoId(random, size))
  return readArtifact(random, { artifact_name: 'Vase', artifact_image })
}

const card = (size: Dimensions, columns?: string) => {
  const artifact = pictured(size)
  return (
    <li key={artifact._id}>
      <ArtifactCard artifact={artifact} heading="h2" eager {...(columns && { columns })} />
    </li>
  )
}

const DETAIL = 'the page of an artifact'
/** All places that show a photo. The photo must be the first picture in each. */
const PLACES: Readonly<Record<string, (size: Dimensions) => ReactNode>> = {
  'a card of a list': (size) => <ArtifactGrid $columns={BROWSE_COLUMNS}>{card(size)}</ArtifactGrid>,
  'the card that leads on Home': (size) => (
    <ArtifactGrid $columns={FEATURED_COLUMNS} $leading>
      {card(size, '1.5 1 2.3 1')}
      {card(CAMERA, '3 2 2.3 1')}
      {card(CAMERA, '3 2 2.3 1')}
    </ArtifactGrid>
  ),
  'a card among those on Home': (size) => (
    <ArtifactGrid $columns={FEATURED_COLUMNS}>{card(size, '3 2 2.3 1')}</ArtifactGrid>
  ),
  [DETAIL]: (size) => (
    <DetailLayout>
      <PlateColumn>
        <DetailPicture artifact={pictured(size)} />
      </PlateColumn>
    </DetailLayout>
  ),
}

/** Renders one place, waits for its layout, and returns picture and mat. */
async function shownIn(place: string, size: Dimensions) {
  const shown = PLACES[place]?.(size)
  const { screen } = await renderApp(place === DETAIL ? shown : <Column>{shown}</Column>)
  // Screens rendered earlier in this test are still in the document, so search in this container only.
  const image = screen.container.querySelector('img')
  if (!image) throw new Error('There is no picture.')
  await expect.poll(() => image.className !== 'coming' && image.naturalWidth > 0).toBe(true)
  return { image, mat: image.parentElement?.getBoundingClientRect() ?? new DOMRect() }
}

const copyOf = ({ currentSrc }: HTMLImageElement) => new URL(currentSrc).searchParams.get('size') ?? 'large'

describe('an uploaded photo', () => {
  it.each([
    ['a card of a list', 360, ['small', 'medium', 'medium']],
    ['a card of a list', 1280, ['small', 'medium', 'medium']],
    ['the card that leads on Home', 360, ['small', 'medium', 'medium']],
    ['the card that leads on Home', 1280, ['medium', 'medium', 'medium']],
    ['the page of an artifact', 360, ['medium', 'medium', 'large']],
    ['the page of an artifact', 1280, ['medium', 'large', 'large']],
  ])('%s at %d px uses the copy that fits the screen', async (place, width, copies) => {
    for (const [index, copy] of copies.entries()) {
      await setScreen(index + 1, width)
      const { image } = await shownIn(place, CAMERA)
      expect({ density: devicePixelRatio, copy: copyOf(image) }).toEqual({ density: index + 1, copy })
    }
  })

  it.each(Object.keys(PLACES))('%s declares at least its rendered width', async (place) => {
    for (const width of [360, 599, 600, 899, 900, 1199, 1200, 1264, 1440]) {
      await setScreen(1, width)
      const { image, mat } = await shownIn(place, CAMERA)
      const shown = place === DETAIL ? image.offsetWidth : Math.floor(mat.width)
      // With `sizes`, an image's natural width is the width given there.
      const said = image.naturalWidth
      expect(said, `at ${width}`).toBeGreaterThanOrEqual(Math.min(shown, 960))
      expect(said, `at ${width}`).toBeLessThanOrEqual(mat.width + 42)
    }
  })

  it.each(Object.keys(PLACES))('%s shows an upright photo at the full height', async (place) => {
    for (const width of [360, 768, 1000, 1280]) {
      await setScreen(1, width)
      const { image, mat } = await shownIn(place, UPRIGHT)
      // Layout sizes, which exclude the hover transform of a card.
      const { offsetWidth, offsetHeight } = image
      expect(offsetWidth / offsetHeight).toBeCloseTo(0.75, 1)
      const isDetail = place === DETAIL
      // Sum of the margins on both sides of the picture.
      const space = isDetail ? (width < 900 ? 32 : width < 1200 ? 64 : 72) : 28
      const height =
        !isDetail || width < 900
          ? mat.height - space
          : width < 1200
            ? Math.min(innerHeight * 0.78, innerHeight - 276)
            : innerHeight - 201
      const room = Math.min(height, (mat.width - space) / 0.75)
      expect(Math.abs(offsetHeight - room), `at ${width}`).toBeLessThan(2)
    }
  })

  it('the medium copy fills a card, but is not enlarged', async () => {
    await setScreen(1, 1190)
    const { image, mat } = await shownIn('the card that leads on Home', CAMERA)
    expect(mat.width).toBeGreaterThan(1_000)
    expect([image.className, image.offsetWidth]).toEqual(['cut', 960])
  })

  it('without larger copies, the small one is used everywhere', async () => {
    await setScreen(3, 360)
    const { image } = await shownIn('a card of a list', { width: 480, height: 360 })
    expect([copyOf(image), image.width <= 480]).toEqual(['small', true])
  })

  it('a picture of another host has no copies', async () => {
    const artifact = readArtifact('vase', {
      artifact_name: 'Vase',
      artifact_image: 'https://example.com/a.jpg',
    })
    const { screen } = await renderApp(<DetailPicture artifact={artifact} />)
    const image = screen.getByRole('img', { name: 'Vase' }).element()
    expect(['srcset', 'sizes'].map((name) => image.getAttribute(name))).toEqual([null, null])
  })
})
