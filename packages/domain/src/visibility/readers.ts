/** Who sees an artifact, and what its state means for the documents about it. */
import type { Visibility } from './recordState.ts'

export interface Reader {
  /** True for the artifact's adder. */
  readonly isAdder: boolean
  readonly isCurator: boolean
}

/** `members`: its adder and curators. */
type Audience = 'everybody' | 'members' | 'nobody'

interface Effects {
  /** Who reads the artifact. Only what everybody reads is in lists, searches, feeds, labels, shared lists and likes. */
  readonly readers: Audience
  /** Whether the uploaded photo that it uses may be shown to everybody. */
  readonly showsPhoto: boolean
  /** Whether the photo is kept. */
  readonly keepsPhoto: boolean
  /** `counted`: users see their likes and the artifact counts them. `kept`: they return with the artifact. */
  readonly likes: 'counted' | 'kept' | 'deleted'
}

const AWAY = {
  readers: 'members',
  showsPhoto: false,
  keepsPhoto: true,
  likes: 'kept',
} as const

/** An entry of a list is never changed: it shows the artifact while everybody reads it, else a line without a name. */
export const EFFECTS: Readonly<Record<Visibility, Effects>> = {
  visible: { readers: 'everybody', showsPhoto: true, keepsPhoto: true, likes: 'counted' },
  held: AWAY,
  hidden: AWAY,
  deleted: { ...AWAY, readers: 'nobody' },
  gone: { readers: 'nobody', showsPhoto: false, keepsPhoto: false, likes: 'deleted' },
}

export function canRead(visibility: Visibility, { isAdder, isCurator }: Reader): boolean {
  const { readers } = EFFECTS[visibility]
  return readers === 'everybody' || (readers === 'members' && (isAdder || isCurator))
}

/**
 * Returns who sees a photo, from the artifacts of its uploader that use it. Its uploader and curators see it in any case.
 * `unused`: it is deleted with its last use, or after a day.
 */
export function photoState(users: readonly Visibility[]): 'public' | 'private' | 'unused' {
  if (users.some((user) => EFFECTS[user].showsPhoto)) return 'public'
  return users.some((user) => EFFECTS[user].keepsPhoto) ? 'private' : 'unused'
}
