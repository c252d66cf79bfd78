import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectShown, expectSoon } from '../support/expectations.ts'
import { addArtifact, like, RECORD } from '../support/collection.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

async function visitForm() {
  const person = await newPerson({ name: 'Jane Harrison' })
  const visitor = await world.member(person)
  await visitor.open('/addArtifact')
  // The form comes when its draft is open.
  await visitor.page.getByLabel('Artifact name').waitFor()
  const section = (name: string) => visitor.page.getByRole('group', { name, exact: true })
  const labelsIn = async (name: string) =>
    (await section(name).locator('label').allInnerTexts()).map((label) => label.replace(/[\s*]+$/, ''))
  return { ...visitor, person, section, labelsIn }
}

describe('section 2, add artifact', () => {
  it('2.41 Adder Information: name and e-mail of the signed-in person, not to be changed', async () => {
    const { section, person } = await visitForm()
    for (const [label, value] of [
      ['Adder name', 'Jane Harrison'],
      ['Adder e-mail', person.email],
    ] as const) {
      const field = section('Adder Information').getByLabel(label)
      expect(await field.inputValue()).toBe(value)
      expect(await field.isEditable()).toBe(false)
    }
  })

  it('2.42 Basic Information', async () => {
    const { labelsIn } = await visitForm()
    expect(await labelsIn('Basic Information')).toEqual([
      'Artifact name',
      'Type',
      'Image URL',
      'Created at',
      'Historical context',
    ])
  })

  it('2.43 Discovery', async () => {
    const { labelsIn } = await visitForm()
    expect(await labelsIn('Discovery')).toEqual(['Discovered at', 'Discovered by', 'Present location'])
  })

  it('2.44 Short description', async () => {
    const { labelsIn } = await visitForm()
    expect(await labelsIn('Short description')).toEqual(['Short description'])
  })

  it('2.45 every field of section 3, with the seven types', async () => {
    const { page } = await visitForm()
    const names = await page
      .getByRole('main')
      .locator('input[name], select[name], textarea[name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names.map(String).toSorted()).toEqual(
      [...Object.keys(RECORD), 'artifact_name', 'adder_name', 'adder_email'].toSorted(),
    )
    const options = await page.getByLabel('Type').getByRole('option').allInnerTexts()
    expect(options.slice(1)).toEqual([...ARTIFACT_TYPES])
    expect(ARTIFACT_TYPES).toEqual([
      'Documents',
      'Sculptures',
      'Writings',
      'Tools',
      'Textiles',
      'Jewelry',
      'Weapons',
    ])
  })
})

describe('section 2, my artifacts', () => {
  it('2.46 a table: name with image, discoverer with a period badge, and Details, Update, Delete', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open('/myArtifacts')
    const headers = page.getByRole('columnheader')
    await expectSoon(() => headers.allTextContents(), ['Name', 'Discoverer', 'Actions'])
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    // Without a picture the initial of the name stands in its place.
    await expectSoon(() => row.getByRole('rowheader').locator('img, svg').count(), 1)
    await expectShown(row.getByRole('cell').getByText(RECORD.discovered_by, { exact: true }))
    await expectShown(row.getByRole('cell').getByText(RECORD.discovered_at, { exact: true }))
    const details = row.getByRole('link', { name: `Details of ${name}` })
    expect(await details.getAttribute('href')).toBe(`/artifact/${id}`)
    const update = row.getByRole('link', { name: `Update ${name}` })
    expect(await update.getAttribute('href')).toBe(`/updateArtifact/${id}`)
    await expectShown(row.getByRole('button', { name: `Delete ${name}` }))
  })

  it('2.47 empty: two lines and an Add Artifact button', async () => {
    const { page, open } = await world.member(await newPerson())
    await open('/myArtifacts')
    await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!", exact: true }))
    await expectShown(page.getByText('Please add one first.', { exact: true }))
    await page.getByRole('main').getByRole('link', { name: 'Add Artifact', exact: true }).click()
    await expectAddress(page, '/addArtifact')
  })
})

describe('section 2, update artifact', () => {
  it('2.48 the same form, filled with the artifact', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open(`/updateArtifact/${id}`)
    await page.getByLabel('Artifact name').waitFor()
    const groups = page.getByRole('main').getByRole('group')
    expect(await groups.locator('> legend').allInnerTexts()).toEqual([
      'Adder Information',
      'Basic Information',
      'Discovery',
      'Short description',
    ])
    const values = await page
      .getByRole('main')
      .locator('input[name], select[name], textarea[name]')
      .evaluateAll((fields) =>
        fields.map((field) => [field.getAttribute('name'), 'value' in field ? field.value : null]),
      )
    expect(Object.fromEntries(values)).toEqual({
      ...RECORD,
      artifact_name: name,
      adder_name: person.name,
      adder_email: person.email,
    })
  })
})

describe('section 2, liked artifacts', () => {
  it('2.49 a table with a Details link in each row', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const id = await addArtifact(await newPerson(), { artifact_name: name })
    await like(person, id)
    const { page, open } = await world.member(person)
    await open('/likedArtifacts')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expectShown(row.getByText(RECORD.discovered_by, { exact: true }))
    expect(await page.getByRole('rowheader').count()).toBe(1)
    await row.getByRole('link', { name: `Details of ${name}` }).click()
    await expectAddress(page, `/artifact/${id}`)
  })

  it('2.50 empty: two lines and a Browse Artifacts button', async () => {
    const { page, open } = await world.member(await newPerson())
    await open('/likedArtifacts')
    await expectShown(page.getByRole('heading', { name: "You haven't liked any Artifact!", exact: true }))
    await expectShown(page.getByText('Please like one first.', { exact: true }))
    await page.getByRole('link', { name: 'Browse Artifacts', exact: true }).click()
    await expectAddress(page, '/allArtifacts')
  })
})
