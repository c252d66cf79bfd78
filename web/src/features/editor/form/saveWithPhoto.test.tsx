import { Problem } from '@tracker/domain/api/problem.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { loadWaitingPhotos } from '#drafts/photoQueue.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import {
  draftValues,
  expectPhoto,
  leaveAndReturn,
  renderWithPhoto,
  save,
  textbox,
  titles,
} from '#test/artifactForm.tsx'
import { fileOf, IN_WORKER, picture, urlOf } from '#test/photoForm.tsx'

beforeEach(deleteUnsent)

const QUESTION = 'Save without the photo?'
const alert = page.getByRole('alert')
const request = () => dialogs.requests.get()[0]

/** Renders a form with a photo whose upload fails this many times. */
async function renderFailed(fails: number, error?: Problem) {
  const app = await renderWithPhoto(fileOf(await picture(80, 60)), { fails, error })
  await expect.element(alert, IN_WORKER).toBeVisible()
  return app
}

describe('a save with a photo that could not be uploaded', () => {
  it('uploads it again, and asks nothing if that works', async () => {
    const { savings } = await renderFailed(1)
    await save.click()
    await expect.poll(() => savings[0]?.content.artifact_image).toBe(urlOf(2))
    expect(titles()).toEqual([])
  })

  it('asks, and goes back to the form', async () => {
    const { savings } = await renderFailed(Infinity)
    await save.click()
    await expect.poll(titles).toEqual([QUESTION])
    request()?.settle(false)
    await expect.element(save).toBeVisible()
    expect(savings).toEqual([])
    await expect.element(alert).toBeVisible()
  })

  it('saves without it if the user says so', async () => {
    const { savings } = await renderFailed(Infinity)
    await save.click()
    await expect.poll(titles).toEqual([QUESTION])
    const also = dialogs.requests.get()[0]
    if (also?.kind !== 'confirm') throw new Error('There is no question.')
    also.settle(also.also?.choose() ?? false)
    await expect.poll(() => savings[0]).toMatchObject({ isPhotoWaiting: false })
    savings[0]?.succeed()
    await expect.poll(titles).toEqual(['Saved!'])
    expect(await loadWaitingPhotos('ada')).toEqual([])
    expect(await draftValues()).toBeNull()
  })

  it('queues the photo in this browser instead of the draft, and says so', async () => {
    const { savings } = await renderFailed(Infinity)
    await textbox('Created at').fill('c. 196 BCE')
    await save.click()
    await expect.poll(titles).toEqual([QUESTION])
    request()?.settle(true)
    await expect.poll(() => savings[0]).toMatchObject({ isPhotoWaiting: true })
    savings[0]?.succeed()
    await expect.poll(titles).toEqual(['Saved!'])
    expect(await loadWaitingPhotos('ada')).toMatchObject([
      { artifactId: 'stone', name: 'Rosetta Stone', imageBefore: '', url: null },
    ])
    expect(await draftValues()).toBeNull()
    expect(toast.take()).toMatchObject([
      { kind: 'notice', message: 'The photo waits in this browser, and is sent by itself.' },
    ])
  })

  it('repeats the same request after a reload if its response was lost', async () => {
    const { savings, api } = await renderFailed(Infinity)
    await save.click()
    await expect.poll(titles).toEqual([QUESTION])
    request()?.settle(true)
    await expect.poll(() => savings).toHaveLength(1)
    savings[0]?.fail(new Error('The response was lost.'))
    await expect.element(save).toBeVisible()
    const { length } = api.sent
    await leaveAndReturn()
    await expect.element(page.getByText(/follows when you save/)).toBeVisible()
    await save.click()
    await expect.poll(() => savings).toHaveLength(2)
    expect(savings[1]).toMatchObject({
      content: savings[0]?.content,
      idempotencyKey: savings[0]?.idempotencyKey,
      isPhotoWaiting: true,
    })
    // Uploading now would change the content, so nothing more is sent.
    expect(api.sent).toHaveLength(length)
  })

  it('does not offer to queue a photo that the server rejects', async () => {
    const refusal = new Problem('invalid', 'This photo has pixels that are not square.')
    const { savings } = await renderFailed(Infinity, refusal)
    await expect.element(alert).toHaveTextContent(refusal.message)
    await save.click()
    await expect
      .poll(request)
      .toMatchObject({ title: QUESTION, text: refusal.message, confirm: 'Save without it' })
    request()?.settle(true)
    await expect.poll(() => savings[0]).toMatchObject({ isPhotoWaiting: false })
  })

  it('saves nothing offline, and keeps the draft with the photo', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { savings } = await renderFailed(Infinity)
    await save.click()
    await expect.element(page.getByText(/^You are offline\. What you typed stays/)).toBeVisible()
    expect(titles()).toEqual([])
    expect(savings).toEqual([])
    expect(await draftValues()).not.toBeNull()
  })
})

it('asks before saving without an unreadable file', async () => {
  const { savings } = await renderWithPhoto(fileOf('hello', 'text/plain'))
  await expect.element(alert, IN_WORKER).toBeVisible()
  await save.click()
  await expect.poll(request).toMatchObject({ title: QUESTION, confirm: 'Save without it' })
  expect(savings).toEqual([])
})

it('uploads a failed photo by itself when the browser is online again', async () => {
  await renderFailed(1)
  dispatchEvent(new Event('online'))
  await expectPhoto(2)
})
