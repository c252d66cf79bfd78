import type { Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import { ADA } from '#test/users.ts'
import ExhibitionsScreen from './ExhibitionsScreen.tsx'
import { InExhibitions } from './InExhibitions.tsx'
import { keepOpened, takeOpened } from './openedExhibition.ts'

const anExhibition = (number: number): Exhibition => ({
  _id: `list-${number}`,
  title: `Exhibition ${number}`,
  artifacts: number,
  cover: ['Awl', 'Bowl'].map((name) => ({
    _id: `${name} ${number}`,
    artifact_name: name,
    artifact_image: '',
    artifact_type: 'Tools',
    years: { begin: -440, end: -431 },
  })),
})
const exhibitions = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => anExhibition(from + at))
const NEXT = { Link: '</api/exhibitions?cursor=next>; rel="next"' }
const links = () => page.getByRole('link', { name: /^Exhibition \d+$/ })

async function show(screen = <ExhibitionsScreen />, options: Parameters<typeof renderApp>[1] = {}) {
  const api = fakeApi()
  const app = await renderApp(api.provide(screen), options)
  await expect.poll(() => api.sent).toHaveLength(1)
  return { api, ...app }
}

describe('the gallery', () => {
  it('shows lists as covers, which lead to their public pages, page by page', async () => {
    await page.viewport(320, 640)
    const { api, screen } = await show()
    expect(api.sent).toMatchObject([{ method: 'GET', path: '/api/exhibitions' }])
    api.respond(200, exhibitions(1, 24), NEXT)
    await expect.poll(() => links().elements()).toHaveLength(24)
    await expect.element(links().first()).toHaveAttribute('href', '/list/list-1')
    const covers = page.getByRole('list', { name: 'Lists of members, newest here first' })
    await expect.element(covers.getByRole('listitem').nth(1).getByText('2 artifacts')).toBeVisible()
    await expectAccessible(screen.locator)
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => api.sent.at(-1)?.path).toBe('/api/exhibitions?cursor=next')
    api.respond(200, exhibitions(25, 1))
    await expect.element(links().nth(24)).toHaveFocus()
    expect(page.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  })

  it('has the place of the exhibition that was opened when the browser reads the page anew, with the pages before it', async () => {
    const first = await show()
    first.api.respond(200, exhibitions(1, 24), NEXT)
    await page.getByRole('button', { name: 'Load more' }).click()
    first.api.respond(200, exhibitions(25, 3), NEXT)
    const opened = page.getByRole('link', { name: 'Exhibition 26' })
    await expect.element(opened).toBeVisible()
    opened.element().addEventListener('click', (event) => event.preventDefault())
    await opened.click()
    await first.screen.unmount()

    const { api } = await show()
    api.respond(200, exhibitions(1, 24), NEXT)
    await expect.poll(() => api.sent.at(-1)?.path).toBe('/api/exhibitions?cursor=next')
    api.respond(200, exhibitions(25, 3), NEXT)
    await expect.element(page.getByRole('link', { name: 'Exhibition 26' })).toHaveFocus()
    expect(api.sent).toHaveLength(2)
  })

  it('reads no more than before for an exhibition that is no longer there, and keeps the focus where it is', async () => {
    keepOpened({ id: 'gone', among: 24 })
    const { api } = await show()
    api.respond(200, exhibitions(1, 24), NEXT)
    await expect.poll(() => links().elements()).toHaveLength(24)
    expect(document.activeElement).toBe(document.body)
    expect(api.sent).toHaveLength(1)
    expect(takeOpened()).toBeNull()
  })

  it('offers the next page although all lists of a page are left out', async () => {
    const { api } = await show()
    api.respond(200, [], NEXT)
    await page.getByRole('button', { name: 'Load more' }).click()
    api.respond(200, exhibitions(1, 1))
    await expect.element(links()).toBeVisible()
  })

  it('says how a list comes here while there is none', async () => {
    const { api, screen } = await show()
    api.respond(200, [])
    await expect.element(page.getByRole('heading', { name: 'No exhibition yet' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'My Lists' })).toHaveAttribute('href', '/lists')
    await expectAccessible(screen.locator)
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { api } = await show()
    api.respond(503, { detail: 'Please try again.' })
    await page.getByRole('button', { name: 'Retry' }).click()
    api.respond(200, exhibitions(1, 1))
    await expect.element(links()).toBeVisible()
  })
})

describe('an artifact’s page', () => {
  const atEnd = (
    <>
      <div style={{ height: '300vh' }} />
      <InExhibitions id="awl" />
    </>
  )

  it('reads in which exhibitions it is when its end comes into view', async () => {
    const api = fakeApi()
    await renderApp(api.provide(atEnd), { user: ADA })
    expect(api.sent).toEqual([])
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => api.sent).toMatchObject([{ path: '/api/exhibitions?artifactId=awl&limit=3' }])
    api.respond(200, exhibitions(1, 2))
    const section = page.getByRole('region', { name: 'In exhibitions' })
    await expect
      .poll(() => textsOf(section.getByRole('heading', { level: 3 })))
      .toEqual(['Exhibition 1', 'Exhibition 2'])
    await expect
      .element(section.getByRole('link', { name: 'All exhibitions' }))
      .toHaveAttribute('href', '/exhibitions')
    await expectAccessible(section)
  })

  it('shows nothing for an artifact that is in none', async () => {
    const { api, client } = await show(<InExhibitions id="awl" />, { user: ADA })
    api.respond(200, [])
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(page.getByRole('region', { name: 'In exhibitions' }).query()).toBeNull()
  })
})
