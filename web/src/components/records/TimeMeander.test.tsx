import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { meanderTurns } from '@tracker/domain/time/meander.ts'
import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'
import { TimeMeander } from './TimeMeander.tsx'

/** What is lit of a meander, in its turns, and whether it has a dot. */
function litOf(container: Element) {
  const meander = container.querySelector('[aria-hidden]')
  const turn = (meander?.getBoundingClientRect().width ?? 0) / 10
  const lit = meander?.querySelector('span')
  const from = (lit?.getBoundingClientRect().left ?? 0) - (meander?.getBoundingClientRect().left ?? 0)
  const count = (lit?.getBoundingClientRect().width ?? 0) / turn
  return { turn, from: lit ? from / turn : null, count, hasDot: Boolean(meander?.querySelector('i')) }
}

it.each([
  ['196 BC', { turn: 16, from: 5, count: 1, hasDot: false }],
  ['c. 1200-900 BC', { turn: 16, from: 3, count: 2, hasDot: false }],
  ['28000 BC', { turn: 16, from: 0, count: 0, hasDot: true }],
  ['Unknown', { turn: 16, from: null, count: 0, hasDot: false }],
])('lights the turns of “%s”', async (text, expected) => {
  const { screen } = await renderApp(<TimeMeander turns={meanderTurns(text)} />)
  expect(litOf(screen.container)).toEqual(expected)
})

it('has the same size on a card before and after the date parser has loaded', async () => {
  const stone = readArtifact('stone', { artifact_name: 'Rosetta Stone', created_at: '196 BC' })
  const { screen } = await renderApp(<ArtifactCard artifact={stone} heading="h2" />)
  const rect = () => screen.container.querySelector('.time')?.getBoundingClientRect().toJSON() as unknown
  const before = rect()
  expect(before).toMatchObject({ width: 80, height: 6 })
  await expect.poll(() => screen.container.querySelector('.time > span')).not.toBeNull()
  expect(rect()).toEqual(before)
})
