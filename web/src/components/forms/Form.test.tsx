import { useSchemaForm } from './useSchemaForm.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { prerenderApp, renderApp } from '#test/render.tsx'
import { Form } from './Form.tsx'
import { FormField, FormSelect } from './FormField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const letterSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'A letter has a title.')),
  text: z.string().check(z.minLength(1, 'A letter says something.')),
  stamp: z.string(),
})
type Letter = z.infer<typeof letterSchema>

const STAMPS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
]
const EMPTY: Letter = { title: '', text: '', stamp: '' }

const title = page.getByRole('textbox', { name: 'Title' })
const text = page.getByRole('textbox', { name: 'Text' })
const stamp = page.getByRole('combobox', { name: 'Stamp' })
const send = page.getByRole('button', { name: 'Send' })

interface Sending {
  letter: Letter
  respond: () => void
}

/** A form whose submissions stay pending until the test settles them. */
function LetterForm({ sent, onRender }: { sent: Sending[]; onRender?: () => void }) {
  const { control, handleSubmit, reset, setError, formState } = useSchemaForm(letterSchema, {
    defaultValues: { title: '', text: '' },
  })
  onRender?.()
  const { isSubmitting, isSubmitSuccessful } = formState
  return (
    <Form
      onSubmit={handleSubmit(
        (letter) => new Promise<void>((resolve) => void sent.push({ letter, respond: resolve })),
      )}
    >
      <FormField control={control} name="title" label="Title" helper="In a few words." />
      <FormField control={control} name="text" label="Text" question="What happened?" multiline minRows={2} />
      <FormSelect control={control} name="stamp" label="Stamp" options={STAMPS} placeholder="Choose" />
      <SubmitButton isBusy={isSubmitting} busyText="Sending">
        Send
      </SubmitButton>
      <button type="button" onClick={() => reset({ ...EMPTY, title: 'Draft' })}>
        Start over
      </button>
      <button
        type="button"
        onClick={() => setError('text', { message: 'The post refuses this.' }, { shouldFocus: true })}
      >
        Refuse
      </button>
      <output>{isSubmitSuccessful && 'Sent.'}</output>
    </Form>
  )
}

async function renderForm() {
  const sent: Sending[] = []
  let renders = 0
  await renderApp(<LetterForm sent={sent} onRender={() => (renders += 1)} />)
  return { sent, renders: () => renders, letters: () => sent.map(({ letter }) => letter) }
}

it('validates on submit; then each invalid field shows its error, and the first one is focused', async () => {
  const { sent } = await renderForm()
  await title.fill(' ')
  await text.click()
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  await send.click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAccessibleDescription('A letter has a title. In a few words.')
  await expect.element(text).toHaveAccessibleDescription('A letter says something. What happened?')
  expect(sent).toEqual([])
})

it('focuses the first invalid field again if nothing was corrected', async () => {
  await renderForm()
  await title.fill('Find')
  await send.click()
  await expect.element(text).toHaveFocus()
  await title.click()
  await send.click()
  await expect.element(text).toHaveFocus()
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
})

it('keeps an error on input, until the next submission', async () => {
  const { letters } = await renderForm()
  await title.fill('Find')
  await send.click()
  await text.fill('A coin.')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await title.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveAttribute('aria-invalid', 'false')
  expect(letters()).toEqual([{ ...EMPTY, title: 'Find', text: 'A coin.' }])
})

it('does not render on input', async () => {
  const { renders } = await renderForm()
  await title.click()
  const before = renders()
  await userEvent.keyboard('A find in the field')
  await expect.element(title).toHaveValue('A find in the field')
  expect(renders()).toBe(before)
})

it('submits the parsed values once, however often it is pressed, and shows progress in place', async () => {
  const { sent, letters } = await renderForm()
  await title.fill(' Find ')
  await text.fill('A coin.')
  await stamp.selectOptions('Blue')
  await send.click()
  const busy = page.getByRole('button', { name: 'Sending' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  await busy.click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(letters()).toEqual([{ title: 'Find', text: 'A coin.', stamp: 'blue' }])
  sent[0]?.respond()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent.')
  await expect.element(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  await expect.poll(letters).toHaveLength(2)
})

it('treats two simultaneous submissions as one', async () => {
  const { sent } = await renderForm()
  await title.fill('Find')
  await text.fill('A coin.')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('shows and focuses an error of the server', async () => {
  await renderForm()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAccessibleDescription('The post refuses this. What happened?')
})

it('shows new values after a reset, without errors', async () => {
  const { letters } = await renderForm()
  await send.click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(title).toHaveValue('Draft')
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  await text.fill('A coin.')
  await send.click()
  await expect.poll(letters).toEqual([{ ...EMPTY, title: 'Draft', text: 'A coin.' }])
})

it('has nothing selected at first', async () => {
  await renderForm()
  await expect.element(stamp).toHaveValue('')
})

it('keeps and submits what was entered before hydration', async () => {
  const sent: Sending[] = []
  const { hydrate } = prerenderApp(<LetterForm sent={sent} />)
  await title.fill('Find')
  await text.fill('A coin.')
  await stamp.selectOptions('Blue')

  expect(await hydrate()).toEqual([])
  for (const [field, value] of [
    [title, 'Find'],
    [text, 'A coin.'],
    [stamp, 'blue'],
  ] as const)
    await expect.element(field).toHaveValue(value)
  await send.click()
  await expect
    .poll(() => sent.map(({ letter }) => letter))
    .toEqual([{ title: 'Find', text: 'A coin.', stamp: 'blue' }])
})
