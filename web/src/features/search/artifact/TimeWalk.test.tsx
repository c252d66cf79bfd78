import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useParams } from 'react-router'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { TimeWalk } from './TimeWalk.tsx'

const DATED = [
  readArtifact('disc', { artifact_name: 'Phaistos Disc', created_at: 'c. 1700 BC' }),
  readArtifact('stone', { artifact_name: 'Rosetta Stone', created_at: '196 BC' }),
  readArtifact('psalter', { artifact_name: 'Claricia Psalter', created_at: 'late 12th century' }),
]
const [disc, stone, psalter] = DATED.map(({ _id, artifact_name }) => ({ _id, artifact_name }))
const UNDATED = readArtifact('spoon', { artifact_name: 'Spoon', created_at: 'Unknown' })

function Detail() {
  const { '*': path = '' } = useParams()
  const artifact = DATED.find(({ _id }) => path.endsWith(_id))
  return (
    <>
      <input aria-label="Search" />
      <TimeWalk artifact={artifact ?? UNDATED} />
    </>
  )
}

/** Renders the page of an artifact whose neighbours are cached. */
async function show(id: string) {
  const api = fakeApi()
  const { client, address } = await renderApp(api.provide(<Detail />), { at: `/artifact/${id}` })
  client.setQueryData([ARTIFACTS, 'read before'], DATED)
  return { api, address }
}
const before = page.getByRole('link', { name: /^Made before/ })
const after = page.getByRole('link', { name: /^Made after/ })

it('shows the artifacts made just before and just after, with their periods', async () => {
  const { api } = await show('stone')
  await expect.poll(() => api.sent[0]?.path).toBe('/api/neighbours/stone')
  api.respond(200, { before: disc, after: psalter })
  await expect.element(before).toHaveAccessibleName('Made before: c. 1700 BC Phaistos Disc')
  await expect.element(after).toHaveAccessibleName('Made after: late 12th century Claricia Psalter')
  await expect.element(after).toHaveAttribute('href', '/artifact/psalter')
})

it('follows the arrow keys, but not while the user types', async () => {
  const { api, address } = await show('stone')
  await expect.poll(() => api.sent.length).toBe(1)
  api.respond(200, { before: disc, after: psalter })
  await expect.element(after).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).click()
  await userEvent.keyboard('{ArrowRight}')
  expect(address()).toBe('/artifact/stone')
  const link = before.element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(address).toBe('/artifact/psalter')
  await expect.poll(() => api.sent.length).toBe(2)
  api.respond(200, { before: stone, after: null })
  await expect.element(before).toHaveAccessibleName(/Rosetta Stone$/)
  expect(after.query()).toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(address).toBe('/artifact/stone')
})

it('keeps its height while it loads', async () => {
  const { api } = await show('stone')
  const height = () => page.getByRole('navigation').element().getBoundingClientRect().height
  const loading = height()
  await expect.poll(() => api.sent.length).toBe(1)
  api.respond(200, { before: disc, after: psalter })
  await expect.element(after).toBeVisible()
  expect(height()).toBe(loading)
})

it('renders nothing for an undated artifact', async () => {
  const { api } = await show('spoon')
  await expect.element(page.getByRole('textbox')).toBeVisible()
  expect(page.getByRole('navigation').query()).toBeNull()
  expect(api.sent).toEqual([])
})
