/**
 * Faults of docs/threats.md, and some that only a crash or production shows, as edits of the source. Each
 * names the test file that must fail, and a pattern of its test names. An edit is [file, text, replacement];
 * the text must occur exactly once in the file.
 */
import { HISTORY_FAULTS } from './histories.mjs'
import { LABEL_FAULTS } from './labels.mjs'
import { LIST_FAULTS } from './lists.mjs'
import { MINE_FAULTS } from './mine.mjs'
import { REPORT_FAULTS } from './reports.mjs'
import { RULES_FAULTS } from './rules.mjs'
import { SEARCH_FAULTS } from './search.mjs'
import { STATE_FAULTS } from './state.mjs'
import { TRUST_FAULTS } from './trust.mjs'

export const FAULTS = [
  ...TRUST_FAULTS,
  ...STATE_FAULTS,
  ...REPORT_FAULTS,
  ...RULES_FAULTS,
  ...SEARCH_FAULTS,
  ...HISTORY_FAULTS,
  ...LABEL_FAULTS,
  ...MINE_FAULTS,
  ...LIST_FAULTS,
]
