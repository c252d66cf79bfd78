import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DecisionName } from '@tracker/domain/reports/report.ts'
import type { HiddenState } from '#features/reports/hiddenState.ts'

/** A decision that a curator can make. */
export interface Choice {
  readonly decision: DecisionName
  readonly label: MessageDescriptor
  /** Confirms it afterwards. */
  readonly done: MessageDescriptor
}

const HIDE: Choice = { decision: 'hide', label: msg`Hide`, done: msg`Hidden.` }
const RESTORE: Choice = { decision: 'restore', label: msg`Restore`, done: msg`Restored.` }
const SHOW: Choice = { ...RESTORE, label: msg`Show` }
const DISMISS: Choice = { decision: 'dismiss', label: msg`Dismiss`, done: msg`Dismissed.` }
/** Dismisses what was reported since, such as an appeal. The reason stays as it is. */
const STAYS_HIDDEN: Choice = { ...DISMISS, label: msg`Keep hidden`, done: msg`It stays hidden.` }
/** Hides by decision what a suspension or a hold has hidden. */
const KEEP_HIDDEN: Choice = { ...HIDE, label: msg`Keep hidden`, done: msg`It stays hidden.` }

/**
 * Possible decisions by the state of the record. Restoring an artifact of a suspended contributor requires lifting the
 * suspension first.
 */
export const CHOICES: Readonly<Record<Exclude<HiddenState, null> | 'visible', readonly [Choice, Choice]>> = {
  visible: [HIDE, DISMISS],
  decision: [RESTORE, STAYS_HIDDEN],
  suspension: [KEEP_HIDDEN, DISMISS],
  hold: [SHOW, KEEP_HIDDEN],
}
