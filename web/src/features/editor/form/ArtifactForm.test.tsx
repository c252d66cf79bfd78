import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { EMPTY_FORM } from './formValues.ts'
import { closeDialog, renderForm, save, STONE, textbox, titles, type } from '#test/artifactForm.tsx'

/** What is saved: the fields without the list of the form. */
const { photographs: _, ...CONTENT } = STONE

beforeEach(deleteUnsent)

/** Returns true if one element precedes the other in the document. */
const isBefore = (one: Locator, other: Locator) =>
  (one.element().compareDocumentPosition(other.element()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

it('2.41 Adder Information is read-only', async () => {
  await renderForm()
  const group = page.getByRole('group', { name: 'Adder Information' })
  await expect.element(group.getByText('Adding as Ada')).toBeVisible()
  await expect.element(textbox('Adder name')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  for (const [name, value] of [
    ['Adder name', 'Ada'],
    ['Adder e-mail', 'ada@example.com'],
  ] as const) {
    await expect.element(textbox(name)).toHaveValue(value)
    await expect.element(textbox(name)).toHaveAttribute('readonly')
  }
})

it('5.2e the adder’s e-mail and the image’s address have their input types', async () => {
  await renderForm()
  await page.getByText('Adding as Ada').click()
  await expect.element(textbox('Adder e-mail')).toHaveAttribute('type', 'email')
  await expect.element(textbox('Image URL')).toHaveAttribute('type', 'url')
})

it.each(CONTENT_FIELDS)('2.45 has an input for %s', async (field) => {
  await renderForm({ ...EMPTY_FORM, artifact_image: 'https://example.com/stone.jpg' })
  const name = FIELD_LABELS[field]
  await expect.element(textbox(name).or(page.getByRole('combobox', { name }))).toBeVisible()
})

it('2.42, 2.43 and 2.44 has its labelled fields in three sections; only name and type are required', async () => {
  await renderForm()
  for (const [section, labels] of Object.entries({
    'Basic Information': ['Artifact name', 'Created at', 'Image URL', 'Historical context'],
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

it('5.4 requires only name and type: shows both errors, focuses the first, and saves nothing', async () => {
  const { savings, screen } = await renderForm()
  await save.click()
  await expect.element(textbox('Artifact name')).toHaveFocus()
  await expect
    .element(textbox('Artifact name'))
    .toHaveAccessibleDescription(/^Please enter the name of the artifact\. What is it known as\?/)
  await expect.element(type).toHaveAccessibleDescription('Please choose a type.')
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2)
  await expectAccessible(screen.locator)
  expect(savings).toEqual([])
})

it.each(['Artifact name', 'Created at'])('shows a long %s whole', async (name) => {
  await renderForm()
  const field = textbox(name)
  await field.fill('Krater with volutes, on a stand of another vessel, '.repeat(3))
  await expect.poll(() => field.element().clientHeight >= field.element().scrollHeight).toBe(true)
  expect(getComputedStyle(field.element()).overflowY).not.toBe('scroll')
})

it('lists the invalid fields above the button, with links to them, until they are corrected', async () => {
  const { savings } = await renderForm()
  await save.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Not saved yet. Please check these fields:Artifact nameType')
  expect(isBefore(alert, save)).toBe(true)
  await alert.getByRole('button', { name: 'Type' }).click()
  await expect.element(type).toHaveFocus()
  await type.selectOptions('Tools')
  await save.click()
  await expect.element(alert).toHaveTextContent('Not saved yet. Please check this field:Artifact name')
  await alert.getByRole('button', { name: 'Artifact name' }).click()
  await userEvent.keyboard('Sundial{Enter}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.poll(() => savings).toHaveLength(1)
})

it('starts with the given values, and saves what the schema parses', async () => {
  const { savings } = await renderForm(STONE)
  await expect.element(textbox('Artifact name')).toHaveValue('Rosetta Stone')
  await expect.element(type).toHaveValue('Writings')
  await textbox('Artifact name').fill(' Rosetta Stele ')
  await type.selectOptions('Documents')
  await save.click()
  await expect
    .poll(() => savings.map(({ content }) => content))
    .toEqual([{ ...CONTENT, artifact_name: 'Rosetta Stele', artifact_type: 'Documents' }])
})

it('lets an artifact keep a type that the site had earlier, or take one that it has', async () => {
  const { savings } = await renderForm({ ...STONE, artifact_type: 'Relics' })
  await expect.element(type).toHaveValue('Relics')
  await textbox('Artifact name').fill('Rosetta Stele')
  await save.click()
  await expect
    .poll(() => savings.map(({ content }) => content))
    .toEqual([{ ...CONTENT, artifact_name: 'Rosetta Stele', artifact_type: 'Relics' }])
  savings[0]?.fail(new Problem('unavailable', 'Later.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Later.')
  await type.selectOptions('Documents')
  await save.click()
  await expect.poll(() => savings.at(-1)?.content.artifact_type).toBe('Documents')
})

it('shows progress, saves once, and leaves after the save', async () => {
  const { savings, address } = await renderForm(STONE)
  await save.click()
  const busy = page.getByRole('button', { name: 'Saving' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await expect.poll(() => savings).toHaveLength(1)
  expect(titles()).toEqual([])
  savings[0]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  expect(address()).toBe('/form')
  closeDialog()
  await expect.poll(address).toBe('/myArtifacts')
  expect(toast.take()).toEqual([])
})

it('shows the server’s errors at their fields, and keeps what was typed', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Discovered by').fill('Bouchard')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  const errors = [
    { field: 'created_at', message: 'Created at is in the future.' },
    { field: 'discovered_by', message: 'Nobody of that name.' },
  ]
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.fail(new Problem('invalid', 'Please check two fields.', errors))
  await expect.element(textbox('Created at')).toHaveFocus()
  await expect.element(textbox('Created at')).toHaveAccessibleDescription(/^Created at is in the future\./)
  await expect.element(textbox('Discovered by')).toHaveAccessibleDescription(/^Nobody of that name\./)
  await expect.element(textbox('Discovered by')).toHaveValue('Bouchard')
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'Please check two fields.' }])
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Please check two fields.Created atDiscovered by')
  await alert.getByRole('button', { name: 'Discovered by' }).click()
  await expect.element(textbox('Discovered by')).toHaveFocus()
  expect(titles()).toEqual([])
  await save.click()
  await expect.poll(() => savings).toHaveLength(2)
})

it('8.1c and 8.1d shows any other failure in a toast with its message', async () => {
  const { savings } = await renderForm(STONE)
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.fail(new Error('The cable is cut.'))
  await expect.element(save).toBeVisible()
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'The cable is cut.' }])
  await expect.element(page.getByRole('alert')).toHaveTextContent('The cable is cut.')
  await save.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('begins with photo, name and type, also in the tab order', async () => {
  await renderForm()
  page.getByText('Adding as Ada').element().closest('button')?.focus()
  for (const control of [
    page.getByRole('button', { name: 'Take or choose photos' }),
    textbox('Artifact name'),
    type,
  ]) {
    await userEvent.tab()
    await expect.element(control).toHaveFocus()
  }
})

it('shows a plain question beside each label', async () => {
  await renderForm()
  await expect.element(textbox('Created at')).toHaveAccessibleDescription(/^When was it made\?/)
  await expect.element(textbox('Discovered at')).toHaveAccessibleDescription(/^Where and when was it found\?/)
})

it('shows beside the image address what it leads to', async () => {
  await renderForm(STONE)
  const address = textbox('Image URL')
  await expect.element(page.getByText('Without an image, the initial of its name is shown.')).toBeVisible()
  expect(isBefore(page.getByRole('figure'), textbox('Artifact name'))).toBe(true)
  await address.fill('photo')
  await expect.element(page.getByText('No picture came from this address.', { exact: false })).toBeVisible()
  expect(isBefore(address, page.getByRole('figure'))).toBe(true)
})

it('asks for credit and licence if there is a picture, and clears them with it', async () => {
  const { savings } = await renderForm(STONE)
  const credit = textbox('Image credit')
  const licence = page.getByRole('combobox', { name: 'Image licence' })
  await expect.element(credit).not.toBeInTheDocument()
  await textbox('Image URL').fill('https://example.com/stone.jpg')
  await credit.fill('Karl')
  await licence.selectOptions('CC BY 4.0')
  await expect
    .element(page.getByRole('link', { name: 'What this licence says' }))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/')
  await save.click()
  const content = { image_credit: 'Karl', image_licence: 'CC BY 4.0' }
  await expect.poll(() => savings[0]?.content).toMatchObject(content)
  savings[0]?.fail(new Error('Once more.'))
  await expect.element(save).toBeVisible()
  await textbox('Image URL').fill('')
  await expect.element(credit).not.toBeInTheDocument()
  await save.click()
  const without = { artifact_image: '', image_credit: '', image_licence: '' }
  await expect.poll(() => savings[1]?.content).toMatchObject(without)
})

it('keeps a licence in one’s own words, and one that is spelled otherwise', async () => {
  const picture = { artifact_image: 'https://example.com/stone.jpg' }
  const { savings } = await renderForm({ ...STONE, ...picture, image_licence: 'own photo' })
  const licence = page.getByRole('combobox', { name: 'Image licence' })
  const words = textbox('Licence in your words')
  await expect.element(licence).toHaveDisplayValue('In my own words')
  await expect.element(words).toHaveValue('own photo')
  await licence.selectOptions('In Copyright')
  await expect.element(words).not.toBeInTheDocument()
  await licence.selectOptions('In my own words')
  await words.fill('CC BY 3.0')
  await expect.element(words).toBeVisible()
  await save.click()
  await expect.poll(() => savings[0]?.content.image_licence).toBe('CC BY 3.0')
})

it('selects a licence that is not in the list, but known', async () => {
  await renderForm({ ...STONE, artifact_image: 'https://example.com/stone.jpg', image_licence: 'cc-by-3.0' })
  await expect.element(page.getByRole('combobox', { name: 'Image licence' })).toHaveDisplayValue('CC BY 3.0')
})

it('shows how the period is read, and accepts one that cannot be read', async () => {
  const { savings } = await renderForm(STONE)
  const period = textbox(FIELD_LABELS.created_at)
  await expect.element(period).toHaveAccessibleDescription('When was it made? Read as 196 BC.')
  await period.fill('c. 246–208 BC')
  await expect.element(period).toHaveAccessibleDescription('When was it made? Read as 246 BC to 208 BC.')
  // Announced once, after the user has stopped typing.
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Read as 246 BC to 208 BC.' }))
    .toHaveRole('status')
  await period.fill('long ago')
  await expect.element(period).toHaveAccessibleDescription('When was it made? Like “c. 196 BCE”.')
  await save.click()
  await expect.poll(() => savings[0]?.content.created_at).toBe('long ago')
})
