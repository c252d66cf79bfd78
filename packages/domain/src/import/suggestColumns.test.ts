/** Columns as collection management systems name them, with invented records. */
import { describe, expect, it } from 'vitest'
import { completeMapping } from './choices.ts'
import { readColumns } from './columns.ts'
import { readRow } from './record.ts'
import { suggestColumns, suggestType } from './suggestMapping.ts'
import { say } from '../messages/message.ts'

type Rows = readonly Readonly<Record<string, string>>[]

function chosenIn(rows: Rows): Record<string, string> {
  const names = Object.keys(rows[0] ?? {})
  const chosen = suggestColumns(names, (name) => rows.map((row) => row[name] ?? ''))
  return Object.fromEntries(Object.entries(chosen).filter(([, field]) => field !== ''))
}

const ART_MUSEUM: Rows = [1, 2, 3].map((number) => ({
  title: `Plate ${number}`,
  creation_date: 'c. 1860',
  creation_date_earliest: '1855-01-01',
  medium: 'satin',
  accession_number: `79.66.${number}`,
  id: `things/${number}`,
  credit_line: 'Gift',
  department: 'Decorative Arts',
  physical_location: 'Not on View',
  web_url: 'https://example.org/1',
  provenance_text: 'A collector',
  classification: 'Ceramics',
  image_url: 'https://example.org/1.jpg',
  full_name: '',
}))

describe('the columns of', () => {
  it('an art museum are known: the accession number is the key, other texts are joined', () => {
    expect(chosenIn(ART_MUSEUM)).toEqual({
      title: 'artifact_name',
      creation_date: 'created_at',
      medium: 'short_description',
      accession_number: 'key',
      credit_line: 'historical_context',
      physical_location: 'present_location',
      provenance_text: 'historical_context',
      classification: 'artifact_type',
      image_url: 'artifact_image',
    })
  })

  it('a digital collection are known: a system number is the key', () => {
    const rows = [1, 2, 3].map((number) => ({
      objectid: `demo_00${number}`,
      title: `Postcard ${number}`,
      creator: 'A company',
      date: '1910',
      description: 'A postcard.',
      location: 'A town',
      identifier: number === 1 ? 'x' : '',
      type: 'Image;StillImage',
      image_small: '/objects/1.jpg',
    }))
    expect(chosenIn(rows)).toEqual({
      objectid: 'key',
      title: 'artifact_name',
      creator: 'historical_context',
      date: 'created_at',
      description: 'short_description',
      location: 'present_location',
      type: 'artifact_type',
      image_small: 'artifact_image',
    })
  })

  it.each([
    ['Inv.-Nr.', 'Bezeichnung', 'Objektart', 'Datierung', 'Standort', 'Beschreibung', 'Bild'],
    ["Numéro d'inventaire", 'Titre', 'Catégorie', 'Datation', 'Musée', 'Notice', 'Photographie'],
    ['Número de inventario', 'Título', 'Clasificación', 'Fecha', 'Ubicación', 'Descripción', 'Imagen'],
    ['Numero di inventario', 'Titolo', 'Tipologia', 'Datazione', 'Collocazione', 'Descrizione', 'Immagine'],
    ['Inventarisnummer', 'Benaming', 'Soort', 'Datering', 'Standplaats', 'Beschrijving', 'Afbeelding'],
    [
      'accessionNumber',
      'objectTitle',
      'objectType',
      'dateText',
      'currentLocation',
      'physicalDescription',
      'primaryImage',
    ],
  ])('a museum with %s are known', (...names) => {
    const rows = [1, 2, 3].map((number) =>
      Object.fromEntries(names.map((name) => [name, `${name} ${number}`])),
    )
    expect(Object.values(chosenIn(rows))).toEqual([
      'key',
      'artifact_name',
      'artifact_type',
      'created_at',
      'present_location',
      'short_description',
      'artifact_image',
    ])
  })
})

it('of two columns whose names fit, the fuller one wins, and among equal ones the more exact name', () => {
  const rows = [1, 2, 3, 4].map((number) => ({
    'Object name': 'Bowl',
    Title: number === 1 ? 'The bowl' : '',
    'Date made': `18${number}0`,
    Period: `18${number}0s`,
  }))
  expect(chosenIn(rows)).toMatchObject({ 'Object name': 'artifact_name', 'Date made': 'created_at' })
})

it('a column whose texts are too long for a field is not taken for it, and one long text refuses no row', () => {
  const long = 'Reproduction is allowed for teaching and research. '.repeat(3)
  const row = { title: 'Postcard', type: 'Documents', rights: long, rightsstatement: 'CC0' }
  expect(chosenIn([row])).toMatchObject({ rightsstatement: 'image_licence' })
  expect(chosenIn([{ ...row, rightsstatement: '' }])).not.toHaveProperty('rights')
  const columns = readColumns({ key: null, map: { title: 'artifact_name', rights: 'image_licence' } })
  const read = readRow({ line: 2, record: { ok: true, value: row } }, columns)
  expect(read).toMatchObject({
    ok: true,
    fields: {
      notes: [say('text-too-long', { field: 'Image licence', most: 100 })],
      sent: ['artifact_name', 'artifact_type'],
    },
  })
})

it('a column of picture addresses wins over one of file names, and is that of the image, whatever its name', () => {
  const both = { filename: 'bowl.jpg', image_small: 'https://example.org/bowl.jpg' }
  expect(chosenIn([both])).toMatchObject({ image_small: 'artifact_image' })
  const rows = [1, 2].map((number) => ({ Name: `Bowl ${number}`, Link: `https://example.org/${number}.jpg` }))
  expect(chosenIn(rows)).toEqual({ Name: 'artifact_name', Link: 'artifact_image' })
})

it('joined columns have their names as labels, a description has none', () => {
  const [row] = ART_MUSEUM
  const names = Object.keys(row ?? {})
  const { mapping } = completeMapping(names, (name) => ART_MUSEUM.map((one) => one[name] ?? ''), {})
  const read = readRow({ line: 2, record: { ok: true, value: row } }, readColumns(mapping))
  expect(read.ok && read.fields.content).toMatchObject({
    artifact_type: 'Tools',
    historical_context: 'Credit line: Gift. Provenance text: A collector.',
    inventory_number: '79.66.1',
  })
})

it('what is told wins over what is guessed', () => {
  const names = Object.keys(ART_MUSEUM[0] ?? {})
  const told = {
    key: 'id',
    map: { classification: '', department: 'artifact_type' },
    join: { short_description: ['medium', 'credit_line'] },
  }
  const { choices, mapping } = completeMapping(
    names,
    (name) => ART_MUSEUM.map((one) => one[name] ?? ''),
    told,
  )
  expect(choices).toMatchObject({ id: 'key', department: 'artifact_type', classification: '' })
  expect(mapping).toMatchObject({ key: 'id', join: told.join })
})

it.each([
  ['paintings', 'Documents'],
  ['prints', 'Documents'],
  ['drawings and watercolors', 'Documents'],
  ['coins', 'Tools'],
  ['Münzen', 'Tools'],
  ['Ceramics', 'Tools'],
  ['céramiques', 'Tools'],
  ['glass', 'Tools'],
  ['Möbel', 'Tools'],
  ['vidrio', 'Tools'],
  ['aardewerk', 'Tools'],
  ['Gemälde', 'Documents'],
  ['dipinti', 'Documents'],
  ['Image;StillImage', 'Documents'],
  ['sculture', 'Sculptures'],
  ['computer art', null],
])('the word %s of a museum suggests the type %s', (word, type) => {
  expect(suggestType(word)).toBe(type)
})
