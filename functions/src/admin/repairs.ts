/** Repair logic of the reconciler, without I/O. */

/** State of one stored artifact. */
export interface ArtifactState {
  readonly id: string
  /** Stored `likes_count`. */
  readonly likesCount: unknown
  readonly isBeingDeleted: boolean
  /** True for the placeholder of an artifact that is being hidden. */
  readonly isBeingHidden: boolean
  /** Id of an unfinished update of like copies. */
  readonly copying: string | null
  /** Number of stored likes. */
  readonly likes: number
  /** False if sort key or n-grams do not match the name. */
  readonly hasCurrentNameFields: boolean
}

export type Repair =
  | { readonly kind: 'finish-deletion'; readonly artifactId: string }
  | { readonly kind: 'finish-hiding'; readonly artifactId: string }
  | { readonly kind: 'finish-restoring'; readonly artifactId: string; readonly likes: number }
  | { readonly kind: 'finish-copying'; readonly artifactId: string; readonly copying: string }
  | { readonly kind: 'recount'; readonly artifactId: string; readonly from: unknown; readonly to: number }
  | { readonly kind: 'refold'; readonly artifactId: string }
  | { readonly kind: 'restamp'; readonly artifactId: string }
  | { readonly kind: 'rebuild-index'; readonly artifacts: number }
  | { readonly kind: 'remove-orphans'; readonly artifactId: string; readonly likes: number }
  | { readonly kind: 'remove-private'; readonly artifactId: string }
  | { readonly kind: 'remove-history'; readonly artifactId: string }
  | { readonly kind: 'remove-reports'; readonly artifactId: string }
  | { readonly kind: 'remove-list-reports'; readonly listId: string }
  | { readonly kind: 'remove-records'; readonly uid: string }
  | { readonly kind: 'correct-mark'; readonly artifactId: string }
  | { readonly kind: 'remove-photo'; readonly photoId: string }
  | { readonly kind: 'remove-deleted'; readonly artifactId: string; readonly uid: string }
  | { readonly kind: 'finish-suspending'; readonly uid: string; readonly artifacts: number }
  | { readonly kind: 'finish-lifting'; readonly uid: string; readonly artifacts: number }

/** Returns the repairs for one artifact. Artifacts being deleted need a correct count too. */
export function repairsOf(artifact: ArtifactState): Repair[] {
  const repairs: Repair[] = []
  const { id: artifactId, likesCount, likes, copying } = artifact
  if (likesCount !== likes) repairs.push({ kind: 'recount', artifactId, from: likesCount, to: likes })
  if (artifact.isBeingHidden) repairs.push({ kind: 'finish-hiding', artifactId })
  else if (artifact.isBeingDeleted) repairs.push({ kind: 'finish-deletion', artifactId })
  else {
    if (copying !== null) repairs.push({ kind: 'finish-copying', artifactId, copying })
    if (!artifact.hasCurrentNameFields) repairs.push({ kind: 'refold', artifactId })
  }
  return repairs
}

/** Documents whose artifact no longer exists, by kind, and hidden likes of artifacts that are not hidden. */
export interface Leftovers {
  readonly likes: ReadonlyMap<string, number>
  readonly hiddenLikes: ReadonlyMap<string, number>
  readonly privates: readonly string[]
  readonly histories: readonly string[]
  readonly cases: readonly string[]
  /** Reports of missing lists, by the list's id. */
  readonly listReports: readonly string[]
  /** Unused photos. */
  readonly photos: readonly string[]
}

/** Returns the repairs for leftovers. */
export function orphanRepairs({
  likes,
  hiddenLikes,
  privates,
  histories,
  cases,
  listReports,
  photos,
}: Leftovers): Repair[] {
  return [
    ...[...likes].map(([artifactId, count]): Repair => ({
      kind: 'remove-orphans',
      artifactId,
      likes: count,
    })),
    ...[...hiddenLikes].map(([artifactId, count]): Repair => ({
      kind: 'finish-restoring',
      artifactId,
      likes: count,
    })),
    ...privates.map((artifactId): Repair => ({ kind: 'remove-private', artifactId })),
    ...histories.map((artifactId): Repair => ({ kind: 'remove-history', artifactId })),
    ...cases.map((artifactId): Repair => ({ kind: 'remove-reports', artifactId })),
    ...listReports.map((listId): Repair => ({ kind: 'remove-list-reports', listId })),
    ...photos.map((photoId): Repair => ({ kind: 'remove-photo', photoId })),
  ]
}

/** Returns the repairs for artifacts that are missing or outdated in the search index. */
export function indexRepairs(ids: readonly string[]): Repair[] {
  if (ids.length === 0) return []
  return [
    ...ids.map((artifactId): Repair => ({ kind: 'restamp', artifactId })),
    { kind: 'rebuild-index', artifacts: ids.length },
  ]
}

/** Returns the repairs for wrong open report marks. */
export const markRepairs = (ids: readonly string[]): Repair[] =>
  ids.map((artifactId) => ({ kind: 'correct-mark', artifactId }))
