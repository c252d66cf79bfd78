import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'

const STONE = {
  artifact_name: 'Rosetta Stone',
  artifact_type: 'Writings',
  created_at: '196 BC (proposed)',
  discovered_by: 'Pierre-François Bouchard',
  short_description: 'A stele in three scripts.',
  likes_count: 12,
}
const show = (fields: Readonly<Record<string, unknown>>) =>
  renderApp(<ArtifactCard artifact={readArtifact('stone', fields)} heading="h3" />)

it('2.31 shows type and period, name, discoverer, description, likes, and one link', async () => {
  const { screen } = await show(STONE)
  await expect.element(screen.getByText('Writings · Made: 196 BC')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Rosetta Stone' })).toBeVisible()
  await expect.element(screen.getByText('Discoverer Pierre-François Bouchard')).toBeVisible()
  await expect.element(screen.getByText('A stele in three scripts.')).toBeVisible()
  await expect.element(screen.getByText('12 likes')).toBeVisible()
  expect(screen.getByRole('link').all()).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: 'View Details of Rosetta Stone' }))
    .toHaveAttribute('href', '/artifact/stone')
  await screen.unmount()
  const { likes_count: _, ...uncounted } = STONE
  const other = await show(uncounted)
  await expect.element(other.screen.getByText('0 likes')).toBeVisible()
})

it('shows tags in a name as they are, also in the name of the link', async () => {
  const name = 'A <b>bold</b> and <0>first</0> jar'
  const { screen } = await show({ ...STONE, artifact_name: name })
  await expect.element(screen.getByRole('link', { name: `View Details of ${name}` })).toBeVisible()
})

it('omits empty fields', async () => {
  const { screen } = await show({
    ...STONE,
    created_at: 'Unknown',
    discovered_by: ' ',
    short_description: '',
  })
  await expect.element(screen.getByText('Writings', { exact: true })).toBeVisible()
  expect(screen.getByText(/^Discoverer/).query()).toBeNull()
})

it('cuts no word at any width, and keeps the whole discoverer for screen readers', async () => {
  const discovered_by =
    'Christopher Monkhouse in honour of Pietro Cicognani and Ann Kalla, and their many friends'
  const { screen } = await show({
    ...STONE,
    created_at: 'late 11th century AH/AD 17th century, perhaps early 12th century AH/AD 18th century',
    discovered_by,
  })
  const [period, discoverer] = [
    screen.getByText(
      'Writings · Made: late 11th century AH/AD\u00A017th century, perhaps early 12th century AH/AD…',
    ),
    screen.getByText(`Discoverer ${discovered_by}`, { exact: true }),
  ]
  for (const text of [period, discoverer])
    expect(getComputedStyle(text.element()).webkitLineClamp).toBe('none')
  const cut = screen.getByText('Christopher Monkhouse in honour of Pietro Cicognani and Ann Kalla, and', {
    exact: true,
  })
  expect(getComputedStyle(cut.element(), '::after').content).toBe('"…" / ""')
  await expect.element(screen.getByText('their many friends')).toHaveClass('visually-hidden')
})

it('shortens a long name after a word, and keeps it whole for screen readers', async () => {
  const artifact_name = 'Krater with volutes, on a stand of another vessel, with the arming of a hero'
  const { screen } = await show({ ...STONE, artifact_name })
  await expect.element(screen.getByRole('heading', { name: artifact_name, exact: true })).toBeVisible()
  const cut = screen.getByText('Krater with volutes, on a stand of another vessel, with the', { exact: true })
  await expect.element(cut).toHaveClass('cut')
})

it('has no line break within a year', async () => {
  const { screen } = await show({ ...STONE, created_at: 'c. 2600–2400 BC' })
  const period = screen.container.querySelector('.overline')?.textContent
  expect(period).toBe('Writings · Made:\u00A0c.\u00A02600–\u20602400\u00A0BC')
})
