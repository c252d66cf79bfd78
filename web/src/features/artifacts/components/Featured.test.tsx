import { readArtifact } from '@tracker/domain/artifact.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { artifactKeys } from '#features/artifacts/api/queryKeys.ts'
import Featured from './Featured.tsx'

const photo = (name: string) => `${location.origin}/api/photos/${name.repeat(20).slice(0, 20)}-1600x1200`

afterEach(() => page.viewport(1280, 800))

it.each([
  ['the card that leads', 1280, ''],
  ['a phone, on which none leads,', 360, '?size=small'],
])('%s has a copy of its photo that is as large as it needs', async (_, width, copy) => {
  await page.viewport(width, 800)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const all = ['a', 'b'].map((name) =>
    readArtifact(name, { artifact_name: `Vase ${name}`, artifact_image: photo(name) }),
  )
  client.setQueryData(artifactKeys.featured, all)
  await renderApp(
    <QueryClientProvider client={client}>
      <Featured />
    </QueryClientProvider>,
  )
  // Now: what does not come is replaced by an initial.
  const addressOf = (name: string) => page.getByRole('img', { name }).element().getAttribute('src')
  expect(addressOf('Vase a')).toBe(photo('a') + copy)
  expect(addressOf('Vase b')).toBe(`${photo('b')}?size=small`)
})
