/** The options of `npm run import`, which imports a file or undoes an import. */
import { PROJECT, YES } from '#cli/args.ts'

const SUMMARY = 'Imports artifacts from JSON lines or a table, or undoes an import (docs/importing.md).'
const USAGE = [
  'npm run import -- FILE [--as EMAIL] [--project ID] [--key COLUMN | --no-key] [--list NAME] [--map "COLUMN=FIELD"] [--value "WORD=TYPE"] [--date "WRITTEN=DATE"] [--type TYPE] [--unnamed COLUMN] [--cut] [--join "FIELD=COLUMN + COLUMN"] [--mapping FILE] [--save-mapping FILE] [--encoding NAME] [--delimiter CHARACTER] [--sheet NAME] [--names-row NUMBER] [--hidden] [--pictures FOLDER [--site ORIGIN]] [--update [--yes]] [--same-list] [--dry-run] [--refused FILE]',
  'npm run import -- --undo RUN [--yes]',
]

export const IMPORT = {
  summary: SUMMARY,
  usage: USAGE,
  options: {
    as: { type: 'string', description: 'account that adds the artifacts' },
    ...PROJECT,
    key: { type: 'string', description: 'column that identifies a record' },
    'no-key': {
      type: 'boolean',
      default: false,
      description: 'no column does: each changed row is a new artifact',
    },
    map: { type: 'string', multiple: true, description: 'field that a column holds; may repeat' },
    value: {
      type: 'string',
      multiple: true,
      description: 'artifact type that a word stands for; may repeat',
    },
    date: {
      type: 'string',
      multiple: true,
      description: 'date to store in place of one of the file; may repeat',
    },
    join: {
      type: 'string',
      multiple: true,
      description: 'columns that are joined into the text of a field, with their names; may repeat',
    },
    mapping: { type: 'string', description: 'file with a mapping; options win' },
    'save-mapping': {
      type: 'string',
      description: 'writes the mapping of this run into a file',
    },
    type: { type: 'string', description: 'artifact type of records whose word has none' },
    unnamed: { type: 'string', description: 'column with the name of records that have none' },
    cut: { type: 'boolean', default: false, description: 'cut texts over the limit after a word' },
    list: { type: 'string', description: 'name of the list to which the keys belong' },
    'same-list': {
      type: 'boolean',
      default: false,
      description: 'the file is of the same list, though most names differ',
    },
    encoding: { type: 'string', description: 'encoding of the file' },
    delimiter: { type: 'string', description: 'character between the cells; "tab" for a tab' },
    sheet: { type: 'string', description: 'sheet of the workbook' },
    'names-row': { type: 'string', description: 'row that names the columns; 0 for none' },
    hidden: { type: 'boolean', default: false, description: 'read hidden rows of the workbook, too' },
    pictures: { type: 'string', description: 'folder of the picture files that artifact_image names' },
    site: {
      type: 'string',
      description: 'origin of the site, for the addresses of pictures (default: https://ID.web.app)',
    },
    update: { type: 'boolean', default: false, description: 'change artifacts whose record changed' },
    'dry-run': { type: 'boolean', default: false, description: 'report only' },
    refused: { type: 'string', description: 'file for refused records (default: FILE.refused.jsonl)' },
    undo: { type: 'string', description: 'undo the import RUN' },
    ...YES,
  },
} as const

const { undo, yes } = IMPORT.options
export const UNDO = { ...IMPORT, options: { undo, yes } } as const
