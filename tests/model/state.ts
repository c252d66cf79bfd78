/** What the model knows: the state that the domain's tables give every record after the steps so far. */
import { type ListState, isListShared } from '@tracker/domain/visibility/listState.ts'
import { EFFECTS, photoState } from '@tracker/domain/visibility/readers.ts'
import { type RecordState, type Visibility, visibilityOf } from '@tracker/domain/visibility/recordState.ts'

/** Two adders, a reader who likes and reports, and a curator. */
export const PEOPLE = ['ada', 'eve', 'bob', 'cora'] as const
export type Person = (typeof PEOPLE)[number]
/** Those who add artifacts and make lists, and whose accounts are suspended and deleted. */
export const MEMBERS = ['ada', 'eve', 'bob'] as const satisfies readonly Person[]
/** Who adds artifacts and photos; mostly one person, who uses a photo several times. */
export const ADDERS = ['ada', 'ada', 'eve'] as const satisfies readonly Person[]
export const CURATOR: Person = 'cora'

/** A case: `rank` 1 waits for a decision, 0 is a hidden record; null is not in the curators' list. */
export interface Case {
  rank: 0 | 1 | null
  /** Rank while its record is deleted or its adder suspended. */
  suspendedRank: 0 | 1 | null
  /** When each person reported, and when a curator decided last, in steps. */
  readonly reports: Map<Person, { at: number; isAppeal: boolean }>
  decidedAt: number | null
  /** The last decision with its note. */
  decision: string | null
}

export interface Photo {
  readonly url: string
  readonly uploader: Person
  /** False once it is deleted. */
  isThere: boolean
}

/** What people report and curators decide on. */
interface Reportable {
  readonly id: string
  readonly owner: Person
  /** Step at which it was hidden. */
  hiddenAt: number
  reportCase: Case | null
}

export interface Artifact extends Reportable {
  readonly kind: 'artifact'
  readonly name: string
  /** Null once it is gone. */
  state: RecordState | null
  photo: Photo | null
  /** Further photographs. */
  more: readonly Photo[]
  readonly likers: Set<Person>
  /** Whether its label says that it was deleted. */
  hasTombstone: boolean
  /** Whether the time to undo its deletion is over. */
  isExpired: boolean
  /** Step at which it was gone. */
  goneAt: number
}

export interface List extends Reportable {
  readonly kind: 'list'
  readonly title: string
  visibility: ListState['visibility']
  /** Whether a curator hid it. */
  isHidden: boolean
  isThere: boolean
  readonly entries: Artifact[]
}

export type Subject = Artifact | List

export interface Model {
  /** Number of steps so far. */
  step: number
  readonly artifacts: Artifact[]
  readonly photos: Photo[]
  readonly lists: List[]
  readonly suspended: Set<Person>
  /** Records and photos that the current step is about. */
  readonly touched: Set<Subject | Photo>
}

/** Artifacts that exist, and those that the last step ended. */
export const recent = ({ artifacts, step }: Model) =>
  artifacts.filter(({ state, goneAt }) => state !== null || goneAt === step)

export const emptyModel = (): Model => ({
  step: 0,
  artifacts: [],
  photos: [],
  lists: [],
  suspended: new Set(),
  touched: new Set(),
})

export const visibility = ({ state }: Artifact): Visibility => visibilityOf(state)
export const isVisible = (artifact: Artifact) => visibility(artifact) === 'visible'

/** Returns true if users see their likes of the artifact, and it counts them. */
export const hasCountedLikes = (artifact: Artifact) => EFFECTS[visibility(artifact)].likes === 'counted'

/** Returns true for a record that its owner and curators still see. */
export const isHidden = (record: Subject) =>
  record.kind === 'list' ? record.isThere && record.isHidden : ['held', 'hidden'].includes(visibility(record))

const isShared = ({ suspended }: Model, list: List) =>
  list.isThere && isListShared({ ...list, isSuspended: suspended.has(list.owner) })

/** Returns true for a list that everybody finds, and that shows something. */
export const isExhibited = (model: Model, list: List) =>
  isShared(model, list) && list.visibility === 'gallery' && list.entries.some(isVisible)

/** What curators take out of the gallery stays shared. */
export function leaveGallery(list: List): void {
  if (list.visibility === 'gallery') list.visibility = 'link'
}

/** Returns true for a record that its owner still has, deleted ones not. */
export const isThere = (record: Subject) =>
  record.kind === 'list' ? record.isThere : isVisible(record) || isHidden(record)

/** Returns true for a record that everybody reads. */
export const isPublic = (model: Model, record: Subject) =>
  record.kind === 'list' ? isShared(model, record) : isVisible(record)

export const subjectsOf = ({ artifacts, lists }: Model): readonly Subject[] => [...artifacts, ...lists]

export const addedBy = ({ artifacts }: Model, adder: Person) =>
  artifacts.filter(({ owner }) => owner === adder)

/** Those who see different things: a record's owner, another member, and a curator. */
export const readersOf = (owner: Person): readonly Person[] => [
  owner,
  owner === 'bob' ? 'ada' : 'bob',
  CURATOR,
]

export const usersOf = ({ artifacts }: Model, photo: Photo) =>
  artifacts.filter(
    (artifact) => (artifact.photo === photo || artifact.more.includes(photo)) && artifact.state !== null,
  )

export const isPhotoPublic = (model: Model, photo: Photo) =>
  photo.isThere && photoState(usersOf(model, photo).map(visibility)) === 'public'

/** Photos go with their last use. */
export function releasePhotos(model: Model, photos: readonly (Photo | null)[]): void {
  for (const photo of photos)
    if (photo && photoState(usersOf(model, photo).map(visibility)) === 'unused') photo.isThere = false
}

/** The photographs of a request or a response. */
export const listOf = (photos: readonly Photo[]) => photos.map(({ url }) => ({ url }))

export const newCase = (rank: Case['rank']): Case => ({
  rank,
  suspendedRank: null,
  reports: new Map(),
  decidedAt: null,
  decision: null,
})
