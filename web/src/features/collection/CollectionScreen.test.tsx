import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveKnown, saveRows, saveSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { newLikes } from '#newLikes/newLikes.ts'
import { expectAccessible } from '#test/axe.ts'
import { artifactNo, PAGE, showCollection as show, UID } from '#test/collectionScreen.tsx'
import { searchResponse } from '#test/searchResponses.ts'
import { textsOf } from '#test/textsOf.ts'
import { yesterday } from '#test/yesterday.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

const TOTALS = { name: 'Ada', since: '2020-05-04T10:00:00.000Z', artifacts: 131, likes: 300 }

const count = page.getByRole('status')
const sort = page.getByRole('combobox', { name: 'Sort' })
const start = page.getByRole('combobox', { name: 'Start at' })
const field = page.getByRole('searchbox', { name: 'Search my artifacts' })
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((header) => header.querySelector('[dir]')?.textContent)

describe('the list', () => {
  it('shows the total, the likes of each, and always a link to Add', async () => {
    const { api } = await show([artifactNo(2), artifactNo(1)])
    await expect.element(count).toHaveTextContent('2 artifacts')
    await expect.element(row('Artifact 2').getByText('2 likes')).toBeVisible()
    await expect.element(row('Artifact 1').getByText('1 like')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Add Artifact' }))
      .toHaveAttribute('href', '/addArtifact')
    // A completely loaded list is counted in the client, without a call.
    expect(api.sent).toEqual([])
  })

  it('has the total from the index if there is more than one page', async () => {
    const { api } = await show(PAGE, { isCut: true })
    await expect.element(count).toHaveTextContent('24 shown')
    expect(api.sent.map(({ path }) => path)).toEqual(['/api/contributors/ada'])
    api.respond(200, TOTALS)
    await expect.element(count).toHaveTextContent('131 artifacts')
  })

  it('shows the list if the totals cannot be loaded', async () => {
    const { api } = await show(PAGE, { isCut: true })
    api.respond(503, { message: 'Later.' })
    await expect.element(count).toHaveTextContent('24 shown')
    await expect.element(row('Artifact 23')).toBeVisible()
  })

  it('shows hidden artifacts first, with the reason and a link', async () => {
    const { screen } = await show([artifactNo(1)], {
      hidden: [artifactNo(7, { hidden_reason: 'It is a copy.' })],
    })
    await expect.element(count).toHaveTextContent('1 artifact, 1 hidden')
    expect(names()).toEqual(['Artifact 7', 'Artifact 1'])
    const hidden = row('Artifact 7')
    await expect.element(hidden.getByText(/^Hidden: It is a copy\./)).toBeVisible()
    await expect
      .element(hidden.getByRole('link', { name: 'Read more or appeal about Artifact 7' }))
      .toHaveAttribute('href', '/artifact/artifact-7')
    expect(hidden.getByText(/likes?$/).query()).toBeNull()
    await expectAccessible(screen.locator)
  })

  it.each([360, 1280])('fills its reserved space, at %i pixels', async (width) => {
    await page.viewport(width, 800)
    const { promise: hidden, resolve: come } = Promise.withResolvers<readonly []>()
    await show([artifactNo(1)], { hidden })
    const top = (one: Element | null | undefined) => Math.round(one?.getBoundingClientRect().top ?? NaN)
    await expect.element(page.getByRole('link', { name: 'Add Artifact' })).toBeVisible()
    await expect.element(page.getByText('Loading')).toBeInTheDocument()
    const kept = top(document.querySelector('.MuiSkeleton-root'))
    come([])
    await expect.element(count).toHaveTextContent('1 artifact')
    await expect.element(page.getByText('Artifact 1', { exact: true }).first()).toBeVisible()
    const first = document.querySelector(width < 600 ? 'li' : 'tbody th > div')
    // On phones the border and padding of the card come before the picture.
    const inside = width < 600 ? 17 : 0
    expect(Math.abs(top(first) + inside - kept)).toBeLessThanOrEqual(2)
  })

  it('2.47 without artifacts leads to Add', async () => {
    const { api, screen } = await show([])
    await expect.element(page.getByRole('heading', { name: "You haven't added any Artifact!" })).toBeVisible()
    await expect.element(page.getByText('Please add one first.')).toBeVisible()
    await expectAccessible(screen.locator)
    expect(field.query()).toBeNull()
    expect(page.getByRole('link', { name: 'Add Artifact' }).elements()).toHaveLength(1)
    expect(api.sent).toEqual([])
    expect(readLikesSeen(UID)).toBeNull()
  })
})

describe('an order', () => {
  it('is in the URL and in the table’s name', async () => {
    const { address } = await show([artifactNo(2), artifactNo(1)], {
      other: { 'likes_count desc': [artifactNo(9), artifactNo(2)] },
    })
    await sort.selectOptions('Most Liked')
    await expect.poll(names).toEqual(['Artifact 9', 'Artifact 2'])
    await expect.poll(address).toBe('/myArtifacts?sort=likes')
    await expect.element(page.getByRole('table', { name: /most liked first$/ })).toBeVisible()
    await sort.selectOptions('Newest First')
    await expect.poll(names).toEqual(['Artifact 2', 'Artifact 1'])
    await expect.poll(address).toBe('/myArtifacts')
  })

  it('by name begins at a letter, with the keyboard too', async () => {
    const { address } = await show(PAGE, {
      at: '?sort=name-asc',
      isCut: true,
      other: { 'name_key asc': PAGE, 'name_key asc m': [artifactNo(3, { artifact_name: 'Mask' })] },
    })
    ;(start.element() as HTMLElement).focus()
    await userEvent.keyboard('M')
    await expect.poll(names).toEqual(['Mask'])
    await expect.poll(address).toBe('/myArtifacts?sort=name-asc&start=m')
    // The focus stays in the field, because users try several values.
    expect(document.activeElement).toBe(start.element())
    await start.selectOptions('The beginning')
    await expect.poll(() => names().length).toBe(24)
  })

  it('by date begins at a month, since the first artifact', async () => {
    const month = new Date(2020, 6, 1).toISOString()
    const { api, address } = await show(PAGE, {
      isCut: true,
      other: { [`added_at desc ${month}`]: [artifactNo(5)] },
    })
    expect(start.query()).toBeNull()
    api.respond(200, TOTALS)
    await start.selectOptions('June 2020')
    await expect.poll(names).toEqual(['Artifact 5'])
    await expect.poll(address).toBe('/myArtifacts?start=2020-06')
    // The number still counts all artifacts.
    await expect.element(count).toHaveTextContent('131 artifacts')
  })

  it('shows hidden artifacts only if the list starts at its beginning', async () => {
    await show(PAGE, {
      at: '?sort=name-asc&start=m',
      hidden: [artifactNo(7, { hidden_reason: 'It is a copy.' })],
      other: {
        'name_key asc m': [artifactNo(3, { artifact_name: 'Mask' })],
        'name_key asc': [artifactNo(1)],
      },
    })
    await expect.poll(names).toEqual(['Mask'])
    await start.selectOptions('The beginning')
    await expect.poll(names).toEqual(['Artifact 7', 'Artifact 1'])
  })

  it('that starts after the last artifact offers a way back', async () => {
    const { address } = await show(PAGE, { at: '?sort=name-asc&start=z', other: { 'name_key asc z': [] } })
    await expect.element(page.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
    await page.getByRole('button', { name: 'All my artifacts' }).click()
    await expect.poll(address).toBe('/myArtifacts?sort=name-asc')
  })
})

describe('a search', () => {
  const FOUND = searchResponse({
    results: [{ _id: 'artifact-3', artifact_name: 'Artifact 3', match: 'exact' }],
    total: 1,
  })

  it('searches the index for own artifacts, and shows what is already loaded', async () => {
    const { api, address } = await show(PAGE.slice(0, 5))
    await field.fill('three')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => api.sent.map(({ path }) => path))
      .toEqual(['/api/search?q=three&contributor=ada&limit=24'])
    await expect.poll(address).toBe('/myArtifacts?q=three')
    api.respond(200, FOUND)
    await expect.poll(names).toEqual(['Artifact 3'])
    await expect.element(count).toHaveTextContent('1 artifact found')
    expect(textsOf(page.getByRole('option'))).toEqual([
      'Best Match',
      'Newest First',
      'Oldest First',
      'Name (A–Z)',
      'Name (Z–A)',
    ])
    expect(start.query()).toBeNull()
  })

  it('that finds nothing offers all artifacts', async () => {
    const { api, address } = await show(PAGE.slice(0, 5), { at: '?q=zzz' })
    await expect.element(field).toHaveValue('zzz')
    api.respond(200, { ...FOUND, results: [], total: 0 })
    await expect.element(page.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
    await page.getByRole('button', { name: 'All my artifacts' }).click()
    await expect.poll(address).toBe('/myArtifacts')
    await expect.element(field).toHaveValue('')
    await expect.element(row('Artifact 4')).toBeVisible()
  })

  it('finds hidden artifacts, which are not in the index', async () => {
    const hidden = [
      artifactNo(7, { artifact_name: 'Étrier', hidden_reason: 'A copy.' }),
      artifactNo(8, { hidden_reason: 'A copy.' }),
    ]
    const { api } = await show(PAGE.slice(0, 5), { at: '?q=etrier', hidden })
    api.respond(200, { ...FOUND, results: [], total: 0 })
    await expect.poll(names).toEqual(['Étrier'])
  })
})

describe('new likes', () => {
  const news = page.getByText(/new likes? since/)

  it('are shown once, with their time, total and per row', async () => {
    saveSeen(UID, 2, yesterday())
    saveRows(UID, [
      ['artifact-1', 1],
      ['artifact-4', 1],
    ])
    const { screen } = await show([artifactNo(4), artifactNo(1)])
    await expect.element(news).toHaveTextContent('3 new likes since yesterday')
    await expect.element(row('Artifact 4').getByText('+3 new')).toBeVisible()
    expect(row('Artifact 1').getByText(/new/).query()).toBeNull()
    await expectAccessible(screen.locator)
    // The next visit shows nothing as new.
    await screen.unmount()
    await show([artifactNo(4), artifactNo(1)])
    await expect.element(row('Artifact 4').getByText('4 likes')).toBeVisible()
    expect(news.query()).toBeNull()
    expect(page.getByText('+3 new').query()).toBeNull()
  })

  it('are counted over all artifacts, not those on the page', async () => {
    saveSeen(UID, 288, yesterday())
    const { api } = await show(PAGE, { isCut: true })
    expect(news.query()).toBeNull()
    api.respond(200, TOTALS)
    await expect.element(news).toHaveTextContent('12 new likes since yesterday')
    expect(readLikesSeen(UID)?.total).toBe(300)
  })

  it('are none on the first visit, which is stored', async () => {
    await show([artifactNo(4), artifactNo(1)])
    await expect
      .poll(() => readLikesSeen(UID))
      .toMatchObject({
        total: 5,
        rows: [
          ['artifact-4', 4],
          ['artifact-1', 1],
        ],
      })
    expect(news.query()).toBeNull()
  })

  it('refetch a list that was cached before them', async () => {
    saveSeen(UID, 1, yesterday())
    saveKnown(UID, 3)
    expect(newLikes.get()?.count).toBe(2)
    const { client } = await show([artifactNo(1)])
    // The badge at the avatar is gone.
    expect(newLikes.get()).toBeNull()
    await expect
      .poll(() => client.getQueryState(artifactKeys.addedBy(UID, 'added_at', 'desc', ''))?.data)
      .toBeUndefined()
  })
})

it('has a second select in a row of its own on a phone, which it reserves', async () => {
  await page.viewport(360, 800)
  const { api } = await show(PAGE, { isCut: true })
  const box = (one: typeof sort) => one.element().getBoundingClientRect()
  await expect.element(sort).toBeVisible()
  const [before, list] = [box(sort), page.getByRole('listitem').first().element()]
  const { top } = list.getBoundingClientRect()
  api.respond(200, TOTALS)
  await expect.element(start).toBeVisible()
  expect(box(sort)).toEqual(before)
  expect(box(start).top).toBeGreaterThanOrEqual(before.bottom)
  expect(list.getBoundingClientRect().top).toBe(top)
})

it.each([320, 360, 1280])('fits %i pixels', async (width) => {
  await page.viewport(width, 800)
  saveSeen(UID, 0, yesterday())
  await show([artifactNo(4, { discovered_at: '1901' }), artifactNo(1, { artifact_name: 'W'.repeat(60) })], {
    at: '?sort=name-asc',
    other: { 'name_key asc': [artifactNo(4), artifactNo(1, { artifact_name: 'W'.repeat(60) })] },
  })
  await expect.element(start).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
