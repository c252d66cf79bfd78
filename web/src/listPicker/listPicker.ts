/** Connects the Add to list buttons of cards and pages with the dialog, which is loaded when it is first opened. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { createStore } from '#utils/createStore.ts'

export type Pickable = Pick<Artifact, '_id' | 'artifact_name'>

export const listPicker = {
  /** Whether the buttons are shown: to signed-in users. */
  isOffered: createStore(false),
  /** The artifact that the open dialog is about. */
  artifact: createStore<Pickable | null>(null),
}
