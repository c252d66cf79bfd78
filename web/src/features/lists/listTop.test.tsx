import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { ListView } from './ListView.tsx'

const AWL = readArtifact('awl', { artifact_name: 'Awl', created_at: '19th century' })
const LIST = readList('list', {
  title: 'Everyday objects of six centuries and what their menders wrote',
  introduction: 'Twelve objects for class 7b.\nBring a pencil.',
  entries: [{ artifactId: 'awl', note: 'Sharp.' }],
})
/** Height of the navigation bar, which is missing here. */
const BAR = 61

const SIZES = [
  { width: 1440, height: 900, most: 310 },
  { width: 360, height: 780, most: 340 },
]

it.each(
  SIZES.flatMap((size) =>
    ['edit', 'cards', 'timeline', 'handout'].map((view) => [view, size.width, size] as const),
  ),
)('a long title pushes no object down: %s at %i px', async (view, _, { width, height, most }) => {
  await page.viewport(width, height)
  const { screen } = await renderApp(
    fakeApi().provide(<ListView list={LIST} artifacts={[AWL]} view={view} appeal={() => null} />),
    { user: ADA },
  )
  const object = screen.getByRole('listitem').first()
  await expect.element(object).toBeVisible()
  expect(BAR + object.element().getBoundingClientRect().top).toBeLessThanOrEqual(most)
})
