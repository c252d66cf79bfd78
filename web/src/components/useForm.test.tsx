import type { Parsed } from '@tracker/domain/parse.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { Field } from './Field.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

interface Letter {
  title: string
  text: string
}

/** Both are needed; the title is trimmed. */
function parseLetter({ title, text }: Letter): Parsed<Letter> {
  const errors = [
    ...(title.trim() === '' ? [{ field: 'title', message: 'A letter has a title.' }] : []),
    ...(text === '' ? [{ field: 'text', message: 'A letter says something.' }] : []),
  ]
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: { title: title.trim(), text } }
}

const title = page.getByRole('textbox', { name: 'Title' })
const text = page.getByRole('textbox', { name: 'Text' })
const send = page.getByRole('button', { name: 'Send' })

/** A form whose submissions wait for their answer. */
async function renderForm() {
  const sent: { letter: Letter; answer: () => void }[] = []
  const typed: Letter[] = []
  const handlers = new Set<unknown>()
  function Form() {
    const form = useForm({
      defaultValues: { title: '', text: '' },
      parse: parseLetter,
      onSubmit: (letter) => new Promise<void>((resolve) => void sent.push({ letter, answer: resolve })),
      onChange: (values) => void typed.push(values),
    })
    handlers.add(form.register('text').onChange)
    return (
      <form {...form.formProps}>
        <Field {...form.register('title')} label="Title" helper="In a few words." />
        <Field {...form.register('text')} label="Text" />
        <SubmitButton isBusy={form.isSubmitting} busyText="Sending">
          Send
        </SubmitButton>
        <button type="button" onClick={() => form.reset({ title: 'Draft', text: '' })}>
          Start over
        </button>
        <button
          type="button"
          onClick={() =>
            form.setErrors([
              { field: 'stamp', message: 'Not a field.' },
              { field: 'text', message: 'The post refuses this.' },
            ])
          }
        >
          Refuse
        </button>
        <output>{form.isSubmitted && 'Sent.'}</output>
      </form>
    )
  }
  await renderApp(<Form />)
  return { sent, typed, handlers }
}

it('nothing is checked before it is submitted; then each wrong field says why, and the first has the focus', async () => {
  const { sent } = await renderForm()
  await title.fill(' ')
  await text.click()
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  await send.click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAccessibleDescription('A letter has a title. In a few words.')
  await expect.element(text).toHaveAccessibleDescription('A letter says something.')
  expect(sent).toEqual([])
})

it('the first wrong field has the focus again when nothing was put right', async () => {
  await renderForm()
  await title.fill('Find')
  await send.click()
  await expect.element(text).toHaveFocus()
  await title.click()
  await send.click()
  await expect.element(text).toHaveFocus()
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
})

it('a message stays while a person types, until the next attempt', async () => {
  const { sent } = await renderForm()
  await title.fill('Find')
  await send.click()
  await text.fill('A coin.')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveAttribute('aria-invalid', 'false')
  expect(sent.map(({ letter }) => letter)).toEqual([{ title: 'Find', text: 'A coin.' }])
})

it('leaves the other fields alone when one is typed into', async () => {
  const { typed, handlers } = await renderForm()
  await title.fill('Find')
  await text.fill('A coin.')
  await userEvent.keyboard('.')
  expect(typed.at(-1)).toEqual({ title: 'Find', text: 'A coin..' })
  // A field is drawn anew when something of it is another: its handler never is.
  expect([...handlers]).toHaveLength(1)
})

it('submits what was read, shows progress in place, and sends once however often it is pressed', async () => {
  const { sent, typed } = await renderForm()
  await title.fill(' Find ')
  await text.fill('A coin.')
  expect(typed).toEqual([
    { title: ' Find ', text: '' },
    { title: ' Find ', text: 'A coin.' },
  ])
  await send.click()
  const busy = page.getByRole('button', { name: 'Sending' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  await busy.click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(sent.map(({ letter }) => letter)).toEqual([{ title: 'Find', text: 'A coin.' }])
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  sent[0]?.answer()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent.')
  await expect.element(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  expect(sent).toHaveLength(2)
})

it('two presses in the same moment are one submission', async () => {
  const { sent } = await renderForm()
  await title.fill('Find')
  await text.fill('A coin.')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('is no longer submitted when the next attempt is refused', async () => {
  const { sent } = await renderForm()
  await title.fill('Find')
  await text.fill('A coin.')
  await send.click()
  sent[0]?.answer()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent.')
  await text.fill('')
  await send.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('errors from elsewhere are shown at their fields, and the first has the focus', async () => {
  await renderForm()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAccessibleDescription('The post refuses this.')
})

it('starting over fills the fields anew, without the errors of what was there', async () => {
  await renderForm()
  await send.click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(title).toHaveValue('Draft')
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
})
