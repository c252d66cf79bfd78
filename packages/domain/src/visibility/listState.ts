/** Visibility of a list of artifacts (docs/decisions/029-lists.md). Unlike an artifact, a list stays in its place. */
import type { ListVisibility } from '../lists/list.ts'

export interface ListState {
  /** The owner's choice. */
  readonly visibility: ListVisibility
  /** True after a curator's decision. */
  readonly isHidden: boolean
  /** Whether a suspension of the owner is in effect. */
  readonly isSuspended: boolean
}

/** Returns true if everybody with the address reads the list. Its owner always does, curators while it has a case. */
export const isListShared = ({ visibility, isHidden, isSuspended }: ListState): boolean =>
  visibility !== 'private' && !isHidden && !isSuspended

/** Returns true if the gallery lists it, for everybody. */
export const isInGallery = (list: ListState): boolean => list.visibility === 'gallery' && isListShared(list)
