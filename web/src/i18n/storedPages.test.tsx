import { expect, it, onTestFinished } from 'vitest'
import { renewStoredPages } from './storedPages.ts'

const NAME = 'stored pages'
const file = (text: string, type: string) => new Response(text, { headers: { 'Content-Type': type } })

it('loads stored pages again, keeps scripts, and keeps pages that cannot be loaded', async () => {
  onTestFinished(async () => void (await caches.delete(NAME)))
  const cache = await caches.open(NAME)
  const [page, unreachable, script] = [location.href, 'https://nowhere.invalid/', '/script.js']
  await cache.put(page, file('old', 'text/html; charset=utf-8'))
  await cache.put(unreachable, file('old', 'text/html'))
  await cache.put(script, file('old', 'text/javascript'))
  await renewStoredPages()
  const texts = await Promise.all(
    [page, unreachable, script].map(async (address) => (await cache.match(address))?.text()),
  )
  expect(texts).toEqual([expect.stringContaining('</script>'), 'old', 'old'])
})
