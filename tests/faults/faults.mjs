/**
 * Faults of docs/threats.md, and some that only a crash or production shows, by name. The value of each is
 * [test file, pattern of the names of its tests that must fail], followed by edits of the source: [file, text,
 * replacement]. The text must occur exactly once in the file.
 */
import { CACHE_FAULTS } from './cache.mjs'
import { CITE_FAULTS } from './cite.mjs'
import { DATE_FAULTS } from './dates.mjs'
import { HISTORY_FAULTS } from './histories.mjs'
import { IMPORT_FAULTS } from './import.mjs'
import { LABEL_FAULTS } from './labels.mjs'
import { LIST_FAULTS } from './lists.mjs'
import { MINE_FAULTS } from './mine.mjs'
import { OPERATOR_FAULTS } from './operators.mjs'
import { PHOTO_FAULTS } from './photos.mjs'
import { QUOTA_FAULTS } from './quotas.mjs'
import { REPORT_FAULTS } from './reports.mjs'
import { ROOM_FAULTS } from './room.mjs'
import { RULES_FAULTS } from './rules.mjs'
import { SEARCH_FAULTS } from './search.mjs'
import { SITE_FAULTS } from './sites.mjs'
import { START_FAULTS } from './starts.mjs'
import { ROUTE_FAULTS } from './routes.mjs'
import { SHELL_FAULTS } from './shell.mjs'
import { STATE_FAULTS } from './state.mjs'
import { TRUST_FAULTS } from './trust.mjs'

export const FAULTS = {
  ...TRUST_FAULTS,
  ...QUOTA_FAULTS,
  ...START_FAULTS,
  ...STATE_FAULTS,
  ...REPORT_FAULTS,
  ...RULES_FAULTS,
  ...SITE_FAULTS,
  ...OPERATOR_FAULTS,
  ...SEARCH_FAULTS,
  ...HISTORY_FAULTS,
  ...LABEL_FAULTS,
  ...MINE_FAULTS,
  ...LIST_FAULTS,
  ...IMPORT_FAULTS,
  ...DATE_FAULTS,
  ...CACHE_FAULTS,
  ...CITE_FAULTS,
  ...ROUTE_FAULTS,
  ...SHELL_FAULTS,
  ...ROOM_FAULTS,
  ...PHOTO_FAULTS,
}
