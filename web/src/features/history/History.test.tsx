import { i18n } from '@lingui/core'
import { type History as Kept, readHistory } from '@tracker/domain/artifact/history.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { History } from './History.tsx'

const AT = '2026-11-22T10:31:00.000Z'
const edit = (before: object, after: object, fields: object = {}) => ({
  kind: 'edited',
  at: AT,
  uid: 'ada',
  name: 'Ada Lovelace',
  before,
  after,
  ...fields,
})
const kept = (changes: readonly object[], fields: object = {}) =>
  readHistory({ known_at: AT, dropped: 0, changes, ...fields })

interface Shown {
  history?: Kept
  user?: UserProfile | null
  /** Null for a hidden artifact. */
  adderUid?: string | null
  api?: ReturnType<typeof fakeApi>
  updatedAt?: string
}

/** Renders the history of one of Ada's artifacts, with this data. */
async function show({
  history = kept([]),
  user = ADA,
  updatedAt = AT,
  adderUid = 'ada',
  api = fakeApi(),
}: Shown) {
  const key = artifactKeys.history('stone', user?.uid ?? '', updatedAt)
  return renderApp(
    api.provide(<History id="stone" adderUid={adderUid ?? undefined} updatedAt={updatedAt} />),
    { user, seed: (client) => void client.setQueryData(key, history) },
  )
}

const opener = page.getByRole('button', { name: 'History' })
const open = async (shown: Shown) => {
  const app = await show(shown)
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  return app
}
/** Texts of a change, including the hidden words for screen readers. */
const texts = () =>
  [...document.querySelectorAll('dd')].map((one) => one.textContent?.replaceAll(/\s+/g, ' '))

afterEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

describe('an earlier version', () => {
  const EDITS = [
    edit(
      { artifact_type: 'Tools', present_location: 'Rome' },
      { artifact_type: 'Weapons', present_location: 'Bonn' },
    ),
    edit({ present_location: 'Bonn' }, { present_location: 'Oslo' }, { at: '2026-11-23T10:31:00.000Z' }),
  ]
  const restore = page.getByRole('button', { name: /^Restore the version/ })

  it('is restored with the fields that changed since, after a confirmation', async () => {
    const api = fakeApi()
    await open({ history: kept(EDITS), api })
    await expect.poll(() => restore.all()).toHaveLength(2)
    await restore.last().click()
    await expect
      .poll(() => dialogs.requests.get())
      .toMatchObject([
        { title: 'Restore this version?', text: 'These fields change: Type, Present location.' },
      ])
    dialogs.requests.get()[0]?.settle(true)
    await expect
      .poll(() => api.sent)
      .toMatchObject([
        {
          method: 'PATCH',
          path: '/api/updateArtifact/stone',
          body: { artifact_type: 'Tools', present_location: 'Rome' },
        },
      ])
    api.respond(200, { modifiedCount: 1 })
    await expect.poll(() => toast.take()).toMatchObject([{ message: 'The earlier version is restored.' }])
  })

  it('is restored without its picture if that was deleted', async () => {
    const api = fakeApi()
    const before = { artifact_image: 'https://a.example/a.jpg', present_location: 'Rome' }
    const after = { artifact_image: '', present_location: 'Bonn' }
    await open({ history: kept([edit(before, after)]), api })
    await restore.click()
    await expect.poll(() => dialogs.requests.get()).toHaveLength(1)
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(400, { detail: 'Gone.', errors: [{ field: 'artifact_image', message: 'Gone.' }] })
    await expect.poll(() => dialogs.requests.get()).toMatchObject([{ title: 'Restore the texts alone?' }])
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent.at(-1)).toMatchObject({ body: { present_location: 'Rome' } })
    expect(api.sent.at(-1)?.body).not.toHaveProperty('artifact_image')
    api.respond(200, { modifiedCount: 1 })
  })

  it('is restored with its picture, without further photographs of which one was deleted', async () => {
    const api = fakeApi()
    const photo = (name: string) => ({ url: `https://a.example/${name}.jpg` })
    const before = { artifact_image: 'https://a.example/a.jpg', more_photos: [photo('b'), photo('c')] }
    const after = { artifact_image: '', more_photos: [] }
    await open({ history: kept([edit(before, after)]), api })
    await restore.click()
    await expect.poll(() => dialogs.requests.get()).toHaveLength(1)
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent).toMatchObject([{ body: before }])
    api.respond(400, { detail: 'Gone.', errors: [{ field: 'more_photos', message: 'Gone.' }] })
    await expect
      .poll(() => dialogs.requests.get())
      .toMatchObject([{ title: 'Restore without the further photographs?' }])
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent.at(-1)?.body).toEqual({ artifact_image: before.artifact_image })
    api.respond(200, { modifiedCount: 1 })
    await expect.poll(() => toast.take()).toMatchObject([{ message: 'The earlier version is restored.' }])
  })

  it('of which only a deleted photograph differs is not restored, with the reason', async () => {
    const api = fakeApi()
    const before = { more_photos: [{ url: 'https://a.example/b.jpg' }] }
    await open({ history: kept([edit(before, { more_photos: [] })]), api })
    await restore.click()
    await expect.poll(() => dialogs.requests.get()).toHaveLength(1)
    dialogs.requests.get()[0]?.settle(true)
    await expect.poll(() => api.sent).toHaveLength(1)
    api.respond(400, {
      detail: 'This photo does not exist.',
      errors: [{ field: 'more_photos', message: 'This photo does not exist.' }],
    })
    await expect.poll(() => toast.take()).toMatchObject([{ message: 'This photo does not exist.' }])
  })

  it('of a hidden artifact cannot be restored', async () => {
    await open({ history: kept(EDITS), adderUid: null })
    await expect.element(page.getByRole('heading', { name: 'Edited by Ada Lovelace' }).first()).toBeVisible()
    expect(restore.query()).toBeNull()
  })
})

describe('the history of an artifact', () => {
  it('is shown to its adder and to curators only', async () => {
    const bea = { ...ADA, uid: 'bea' }
    for (const user of [ADA, { ...bea, isCurator: true as const }]) {
      const { screen } = await show({ user })
      await expect.element(opener).toBeVisible()
      expect(document.querySelector('ol')).toBeNull()
      await screen.unmount()
    }
    for (const user of [bea, null]) {
      const { screen } = await show({ user })
      expect(opener.query()).toBeNull()
      await screen.unmount()
    }
  })

  it('has the newest change first, each with who, when and what', async () => {
    const { screen } = await open({
      history: kept([
        edit({ artifact_type: 'Tools' }, { artifact_type: 'Weapons' }),
        { kind: 'hidden', at: AT },
        { kind: 'restored', at: AT },
        edit({ present_location: 'the old city' }, { present_location: 'the new city' }),
      ]),
    })
    await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    const titles = page.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
      'Edited by Ada Lovelace',
      'Shown again by curators',
      'Hidden by curators',
      'Edited by Ada Lovelace',
      'As it was added',
    ])
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Present location',
      'Type',
    ])
    expect(texts()).toEqual(['the (removed: old) (added: new) city', ' (removed: Tools) (added: Weapons) '])
    expect(document.querySelectorAll('time[datetime="2026-11-22T10:31:00.000Z"]')).toHaveLength(4)
    expect(document.body.textContent).not.toContain('@')
    await expectAccessible(screen.locator)
  })

  it('names the changed fields in the active language', async () => {
    i18n.loadAndActivate({ locale: 'de', messages: { 'Present location': 'Standort' } })
    const change = edit({ present_location: 'Rome' }, { present_location: 'Bonn' })
    await show({ history: kept([change]) })
    await page.getByRole('button', { expanded: false }).click()
    await expect.element(page.getByRole('term')).toHaveTextContent('Standort')
  })

  it('distinguishes removed and added text by more than colour', async () => {
    await open({ history: kept([edit({ created_at: '196 BC' }, { created_at: '197 BC' })]) })
    await expect.element(page.getByText(/196/)).toBeVisible()
    const lineOf = (mark: string) =>
      [...document.querySelectorAll(mark)].map((one) => getComputedStyle(one).textDecorationLine)
    expect(lineOf('del')).toEqual(['line-through'])
    expect(lineOf('ins')).toEqual(['underline'])
  })

  it('shows addresses as text', async () => {
    const gone = 'https://example.com/api/photos/gone-16x12'
    await open({ history: kept([edit({ artifact_image: gone }, { artifact_image: '' })]) })
    await expect.element(page.getByText(/photos\/gone/)).toBeVisible()
    expect(document.querySelector('a, img')).toBeNull()
  })

  it('folds unchanged parts of a long text until all of it is requested', async () => {
    const text = 'A sentence that has not changed. '.repeat(60)
    const change = { short_description: `${text}Red. ${text}` }
    await open({ history: kept([edit(change, { short_description: `${text}Blue. ${text}` })]) })
    await expect.element(page.getByText(/Blue/)).toBeVisible()
    expect(texts()[0]?.length).toBeLessThan(300)
    await page.getByRole('button', { name: 'Show all of Short description', expanded: false }).click()
    expect(texts()[0]?.length).toBeGreaterThan(3_000)
    await expect
      .element(page.getByRole('button', { name: 'Show less of Short description', expanded: true }))
      .toBeVisible()
  })

  it('offers the whole text only if it is shortened', async () => {
    // Long enough to be considered for folding, but at most eight lines, so nothing is cut or folded.
    const words = 'one two three four five six seven eight '.repeat(11).trim()
    await open({ history: kept([edit({ historical_context: '' }, { historical_context: words })]) })
    await expect.element(page.getByText(/eight one/)).toBeVisible()
    const all = page.getByRole('button', { name: /^Show all/ })
    const fading = () => document.querySelectorAll('[data-folded=over]').length
    await page.viewport(320, 640)
    await expect.element(all).toBeVisible()
    expect(fading()).toBe(1)
    await page.viewport(1280, 800)
    await expect.element(all).not.toBeInTheDocument()
    expect(fading()).toBe(0)
  })

  it('shows what changed where only white space did', async () => {
    await open({ history: kept([edit({ created_at: '196  BC' }, { created_at: '196 BC' })]) })
    await expect.element(page.getByText(/196/)).toBeVisible()
    const seen = (mark: string) => document.querySelector(`${mark} [aria-hidden]`)?.textContent
    expect([seen('del'), seen('ins')]).toEqual(['··', '·'])
    expect(texts()).toEqual(['196 (removed: white space··) (added: white space·) BC'])
  })

  it('mentions changes without stored texts, and the number of deleted ones', async () => {
    await open({
      history: kept([{ kind: 'unknown', at: AT }], { dropped: 7 }),
      updatedAt: '2026-11-23T00:00:00.000Z',
    })
    await expect.element(page.getByText('What it said before was not kept.').first()).toBeVisible()
    expect(page.getByText('What it said before was not kept.').all()).toHaveLength(2)
    await expect.element(page.getByText('7 earlier changes are not kept any more.')).toBeVisible()
  })

  it('says that nothing was changed', async () => {
    await open({ updatedAt: '' })
    await expect.element(page.getByText('It is as it was added.')).toBeVisible()
  })

  it('stays within 320 pixels, whatever the words', async () => {
    await page.viewport(320, 640)
    const word = 'w'.repeat(300)
    await open({ history: kept([edit({ created_at: word }, { created_at: `${word}x` }, { name: word })]) })
    await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
