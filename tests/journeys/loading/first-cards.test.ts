import { expect, it, vi } from 'vitest'
import { expectShown, TIMEOUT_MS } from '../support/expectations.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it("Browse's first cards have the bars of their dates without the script that reads dates", async () => {
  // A function that has just started may answer without cards.
  const served = async () => (await fetch(`${services.app}/allArtifacts`)).text()
  await vi.waitFor(async () => expect(await served()).toContain('served-list'), TIMEOUT_MS)
  const { page, open } = await world.visitor()
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  const isLoaded = (name: string) => scripts.some((script) => script.includes(`/assets/${name}-`))
  await open('/allArtifacts')
  await expectShown(page.locator('article .axis > span').first())
  // Both are optional; the reader would be requested first.
  await vi.waitUntil(() => isLoaded('OfflineSupport'), TIMEOUT_MS)
  expect(isLoaded('DateMark')).toBe(false)
  await open('/')
  await vi.waitUntil(() => isLoaded('DateMark'), TIMEOUT_MS)
})
