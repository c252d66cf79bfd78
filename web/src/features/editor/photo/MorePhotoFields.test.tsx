import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { draftValues, leaveAndReturn, renderForm, save, STONE, textbox } from '#test/artifactForm.tsx'
import { fileOf, IN_WORKER, photoApi, picture, urlOf } from '#test/photoForm.tsx'

beforeEach(deleteUnsent)

/** Chooses several files at once, like the browser's file chooser. */
async function chooseAll(count: number): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const transfer = new DataTransfer()
  for (let made = 0; made < count; made += 1) transfer.items.add(fileOf(await picture(80 + made, 60)))
  if (!input) throw new Error('There is no input for files.')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const rows = page.getByRole('list', { name: 'Further photographs' }).getByRole('listitem')
const urlsIn = (more: readonly { url: string }[] = []) => more.map(({ url }) => url).toSorted()

it('of several files, the first is the picture, and the others are saved with their texts in their order', async () => {
  const api = photoApi()
  const { savings } = await renderForm(STONE, api.provide)
  await chooseAll(3)
  await expect.poll(() => rows.elements().length, IN_WORKER).toBe(2)
  await expect.poll(() => api.sent.length, IN_WORKER).toBe(3)
  await textbox('Caption of photograph 3').fill('The mark')
  await page.getByRole('button', { name: 'Move photograph 3' }).click()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(' ')
  await expect.element(textbox('Caption of photograph 2')).toHaveValue('The mark')
  await save.click()
  await expect.poll(() => savings.length, IN_WORKER).toBe(1)
  const [saved] = savings
  expect(saved?.more.map(({ caption }) => caption)).toEqual(['The mark', undefined])
  const urls = [saved?.content.artifact_image ?? '', ...urlsIn(saved?.more)]
  expect(urls.toSorted()).toEqual([urlOf(1), urlOf(2), urlOf(3)])
})

it('are kept in the draft', async () => {
  const api = photoApi()
  await renderForm(STONE, api.provide)
  await chooseAll(2)
  await expect.poll(draftValues, IN_WORKER).toMatchObject({ artifact_image: expect.any(String) as unknown })
  await textbox('Caption of photograph 2').fill('The back')
  await leaveAndReturn()
  await expect.element(textbox('Caption of photograph 2'), IN_WORKER).toHaveValue('The back')
})

it('change places with the picture, and take its place when it is removed', async () => {
  const api = photoApi()
  const [front, back] = ['https://example.com/front.jpg', 'https://example.com/back.jpg']
  const photographs = JSON.stringify([{ url: back, caption: 'The back', credit: '' }])
  const { savings } = await renderForm(
    { ...STONE, artifact_image: front, image_caption: 'The front', photographs },
    api.provide,
  )
  await page.getByRole('button', { name: 'Make photograph 2 the first' }).click()
  await expect.element(textbox('Image caption')).toHaveValue('The back')
  await expect.element(textbox('Caption of photograph 2')).toHaveValue('The front')
  await save.click()
  await expect
    .poll(() => savings)
    .toMatchObject([{ content: { artifact_image: back }, more: [{ url: front, caption: 'The front' }] }])
  expect(api.removed).toEqual([])
})
