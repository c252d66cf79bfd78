import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import Featured from '#features/artifacts/Featured.tsx'
import HomeScreen from '#features/home/HomeScreen.tsx'
import { allowMotion } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'

const PHONE = { width: 360, height: 740 }
/** Height in pixels of the navigation above the screen, which is not rendered here. */
const NAVIGATION = 61
const FEATURED = Array.from({ length: 6 }, (_, index) =>
  readArtifact(`artifact-${index}`, { artifact_name: `Artifact ${index}` }),
)

it('2.32, 2.33, 4.7 and 9.6 Home shows a full-page indicator, then cards that enter in 2 s, the first within 1.4 screens', async () => {
  await page.viewport(PHONE.width, PHONE.height)
  await allowMotion()
  const { promise: read, resolve: answer } = Promise.withResolvers<readonly Artifact[]>()
  await renderApp(<HomeScreen featured={<Featured />} />, {
    seed: (client) => void client.prefetchQuery({ queryKey: artifactKeys.featured, queryFn: () => read }),
  })
  const section = page.getByRole('region', { name: 'Featured Artifacts' })
  const indicator = section.getByRole('status').filter({ hasText: 'Loading' })
  await expect.element(indicator).toBeVisible()
  const boxOf = (locator: typeof section) => locator.element().getBoundingClientRect()
  expect(boxOf(indicator).height).toBeGreaterThanOrEqual(0.6 * PHONE.height)
  answer(FEATURED)
  const cards = section.getByRole('article')
  await expect.element(cards.first()).toBeVisible()
  await expect.element(indicator).not.toBeInTheDocument()
  expect(boxOf(cards.first()).top + scrollY).toBeLessThanOrEqual(1.4 * PHONE.height - NAVIGATION)

  await expect.poll(() => cards.elements()).toHaveLength(FEATURED.length)
  const last = cards.last()
  const entrance = () => {
    const { animationName, animationDuration } = getComputedStyle(last.element())
    return animationName === 'none' ? null : animationDuration
  }
  expect(entrance()).toBeNull()
  last.element().scrollIntoView()
  await expect.poll(entrance).toBe('2s')
})
