import { SITE } from '@tracker/domain/site/site.ts'
import { CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { ArtifactDetail } from './ArtifactDetail.tsx'

/** An artifact whose texts are the names of their fields. */
const FIELDS = {
  ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, `The text of ${field}`])),
  artifact_type: 'Tools',
  artifact_image: 'https://example.com/stone.jpg',
}
const ARTIFACT = readArtifact('stone', FIELDS)
const shown = CONTENT_FIELDS.filter((field) => field !== 'artifact_image')

const show = (fields: object = {}, adderUid?: string, updatedAt?: string) =>
  renderApp(
    <ArtifactDetail
      artifact={readArtifact('stone', { ...FIELDS, ...fields })}
      adderUid={adderUid}
      updatedAt={updatedAt}
      likeButton={null}
    />,
  )
const sizeOf = (name: string) =>
  Number.parseFloat(getComputedStyle(page.getByRole('heading', { level: 1, name }).element()).fontSize)
const LONG = 'A sentence of a long text. '.repeat(40).trim()

it.each(shown)('shows %s', async (field) => {
  const { screen } = await show()
  await expect.element(screen.getByText(ARTIFACT[field] ?? '', { exact: true }).first()).toBeVisible()
})

it('shows the picture', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('img').first()).toHaveAttribute('src', ARTIFACT.artifact_image)
})

it('shows credit and licence below the picture, with a link if the licence is known', async () => {
  const { screen } = await show({
    image_caption: '',
    image_credit: '<b>Karl</b>',
    image_licence: 'CC BY-SA 4.0',
  })
  const caption = screen.getByText(/^Picture:/)
  await expect.element(caption).toHaveTextContent('Picture: <b>Karl</b> · CC BY-SA 4.0')
  await expect
    .element(caption.getByRole('link'))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/')
  await screen.unmount()
  const other = await show({ image_caption: '', image_credit: '', image_licence: 'own photo' })
  await expect.element(other.screen.getByText(/^Picture:/)).toHaveTextContent('Picture: own photo')
  expect(other.screen.getByRole('link', { name: 'own photo' }).query()).toBeNull()
  await other.screen.unmount()
  const without = await show({ artifact_image: '' })
  await expect.element(without.screen.getByText('No picture')).toBeVisible()
  expect(without.screen.getByText(/^Picture:/).query()).toBeNull()
})

it('a credit that says what it is has no word before it', async () => {
  const { screen } = await show({ image_caption: '', image_credit: 'Photo: Karl', image_licence: 'CC0 1.0' })
  await expect.element(screen.getByText('Photo: Karl · CC0 1.0')).toBeVisible()
  expect(screen.getByText('Picture:').query()).toBeNull()
})

it('omits empty fields', async () => {
  const { screen } = await show({
    created_at: 'Unknown',
    discovered_at: ' ',
    discovered_by: 'n/a',
    present_location: '-',
    inventory_number: '?',
    short_description: '',
  })
  await expect.element(screen.getByRole('heading', { name: 'Basic Information' })).toBeVisible()
  expect(screen.getByText(/Unknown|Creation period|n\/a/).query()).toBeNull()
  for (const name of ['Discovery', 'Description'])
    expect(screen.getByRole('heading', { name }).query()).toBeNull()
})

it('has smaller type for longer names', async () => {
  const sizes: number[] = []
  for (const length of [48, 49, 100, 101]) {
    const name = 'N'.repeat(length)
    const { screen } = await show({ artifact_name: name })
    sizes.push(sizeOf(name))
    await screen.unmount()
  }
  const [h1 = 0, h2 = 0, stillH2, h3 = 0] = sizes
  expect(stillH2).toBe(h2)
  expect(h1).toBeGreaterThan(h2)
  expect(h2).toBeGreaterThan(h3)
})

it.each(['short_description', 'historical_context'])(
  'folds a long %s until the user expands it',
  async (field) => {
    const { screen } = await show({ [field]: LONG })
    const text = screen.getByText(LONG, { exact: true }).element()
    const lines = () => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
    expect(Math.round(lines())).toBe(8)
    const fade = () => getComputedStyle(text).maskImage
    expect(fade()).toContain('gradient')
    const all = screen.getByRole('button', { name: /^Show all of/, expanded: false })
    await all.click()
    await expect.element(screen.getByRole('button', { name: /^Show less of/, expanded: true })).toBeVisible()
    expect(lines()).toBeGreaterThan(8)
    expect(fade()).toBe('none')
  },
)

it('shows facts before prose: a context of more than 240 characters is below the picture', async () => {
  const facts = page.getByRole('region', { name: 'Basic Information' })
  const short = await show({ historical_context: 'x'.repeat(240) })
  await expect.element(facts.getByText('Historical context')).toBeVisible()
  await short.screen.unmount()
  await show({ historical_context: 'x'.repeat(241) })
  await expect.element(page.getByRole('heading', { name: 'Historical context' })).toBeVisible()
  expect(facts.getByText('Historical context').query()).toBeNull()
})

it('on a phone two brief facts share a row, and others have one of their own', async () => {
  await page.viewport(360, 740)
  const tops = () =>
    page
      .getByRole('term')
      .elements()
      .slice(0, 2)
      .map((term) => term.getBoundingClientRect().top)
  const brief = await show({ created_at: 'c. 520 BC' })
  expect(new Set(tops()).size).toBe(1)
  await brief.screen.unmount()
  await show({ created_at: 'Second half of the 6th century BC' })
  expect(new Set(tops()).size).toBe(2)
})

it('shows a text of 900 characters whole', async () => {
  const { screen } = await show({ short_description: 'x'.repeat(900) })
  await expect.element(screen.getByRole('heading', { name: 'Description' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Show all/ }).query()).toBeNull()
})

it('links to the adder, once known', async () => {
  const known = await show({ adder_name: 'Ada' }, 'uid-of-ada')
  await expect
    .element(known.screen.getByRole('link', { name: 'Ada' }))
    .toHaveAttribute('href', '/contributor/uid-of-ada')
  await known.screen.unmount()
  const { screen } = await show({ adder_name: 'Ada' })
  await expect.element(screen.getByText('Added by Ada')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ada' }).query()).toBeNull()
})

it('shows when it was updated, if it was', async () => {
  const { screen } = await show({}, 'ada', '2026-11-22T10:31:00.000Z')
  const line = screen.getByText('Updated on November 22, 2026')
  await expect.element(line).toBeVisible()
  expect(line.element().querySelector('time')?.dateTime).toBe('2026-11-22T10:31:00.000Z')
  await screen.unmount()
  const added = await show({}, 'ada', '')
  await expect.element(added.screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(added.screen.getByText('Updated on').query()).toBeNull()
})

it('is printed with the address of its label, also as a code', async () => {
  await show()
  const url = `${location.origin}/label/stone`
  const text = page.getByText(`${SITE.name} · ${url}`)
  await expect.element(text).toBeInTheDocument()
  await expect.element(text).not.toBeVisible()
  await expect.poll(() => document.querySelector(`img[alt="QR code of ${url}"]`)).not.toBeNull()
})

it('labels the discoverer by role', async () => {
  const { screen } = await show({ discovered_by: 'Henry Walters (collector)' })
  await expect.element(screen.getByRole('term').filter({ hasText: 'Collector' })).toBeVisible()
  await expect.element(screen.getByText('Henry Walters', { exact: true })).toBeVisible()
  expect(screen.getByText('Discoverer').query()).toBeNull()
})
