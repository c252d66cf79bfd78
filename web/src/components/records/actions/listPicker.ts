/**
 * Connects the Add to list buttons on cards and pages with the dialog, which loads when it is first opened.
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { createStore } from '#utils/createStore.ts'

export type Pickable = Pick<Artifact, '_id' | 'artifact_name'>

/** Results of a search. */
export interface Results {
  /** Yields all of them, the loaded ones first. */
  readonly pages: () => AsyncIterable<readonly Pickable[]>
  /** Suggested title of the list; may be empty. */
  readonly title: string
}

export const listPicker = {
  /** True if the buttons are shown, which is for signed-in users. */
  isOffered: createStore(false),
  /** The artifact of the open dialog. */
  artifact: createStore<Pickable | null>(null),
  /** The results of which the open dialog makes a list. */
  results: createStore<Results | null>(null),
}
