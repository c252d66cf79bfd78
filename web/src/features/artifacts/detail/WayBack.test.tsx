import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes, useParams } from 'react-router'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { renderApp } from '#test/render.tsx'
import { WayBack } from './WayBack.tsx'

const NAMES = ['Anchor', 'Bowl', 'Coin']
const ARTIFACTS_READ = NAMES.map((name) => readArtifact(name.toLowerCase(), { artifact_name: name }))

function Detail() {
  return <WayBack id={useParams().id ?? ''} />
}

/** Renders a list and the pages it links to. */
async function show(at: string) {
  const list = (
    <ArtifactGrid artifacts={ARTIFACTS_READ} $columns={BROWSE_COLUMNS}>
      {ARTIFACTS_READ.map((artifact) => (
        <li key={artifact._id}>
          <ArtifactCard artifact={artifact} heading="h2" />
        </li>
      ))}
    </ArtifactGrid>
  )
  const { address } = await renderApp(
    <Routes>
      <Route path="/artifact/:id" element={<Detail />} />
      <Route path="*" element={list} />
    </Routes>,
    { at, seed: (client) => void client.setQueryData([ARTIFACTS, 'any'], ARTIFACTS_READ) },
  )
  return address
}
const link = (name: string) => page.getByRole('link', { name, exact: true })

it('links to the neighbours in the list, and goes back in one step to the list as it was', async () => {
  const address = await show('/allArtifacts?sort=date-desc')
  await link('View Details of Bowl').click()
  await expect.element(link('Previous artifact: Anchor')).toBeVisible()
  await link('Next artifact: Coin').click()
  await expect.poll(address).toBe('/artifact/coin')
  expect(page.getByRole('link', { name: /^Next/ }).query()).toBeNull()
  await link('Previous artifact: Bowl').click()
  await link('Previous artifact: Anchor').click()
  await expect.poll(address).toBe('/artifact/anchor')
  expect(page.getByRole('link', { name: /^Previous/ }).query()).toBeNull()
  await expect.element(link('All Artifacts')).toHaveAttribute('href', '/allArtifacts?sort=date-desc')
  await link('All Artifacts').click()
  await expect.poll(address).toBe('/allArtifacts?sort=date-desc')
})

it('links to all artifacts without a list', async () => {
  const address = await show('/contributor/ada')
  await link('View Details of Bowl').click()
  await expect.element(link('Next artifact: Coin')).toBeVisible()
  await link('All Artifacts').click()
  await expect.poll(address).toBe('/allArtifacts')
})

it('has no neighbours if the page was opened directly', async () => {
  await show('/artifact/bowl')
  await expect.element(link('All Artifacts')).toHaveAttribute('href', '/allArtifacts')
  expect(page.getByRole('link').all()).toHaveLength(1)
})
