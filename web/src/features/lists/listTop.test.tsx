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

it.each(['edit', 'cards', 'timeline', 'handout'])('a long title pushes no object down: %s', async (view) => {
  await page.viewport(1440, 900)
  const { screen } = await renderApp(
    fakeApi().provide(<ListView list={LIST} artifacts={[AWL]} view={view} appeal={() => null} />),
    { user: ADA },
  )
  const object = screen.getByRole('listitem').first()
  await expect.element(object).toBeVisible()
  expect(BAR + object.element().getBoundingClientRect().top).toBeLessThanOrEqual(310)
})
