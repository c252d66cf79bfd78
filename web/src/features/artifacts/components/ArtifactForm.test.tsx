import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import {
  closeDialog,
  renderForm,
  resetForm,
  save,
  STONE,
  textbox,
  titles,
  type,
} from '#test/artifactForm.tsx'

beforeEach(resetForm)

it('shows whose artifact it will be, and does not let that be changed', async () => {
  await renderForm()
  for (const [name, value] of [
    ['Adder name', 'Ada'],
    ['Adder e-mail', 'ada@example.com'],
  ] as const) {
    await expect.element(textbox(name)).toHaveValue(value)
    await expect.element(textbox(name)).toHaveAttribute('readonly')
  }
})

it('5.2 the adder’s e-mail and the image’s address are typed as such', async () => {
  await renderForm()
  await expect.element(textbox('Adder e-mail')).toHaveAttribute('type', 'email')
  await expect.element(textbox('Image URL')).toHaveAttribute('type', 'url')
})

it.each(CONTENT_FIELDS)('has an input for %s', async (field) => {
  await renderForm()
  const name = FIELD_LABELS[field]
  await expect.element(textbox(name).or(page.getByRole('combobox', { name }))).toBeVisible()
})

it('has its fields in three sections, each with its label, and asks for a name and a type only', async () => {
  await renderForm()
  for (const [section, labels] of Object.entries({
    'Basic Information': ['Artifact name', 'Image URL', 'Created at', 'Historical context'],
    Discovery: ['Discovered at', 'Discovered by', 'Present location'],
    'Short description': ['Short description'],
  })) {
    const group = page.getByRole('group', { name: section })
    for (const name of labels) await expect.element(group.getByRole('textbox', { name })).toBeVisible()
  }
  await expect.element(textbox('Artifact name')).toBeRequired()
  await expect.element(type).toBeRequired()
  expect(document.querySelectorAll(':required')).toHaveLength(2)
})

it('5.4 nothing is asked for but a name and a type: it says so at both, has the focus on the first, and saves nothing', async () => {
  const { savings } = await renderForm()
  await save.click()
  await expect.element(textbox('Artifact name')).toHaveFocus()
  await expect
    .element(textbox('Artifact name'))
    .toHaveAccessibleDescription(/^Please enter the name of the artifact\. What the artifact is known as/)
  await expect
    .element(type)
    .toHaveAccessibleDescription(
      'Please choose a type: Documents, Sculptures, Writings, Tools, Textiles, Jewelry, Weapons.',
    )
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2)
  expect(savings).toEqual([])
})

it('starts with what it is given, and saves what the schema makes of what was typed', async () => {
  const { savings } = await renderForm(STONE)
  await expect.element(textbox('Artifact name')).toHaveValue('Rosetta Stone')
  await expect.element(type).toHaveValue('Writings')
  await textbox('Artifact name').fill(' Rosetta Stele ')
  await type.selectOptions('Documents')
  await save.click()
  expect(savings.map(({ content }) => content)).toEqual([
    { ...STONE, artifact_name: 'Rosetta Stele', artifact_type: 'Documents' },
  ])
})

it('shows that it is saving, saves once, and goes on when it was saved', async () => {
  const { savings, address } = await renderForm(STONE)
  await save.click()
  const busy = page.getByRole('button', { name: 'Saving' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  expect(savings).toHaveLength(1)
  expect(titles()).toEqual([])
  savings[0]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  expect(address()).toBe('/form')
  closeDialog()
  await expect.poll(address).toBe('/myArtifacts')
  expect(toast.take()).toEqual([])
})

it('a refusal of the server is told, and stands at its fields; what was typed stays', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Discovered by').fill('Bouchard')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  const errors = [
    { field: 'created_at', message: 'Created at is in the future.' },
    { field: 'discovered_by', message: 'Nobody of that name.' },
  ]
  savings[0]?.fail(new Problem('invalid', 'Please check two fields.', errors))
  await expect.element(textbox('Created at')).toHaveFocus()
  await expect.element(textbox('Created at')).toHaveAccessibleDescription(/^Created at is in the future\./)
  await expect.element(textbox('Discovered by')).toHaveAccessibleDescription(/^Nobody of that name\./)
  await expect.element(textbox('Discovered by')).toHaveValue('Bouchard')
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'Please check two fields.' }])
  expect(titles()).toEqual([])
  await save.click()
  expect(savings).toHaveLength(2)
})

it('any other failure is told with its own message', async () => {
  const { savings } = await renderForm(STONE)
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  savings[0]?.fail(new Error('The cable is cut.'))
  await expect.element(save).toBeVisible()
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'The cable is cut.' }])
})

it('says what an image address gives', async () => {
  await renderForm(STONE)
  await expect.element(page.getByText('Without an image, the initial of its name is shown.')).toBeVisible()
  await textbox('Image URL').fill('photo')
  await expect.element(page.getByText('No picture came from this address.', { exact: false })).toBeVisible()
})

it('says how the period is read, and takes one that cannot be read', async () => {
  const { savings } = await renderForm(STONE)
  const period = textbox(FIELD_LABELS.created_at)
  await expect.element(period).toHaveAccessibleDescription('When it was made: read as 196 BC.')
  await period.fill('c. 246–208 BC')
  await expect.element(period).toHaveAccessibleDescription('When it was made: read as 246 BC to 208 BC.')
  // Once, when the person has stopped typing.
  await expect.element(page.getByText('read as 246 BC to 208 BC.', { exact: true })).toHaveRole('status')
  await period.fill('long ago')
  await expect.element(period).toHaveAccessibleDescription('When it was made, like “c. 196 BCE”.')
  await save.click()
  expect(savings[0]?.content.created_at).toBe('long ago')
})
