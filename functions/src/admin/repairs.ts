/** What has to be repaired, decided on plain values. */

/** What is known of one stored artifact. */
export interface ArtifactState {
  readonly id: string
  readonly likesCount: unknown
  /** Whether its deletion has begun. */
  readonly isBeingDeleted: boolean
  /** Whether it stands in for one that is being hidden. */
  readonly isBeingHidden: boolean
  /** Names a copying that was not finished. */
  readonly copying: string | null
  /** Likes that are stored. */
  readonly likes: number
  /** Whether what it is sorted and found by is what its name gives today. */
  readonly isNamedRight: boolean
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
  | { readonly kind: 'correct-mark'; readonly artifactId: string }
  | { readonly kind: 'remove-photo'; readonly photoId: string }

/** An artifact that is on its way out needs a right count too: until it is gone it counts its likes. */
export function repairsOf(artifact: ArtifactState): Repair[] {
  const repairs: Repair[] = []
  const { id: artifactId, likesCount, likes, copying } = artifact
  if (likesCount !== likes) repairs.push({ kind: 'recount', artifactId, from: likesCount, to: likes })
  if (artifact.isBeingHidden) repairs.push({ kind: 'finish-hiding', artifactId })
  else if (artifact.isBeingDeleted) repairs.push({ kind: 'finish-deletion', artifactId })
  else {
    if (copying !== null) repairs.push({ kind: 'finish-copying', artifactId, copying })
    if (!artifact.isNamedRight) repairs.push({ kind: 'refold', artifactId })
  }
  return repairs
}

/** What is left of artifacts that are neither shown nor hidden, and likes that still lie beside those that were restored. */
export interface Leftovers {
  readonly likes: ReadonlyMap<string, number>
  readonly hiddenLikes: ReadonlyMap<string, number>
  readonly privates: readonly string[]
  readonly histories: readonly string[]
  readonly cases: readonly string[]
  /** Photos that no artifact uses. */
  readonly photos: readonly string[]
}

/** What is to be done with everything that has lost its artifact. */
export function orphanRepairs({
  likes,
  hiddenLikes,
  privates,
  histories,
  cases,
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
    ...photos.map((photoId): Repair => ({ kind: 'remove-photo', photoId })),
  ]
}

/** What the search's index does not know, or knows as it was: each is read again, and the index is written anew. */
export function indexRepairs(ids: readonly string[]): Repair[] {
  if (ids.length === 0) return []
  return [
    ...ids.map((artifactId): Repair => ({ kind: 'restamp', artifactId })),
    { kind: 'rebuild-index', artifacts: ids.length },
  ]
}

/** What adders are told of reports, and should not be, or are not told. */
export const markRepairs = (ids: readonly string[]): Repair[] =>
  ids.map((artifactId) => ({ kind: 'correct-mark', artifactId }))

/** A repair as a line for the operator. */
export function describeRepair(repair: Repair): string {
  if (repair.kind === 'rebuild-index')
    return `search index: wrong about ${repair.artifacts}, it is built anew`
  if (repair.kind === 'remove-photo') return `photo ${repair.photoId}: no artifact shows it, it is removed`
  const of = `artifact ${repair.artifactId}`
  switch (repair.kind) {
    case 'recount':
      return `${of}: likes_count ${String(repair.from)} becomes ${repair.to}`
    case 'finish-deletion':
      return `${of}: its interrupted deletion is finished`
    case 'finish-hiding':
      return `${of}: its likes follow it out of sight`
    case 'finish-restoring':
      return `${of} is not hidden: ${repair.likes} likes come back, or go with it`
    case 'finish-copying':
      return `${of}: its interrupted edit follows into its likes`
    case 'refold':
      return `${of}: it is sorted and found by its name as it reads today`
    case 'restamp':
      return `${of}: the search knows it otherwise, it is read again`
    case 'remove-orphans':
      return `${of} does not exist: ${repair.likes} likes are removed`
    case 'remove-private':
      return `${of} does not exist: what is left of its adder is removed`
    case 'remove-history':
      return `${of} does not exist: what is left of its history is removed`
    case 'remove-reports':
      return `${of} does not exist: what was reported about it is removed`
    case 'correct-mark':
      return `${of}: its adder is told rightly whether it waits for curators`
    default:
      return repair satisfies never
  }
}
