import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { type List, readList } from '@tracker/domain/lists/list.ts'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import { ADA } from '#test/users.ts'
import { listKeys } from './api/queryKeys.ts'
import { ListView } from './ListView.tsx'

const ARTIFACTS = [
  readArtifact('awl', { artifact_name: 'Awl', created_at: '19th century', artifact_type: 'Tools' }),
  readArtifact('bowl', { artifact_name: 'Bowl', created_at: '440 BC', present_location: 'London' }),
  readArtifact('coin', { artifact_name: 'Coin', created_at: '' }),
]
const LIST = readList('list', {
  title: 'Bronze',
  introduction: 'For class 7b.',
  entries: [
    { artifactId: 'awl', note: 'Sharp.' },
    { artifactId: 'coin', note: '' },
    { artifactId: 'bowl', note: '=1+1' },
    { artifactId: 'gone', note: 'It was here.' },
  ],
})

/** Renders a list from the query cache, so that writes update it. */
function Cached({ view }: { view: string }) {
  const { data } = useQuery<List>({
    queryKey: listKeys.one('list'),
    queryFn: () => LIST,
    initialData: LIST,
    staleTime: Infinity,
  })
  return <ListView list={data} artifacts={ARTIFACTS} view={view} appeal={() => null} />
}

async function show(view = 'edit') {
  const api = fakeApi()
  const app = await renderApp(api.provide(<Cached view={view} />), { user: ADA })
  // The slide show hides it from screen readers.
  const title = page.getByRole('heading', { level: 1, name: 'Bronze', includeHidden: true })
  await expect.element(title).toBeVisible()
  return { api, ...app }
}

const names = () =>
  textsOf(page.getByRole('list', { name: 'Artifacts of the list', exact: true }).getByRole('heading'))
const place = (name: string) => page.getByRole('textbox', { name: `Place of ${name}, of 4` })
const note = (name: string) => page.getByRole('textbox', { name: `Note on ${name}` })
/** A restored text is sent after a pause. */
const AFTER_PAUSE = { timeout: 10_000 }
const toasts = () => toast.waiting.get().map(({ message }) => message)

beforeEach(async () => {
  await deleteUnsent()
})

describe('the order of a list', () => {
  it('changes by number at once, and reverts if it cannot be saved', async () => {
    const { api } = await show()
    await expect.poll(names).toEqual(['Awl', 'Coin', 'Bowl'])
    await place('Bowl').fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Bowl', 'Awl', 'Coin'])
    expect(api.sent).toMatchObject([
      { method: 'PATCH', path: '/api/lists/list', body: { order: ['bowl', 'awl', 'coin', 'gone'] } },
    ])
    api.respond(503, { detail: 'Please try again.' })
    await expect.poll(names).toEqual(['Awl', 'Coin', 'Bowl'])
    expect(toasts()).toEqual(['Please try again.'])
  })

  it('changes with the keyboard', async () => {
    const { api } = await show()
    await expect.poll(names).toHaveLength(3)
    const grip = page.getByRole('button', { name: 'Move Awl' })
    grip.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Awl is over place 1 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('Awl is over place 2 of 4.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Coin', 'Awl', 'Bowl'])
    api.respond(200, { modifiedCount: 1 })
    await expect.poll(names).toEqual(['Coin', 'Awl', 'Bowl'])
  })

  it('is by date on request, undated and withdrawn artifacts last', async () => {
    const { api } = await show()
    await page.getByRole('button', { name: 'Order by date' }).click()
    await expect.poll(names).toEqual(['Bowl', 'Awl', 'Coin'])
    expect(api.sent.at(-1)?.body).toEqual({ order: ['bowl', 'awl', 'coin', 'gone'] })
  })

  it('by date can be undone for ten seconds', async () => {
    const { api } = await show()
    await page.getByRole('button', { name: 'Order by date' }).click()
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(200, { modifiedCount: 1 })
    await expect.poll(toasts).toEqual(['Ordered by date.'])
    const [notice] = toast.waiting.get()
    expect(notice?.ms).toBe(10_000)
    notice?.button?.run()
    await expect.poll(() => api.sent.at(-1)?.body).toEqual({ order: ['awl', 'coin', 'bowl', 'gone'] })
    api.respond(200, { modifiedCount: 1 })
    await expect.poll(names).toEqual(['Awl', 'Coin', 'Bowl'])
  })
})

describe('a note', () => {
  it('is saved when the field is left', async () => {
    const { api } = await show()
    await note('Coin').fill('A stater.')
    await userEvent.tab()
    await expect
      .poll(() => api.sent)
      .toMatchObject([
        { path: '/api/listEntries/list', body: { artifactId: 'coin', note: 'A stater.', seen_note: '' } },
      ])
    api.respond(200, { modifiedCount: 1 })
    await note('Coin').click()
    await userEvent.tab()
    expect(api.sent).toHaveLength(1)
  })

  it('of another tab that it replaced is shown, and can be used instead', async () => {
    const { api } = await show()
    await note('Coin').fill('Mine.')
    await userEvent.tab()
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(200, { modifiedCount: 1, replaced_note: 'Of the other tab.' })
    await expect.poll(toasts).toEqual(['Your note replaced one from another tab: “Of the other tab.”'])
    toast.waiting.get()[0]?.button?.run()
    await expect.poll(() => api.sent.at(-1)?.body).toEqual({ artifactId: 'coin', note: 'Of the other tab.' })
    api.respond(200, { modifiedCount: 1 })
    await expect.element(note('Coin')).toHaveValue('Of the other tab.')
  })

  it('that could not be saved is restored on the next visit and sent then', async () => {
    const first = await show()
    await note('Awl').fill('Very sharp.')
    await userEvent.tab()
    await expect.poll(() => first.api.sent).toHaveLength(1)
    first.api.respond(503, { detail: 'The server could not be reached.' })
    await expect.element(page.getByText(/kept in this browser until it is saved/)).toBeVisible()
    await first.screen.unmount()
    const { api } = await show()
    await expect.element(note('Awl')).toHaveValue('Very sharp.')
    await expect
      .poll(() => api.sent, AFTER_PAUSE)
      .toMatchObject([{ body: { artifactId: 'awl', note: 'Very sharp.', seen_note: 'Sharp.' } }])
    api.respond(200, { modifiedCount: 1 })
    await expect.element(page.getByText(/kept in this browser/)).not.toBeInTheDocument()
  })

  it('follows the stored one while it is untouched', async () => {
    const { client } = await show()
    await expect.element(note('Awl')).toHaveValue('Sharp.')
    const entries = LIST.entries.map((entry) => ({ ...entry, note: `${entry.note} New.` }))
    client.setQueryData(listKeys.one('list'), { ...LIST, entries })
    await expect.element(note('Awl')).toHaveValue('Sharp. New.')
  })
})

describe('title and introduction', () => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const edit = async () => {
    await page.getByRole('button', { name: 'More about this list' }).click()
    await page.getByRole('menuitem', { name: 'Edit title and introduction' }).click()
    await expect.element(field('Title')).toHaveFocus()
  }

  it('are saved when the field is left, and those of another tab that they replaced can be used instead', async () => {
    const { api } = await show()
    await edit()
    await field('Title').fill('Bronze Age ')
    await userEvent.tab()
    await expect
      .poll(() => api.sent)
      .toMatchObject([
        {
          method: 'PATCH',
          path: '/api/lists/list',
          body: { title: 'Bronze Age', seen_title: 'Bronze' },
        },
      ])
    api.respond(200, { modifiedCount: 1, replaced_title: 'Of the other tab' })
    await expect.poll(toasts).toEqual(['Your title replaced one from another tab: “Of the other tab”'])
    toast.waiting.get()[0]?.button?.run()
    await expect.poll(() => api.sent.at(-1)?.body).toEqual({ title: 'Of the other tab' })
    api.respond(200, { modifiedCount: 1 })
    await expect.element(field('Title')).toHaveValue('Of the other tab')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Of the other tab' })).toBeVisible()
  })

  it('that could not be saved are restored on the next visit and sent then', async () => {
    const first = await show()
    await edit()
    await field('Introduction').fill('For class 8a.')
    await userEvent.tab()
    await expect.poll(() => first.api.sent).toHaveLength(1)
    first.api.respond(503, { detail: 'The server could not be reached.' })
    await expect.element(page.getByText(/The introduction is kept in this browser/)).toBeVisible()
    await first.screen.unmount()
    const { api } = await show('cards')
    await expect.element(field('Introduction')).toHaveValue('For class 8a.')
    await expect
      .poll(() => api.sent, AFTER_PAUSE)
      .toMatchObject([{ body: { introduction: 'For class 8a.', seen_introduction: 'For class 7b.' } }])
  })
})

it('an artifact is removed, and the toast restores it in its place', async () => {
  const { api } = await show()
  await page.getByRole('button', { name: 'Take Awl out of the list' }).click()
  await expect.poll(() => api.sent.at(-1)?.method).toBe('DELETE')
  api.respond(200, { deletedCount: 1 })
  await expect.poll(names).toEqual(['Coin', 'Bowl'])
  expect(toasts()).toEqual(['“Awl” was taken out.'])
  toast.waiting.get()[0]?.button?.run()
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ artifactId: 'awl', note: 'Sharp.' })
  api.respond(200, { modifiedCount: 1 })
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ order: ['awl', 'coin', 'bowl', 'gone'] })
  api.respond(200, { modifiedCount: 1 })
  await expect.poll(names).toEqual(['Awl', 'Coin', 'Bowl'])
})

it('sharing a list shows its public page', async () => {
  const { api } = await show()
  await page.getByRole('combobox', { name: 'Who can see it' }).selectOptions('Everybody with the link')
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ visibility: 'link' })
  api.respond(200, { modifiedCount: 1 })
  await page.getByRole('button', { name: 'More about this list' }).click()
  const link = page.getByRole('menuitem', { name: 'Public page' })
  await expect.element(link).toHaveAttribute('href', `${location.origin}/list/list`)
})

it('a withdrawn artifact is a line with its note', async () => {
  await show()
  await expect.element(page.getByText('This artifact is not shown any more.')).toBeVisible()
  await expect.element(note('an artifact that is not shown any more')).toHaveValue('It was here.')
})

it('the timeline has a heading for each century, and undated artifacts last', async () => {
  await show('timeline')
  const headings = () => textsOf(page.getByRole('heading', { level: 2 }))
  await expect.poll(headings).toEqual(['5th century BC', '19th century', 'Undated'])
})

it('the slide show moves by buttons and arrow keys, with the notes below', async () => {
  await show('slides')
  const slides = page.getByRole('dialog', { name: 'Bronze' })
  await expect.element(slides.getByText('1 of 3')).toBeVisible()
  await expect.element(slides.getByText('Sharp.')).toBeVisible()
  await slides.getByRole('button', { name: 'Next' }).click()
  await expect.element(slides.getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slides.getByText('3 of 3')).toBeVisible()
  await expect.element(slides.getByRole('heading', { name: 'Bowl' })).toBeVisible()
})

it('the handout has picture, texts and a QR code to the label of each artifact', async () => {
  await page.viewport(1280, 800)
  await show('handout')
  const items = page.getByRole('list', { name: 'Handout', exact: true }).getByRole('listitem')
  await expect.poll(() => items.elements()).toHaveLength(3)
  const bowl = items.nth(2)
  await expect.element(bowl.getByRole('heading', { name: 'Bowl' })).toBeVisible()
  for (const text of ['440 BC', 'London', '=1+1']) await expect.element(bowl.getByText(text)).toBeVisible()
  await expect
    .element(bowl.getByRole('img', { name: `QR code of ${location.origin}/label/bowl` }))
    .toBeVisible()
})

it.each(['edit', 'cards', 'timeline', 'slides', 'handout'])(
  'is accessible at 320 pixels as %s',
  async (view) => {
    await page.viewport(320, 640)
    const { screen } = await show(view)
    await expect.element(page.getByRole('heading', { name: 'Awl' }).last()).toBeVisible()
    await expectAccessible(view === 'slides' ? page.getByRole('dialog') : screen.locator)
    expect(document.documentElement.scrollWidth).toBe(320)
  },
)
