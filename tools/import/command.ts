/** The options of `npm run import`, which imports a file or undoes an import. */
import { PROJECT, YES } from '#cli/args.ts'

const SUMMARY = 'Imports artifacts from JSON lines or a table, or undoes an import (docs/importing.md).'
const USAGE = [
  'npm run import -- FILE [--as EMAIL] [--project ID] [--key COLUMN | --no-key] [--map "COLUMN=FIELD"] [--value "WORD=TYPE"] [--join "FIELD=COLUMN + COLUMN"] [--mapping FILE] [--save-mapping FILE] [--pictures FOLDER [--site ORIGIN]] [--update [--yes]] [--dry-run] [--refused FILE]',
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
    join: {
      type: 'string',
      multiple: true,
      description: 'columns that are joined into the text of a field, with their names; may repeat',
    },
    mapping: { type: 'string', description: 'file with key, map, value and join; options win' },
    'save-mapping': {
      type: 'string',
      description: 'writes key, map, value and join of this run into a file',
    },
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
