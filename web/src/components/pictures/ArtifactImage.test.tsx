import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { contrast } from '@tracker/domain/site/contrast.ts'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { photograph } from '#test/photograph.ts'
import { prerenderApp, renderApp } from '#test/render.tsx'
import { setColorScheme } from '#test/setColorScheme.ts'
import { ArtifactImage } from './ArtifactImage.tsx'
import { CARD_COLUMNS, preloadPicture } from './copies.ts'

afterEach(() => setColorScheme('light'))

const plate = (name: string) => `${location.origin}/illustrations/artifacts/${name}.svg`

/** Renders a picture in a mat of 400 by 300 pixels, or in a square of 56, and waits for its layout. */
async function laidOut(src: string, props: Partial<ComponentProps<typeof ArtifactImage>> = {}) {
  const { screen } = await renderApp(
    <div style={{ width: props.ratio === '1 / 1' ? 56 : 400 }}>
      <ArtifactImage src={src} name="Vase" alt="Vase" eager {...props} />
    </div>,
  )
  const image = screen.getByRole('img', { name: 'Vase' }).element() as HTMLImageElement
  await expect.poll(() => image.className).not.toBe('coming')
  const mat = image.parentElement?.getBoundingClientRect()
  const { width, height, left, top } = image.getBoundingClientRect()
  return {
    style: getComputedStyle(image),
    width,
    height,
    left: left - (mat?.left ?? 0),
    top: top - (mat?.top ?? 0),
  }
}
const initialIn = (container: Element) => container.querySelector('svg[aria-hidden]')

it('shows the initial of the name when the picture fails', async () => {
  const onBroken = vi.fn<() => void>()
  const { screen } = await renderApp(
    <ArtifactImage
      src={`${location.origin}/no-such-picture.jpg`}
      name="Sword"
      type="Weapons"
      alt="Sword"
      eager
      onBroken={onBroken}
    />,
  )
  await expect.element(screen.getByRole('img', { name: 'Sword' })).not.toBeInTheDocument()
  await expect.poll(() => initialIn(screen.container)?.textContent).toBe('S')
  expect(onBroken).toHaveBeenCalledTimes(1)
})

it('shows a photograph that was loaded before hydration, and the initial of one that failed before', async () => {
  const { hydrate } = prerenderApp(
    <>
      <ArtifactImage src={photograph('900x640')} name="Vase" alt="Vase" eager />
      <ArtifactImage src={`${location.origin}/no-such-picture.jpg`} name="Sword" alt="Sword" eager />
    </>,
  )
  const images = () => [...document.querySelectorAll<HTMLImageElement>('img')]
  await expect.poll(() => images().map(({ complete }) => complete)).toEqual([true, true])
  expect(await hydrate()).toEqual([])
  await expect.poll(() => images().map(({ alt, className }) => [alt, className])).toEqual([['Vase', 'cut']])
  await expect.poll(() => initialIn(document.body)?.textContent).toBe('S')
})

it('shows an uploaded photo that fills its mat before hydration, as its address contains its size', () => {
  const shown = (size: string) => (
    <ArtifactImage
      src={`${location.origin}/api/photos/${'a'.repeat(20)}-${size}`}
      name="Vase"
      alt={size}
      columns={CARD_COLUMNS}
    />
  )
  prerenderApp(
    <>
      {shown('1600x1200')}
      {shown('1200x1600')}
    </>,
  )
  const opacities = [...document.querySelectorAll('img')].map((image) => [
    image.alt,
    getComputedStyle(image).opacity,
  ])
  expect(opacities).toEqual([
    ['1600x1200', '1'],
    ['1200x1600', '0'],
  ])
})

it.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://192.168.0.1/a.png',
  'http://localhost:1/a.png',
])('never requests "%s"', async (src) => {
  const { screen } = await renderApp(<ArtifactImage src={src} name="Adze" type="Tools" alt="Adze" />)
  await expect.poll(() => initialIn(screen.container)?.textContent).toBe('A')
  expect(screen.container.querySelectorAll('img')).toHaveLength(0)
})

it('shows a caption for a missing picture where there is space', async () => {
  const { screen } = await renderApp(
    <ArtifactImage src="" name="Владимирская икона" type="Documents" alt="Icon" missing="No picture" />,
  )
  await expect.element(screen.getByText('No picture')).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  // A letter missing in the font is omitted.
  await expect.poll(() => initialIn(screen.container)?.textContent).toBe('')
})

it('draws the initial from the shared sprite, in the theme’s colours', async () => {
  const { screen } = await renderApp(<ArtifactImage src="" name="Vase" type="Tools" alt="" />)
  await expect.poll(() => initialIn(screen.container)).not.toBeNull()
  const parts = [...screen.container.querySelectorAll('use')]
  expect(parts.map((part) => part.getAttribute('href')?.replace(/\d$/, ''))).toEqual([
    '/illustrations/initials.svg#hi-ground',
    '/illustrations/initials.svg#hi-tools',
    '/illustrations/initials.svg#hi-corners-',
  ])
  // The outline from the sprite has loaded once it has a size.
  await expect.poll(() => parts.every((part) => part.getBBox().width > 100)).toBe(true)
})

it('is requested over HTTPS', async () => {
  const { screen } = await renderApp(
    <ArtifactImage src="http://museum.example/a.jpg" name="Adze" alt="Adze" />,
  )
  const picture = screen.getByRole('img', { name: 'Adze' }).element()
  expect(picture).toHaveAttribute('src', 'https://museum.example/a.jpg')
})

it('sends no referrer', async () => {
  const { screen } = await renderApp(<ArtifactImage src="https://example.com/a.jpg" name="Adze" alt="Adze" />)
  await expect
    .element(screen.getByRole('img', { name: 'Adze' }))
    .toHaveAttribute('referrerpolicy', 'no-referrer')
})

it.each(['900x640', '500x400'])(
  'fills its mat with a photograph of nearly the same proportions: %s',
  async (size) => {
    const { style, width, height } = await laidOut(photograph(size))
    expect([style.objectFit, width, height]).toEqual(['cover', 400, 300])
  },
)

it.each([
  // Extreme ratios, 1:5 and 6:1, still keep the mat's margin of 14 pixels.
  ['200x1000', 272 / 5, 272],
  ['1200x200', 372, 62],
  ['600x600', 272, 272],
])('shows a photograph of %s whole, on the mat with a hairline', async (size, width, height) => {
  const shown = await laidOut(photograph(size))
  expect(shown.width).toBeCloseTo(width, -1)
  expect(shown.height).toBeCloseTo(height, -1)
  expect(shown.style.borderTopWidth).toBe('1px')
  expect(shown.left).toBeCloseTo((400 - shown.width) / 2, 0)
  expect(shown.top).toBeCloseTo((300 - shown.height) / 2, 0)
})

it('does not crop a photograph with `contain`', async () => {
  const { width, height, style } = await laidOut(photograph('900x640'), { fit: 'contain' })
  expect(width / height).toBeCloseTo(900 / 640, 1)
  expect([width <= 372, height <= 272, style.borderTopWidth]).toEqual([true, true, '1px'])
})

it('never enlarges a photograph', async () => {
  const { width, height, style } = await laidOut(photograph('60x45'))
  expect([width, height, style.outlineWidth]).toEqual([60, 45, '1px'])
})

it('shows the upper part of a photograph in a list', async () => {
  const { width, height, style } = await laidOut(photograph('200x1000'), { ratio: '1 / 1' })
  expect([width, height, style.objectFit, style.objectPosition]).toEqual([56, 56, 'cover', '50% 15%'])
})

it('shifts nothing when a photograph loads late', async () => {
  const shifts: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  await laidOut(`${photograph('200x1000')}&late`)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  shifts.push(...observer.takeRecords())
  observer.disconnect()
  expect(shifts).toEqual([])
})

it('loads the light plate, and the dark one in the dark theme', async () => {
  // Other tests, whose page this one shares, do not load this plate.
  const PLATE = plate('venus-of-willendorf')
  const { screen } = await renderApp(<ArtifactImage src={PLATE} name="Venus" alt="Venus" eager />)
  const shown = screen.getByRole('img', { name: 'Venus' })
  const isThere = () => {
    const image = shown.element() as HTMLImageElement
    return image.complete && image.naturalWidth > 0
  }
  await expect.element(shown).toHaveAttribute('src', PLATE)
  await expect.poll(isThere).toBe(true)
  const night = screen.container.querySelector<HTMLImageElement>('img.night')
  expect(night?.complete && night.naturalWidth > 0).toBe(false)
  setColorScheme('dark')
  await expect.element(shown).toHaveAttribute('src', '/illustrations/artifacts/venus-of-willendorf.night.svg')
  await expect.poll(isThere).toBe(true)
  expect(getComputedStyle(shown.element()).filter).toBe('none')
})

it('loads only the dark plate in the dark theme', async () => {
  setColorScheme('dark')
  const { screen } = await renderApp(
    <ArtifactImage src={plate('sword-of-goujian')} name="Sword" alt="Sword" eager />,
  )
  const shown = screen.getByRole('img', { name: 'Sword' })
  await expect.element(shown).toHaveAttribute('src', '/illustrations/artifacts/sword-of-goujian.night.svg')
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(800)
  expect(screen.container.querySelector<HTMLImageElement>('img.day')?.naturalWidth).toBe(0)
})

it('uses the small copy of an uploaded photo in lists and the large one on its page, each with its size', async () => {
  const photo = `${location.origin}/api/photos/${'a'.repeat(20)}-1600x1000`
  const { screen } = await renderApp(
    <>
      <ArtifactImage src={photo} name="In a list" alt="In a list" />
      <ArtifactImage src={photo} name="Alone" alt="Alone" fit="contain" />
    </>,
  )
  const attributesOf = (name: string) => {
    const image = screen.getByRole('img', { name }).element()
    return ['src', 'width', 'height'].map((attribute) => image.getAttribute(attribute))
  }
  expect(attributesOf('In a list')).toEqual([`${photo}?size=small`, '480', '300'])
  expect(attributesOf('Alone')).toEqual([photo, '1600', '1000'])
})

it.each([
  ['an uploaded photo', `${location.origin}/api/photos/${'a'.repeat(20)}-1600x1000`, 'light'],
  ['a plate', plate('rosetta-stone'), 'light'],
  ['a plate in the dark theme', plate('rosetta-stone'), 'dark'],
  ['a picture of another host', 'http://pictures.invalid/vase.jpg', 'light'],
] as const)('preloads the file that a card of Browse shows: %s', async (_, address, scheme) => {
  setColorScheme(scheme)
  const { screen } = await renderApp(
    <ArtifactImage src={address} name="Vase" alt="Vase" columns={CARD_COLUMNS} />,
  )
  const shown = screen.getByRole('img', { name: 'Vase' }).element() as HTMLImageElement
  const requestOf = (image: HTMLImageElement | null) =>
    image && [image.src, image.srcset, image.sizes, image.referrerPolicy]
  expect(requestOf(preloadPicture(address))).toEqual(requestOf(shown))
})

it('has initials on a ground of their type, equally light', async () => {
  const groundOf = async (type: string) => {
    const { screen } = await renderApp(<ArtifactImage src="" name="Vase" type={type} alt="" />)
    const mat = screen.container.querySelector('[data-initial]')
    const ground = mat ? getComputedStyle(mat).backgroundColor : ''
    await screen.unmount()
    return ground
  }
  for (const scheme of ['light', 'dark'] as const) {
    setColorScheme(scheme)
    const grounds: string[] = []
    for (const type of ARTIFACT_TYPES) grounds.push(await groundOf(type))
    expect(new Set(grounds).size).toBe(ARTIFACT_TYPES.length)
    // Documents have the theme's colour unchanged.
    const lightness = grounds.flatMap((ground) => /^oklch\(([\d.]+) /.exec(ground)?.[1] ?? [])
    expect(lightness).toHaveLength(ARTIFACT_TYPES.length - 1)
    expect(new Set(lightness).size).toBe(1)
  }
})

it('has a legible caption on the ground of each type, in both themes', async () => {
  const pen = document.createElement('canvas').getContext('2d')
  /** Six digits of a CSS colour, which may be in another colour space. */
  const hexOf = (colour: string) => {
    if (!pen) throw new Error('There is no canvas.')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const channels = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  for (const scheme of ['light', 'dark'] as const) {
    setColorScheme(scheme)
    for (const type of ARTIFACT_TYPES) {
      const { screen } = await renderApp(
        <ArtifactImage src="" name="Vase" type={type} alt="" missing="No picture" />,
      )
      const caption = screen.getByText('No picture').element()
      const ground = getComputedStyle(caption.parentElement ?? caption).backgroundColor
      const ratio = contrast(hexOf(getComputedStyle(caption).color), hexOf(ground))
      expect(ratio, `${type}, ${scheme}`).toBeGreaterThanOrEqual(4.5)
      await screen.unmount()
    }
  }
})
