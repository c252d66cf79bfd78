/** Every call that reads, and what the model says that it returns. */
import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { COVER_PICTURES, type Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { canRead } from '@tracker/domain/visibility/readers.ts'
import { listOf, member, objectOf, type Reply } from '../api/support/ask.ts'
import { isListed, isOpen } from './cases.ts'
import {
  addedBy,
  type Artifact,
  CURATOR,
  hasCountedLikes,
  isExhibited,
  isHidden,
  isPhotoPublic,
  isPublic,
  isVisible,
  listOf as listOfPhotos,
  MEMBERS,
  type Model,
  type Person,
  type Photo,
  readersOf,
  recent,
  type Subject,
  subjectsOf,
  visibility,
} from './state.ts'
import type { World } from './world.ts'

export interface Read {
  readonly who: Person | null
  readonly path: string
  /** Records and photos: a step about one of them may change what this returns. */
  readonly about: readonly (Subject | Photo)[]
  /** What the reply shows. */
  readonly show: (reply: Reply) => unknown
  readonly expected: unknown
}

type Reads = (model: Model, world: World) => Read[]

const status = (reply: Reply) => reply.status
const idsIn = (reply: Reply, field = '_id') =>
  listOf(reply)
    .map((one) => String(one[field]))
    .toSorted()
const idsOf = (records: readonly Subject[]) => records.map(({ id }) => id).toSorted()
const pathOf = ({ url }: Photo) => new URL(url).pathname

/** The page of an artifact, for its adder, another person and a curator; its label. */
const artifactPages: Reads = (model) =>
  recent(model).flatMap((artifact) => {
    const { id, name, owner, likers, more, hasTombstone } = artifact
    const read = {
      artifact_name: name,
      more_photos: more.length === 0 ? undefined : listOfPhotos(more),
      ...(hasCountedLikes(artifact) && { likes_count: likers.size }),
    }
    const isGone = hasTombstone && !isHidden(artifact)
    return [
      ...readersOf(owner).map((who): Read => {
        const reader = { isAdder: who === owner, isCurator: who === CURATOR }
        return {
          who,
          path: `/artifact/${id}`,
          about: [artifact],
          show: (reply) => ({
            artifact_name: member(reply, 'artifact_name'),
            more_photos: member(reply, 'more_photos'),
            ...(hasCountedLikes(artifact) && { likes_count: member(reply, 'likes_count') }),
          }),
          expected: canRead(visibility(artifact), reader)
            ? read
            : { artifact_name: undefined, more_photos: undefined },
        }
      }),
      {
        who: null,
        path: `/label/${id}`,
        about: [artifact],
        show: status,
        expected: isVisible(artifact) ? 200 : isGone ? 410 : 404,
      },
    ]
  })

/** What anybody finds: the list, also by name, the search, the feed. */
const collections: Reads = ({ artifacts }) => {
  const expected = idsOf(artifacts.filter(isVisible))
  const read = (path: string, show: Read['show']): Read => ({ who: null, path, about: [], show, expected })
  return [
    read('/artifacts', (reply) => idsIn(reply)),
    read('/artifacts?name=amph', (reply) => idsIn(reply)),
    read('/search?q=amphora&limit=100', ({ body }) => {
      const { results } = objectOf(body)
      return Array.isArray(results) ? results.map((one) => String(objectOf(one)._id)).toSorted() : null
    }),
    read('/feed.xml', ({ text }) => idsOf(artifacts.filter(({ id }) => text.includes(id)))),
  ]
}

/** The address of a photo, for anybody, and with the token of each person. */
const photos: Reads = (model) =>
  model.photos.flatMap((photo) => {
    const about = [
      photo,
      ...model.artifacts.filter(({ photo: first, more }) => first === photo || more.includes(photo)),
    ]
    const path = pathOf(photo)
    return [
      {
        who: null,
        path: `${path}?size=small`,
        about,
        show: status,
        expected: isPhotoPublic(model, photo) ? 200 : 404,
      },
      ...readersOf(photo.uploader).map((who): Read => {
        const isShown = photo.isThere && (who === photo.uploader || who === CURATOR)
        const hiddenPath = path.replace('/photos/', '/hiddenPhotos/')
        return { who, path: hiddenPath, about, show: status, expected: isShown ? 200 : 404 }
      }),
    ]
  })

/** My Artifacts and My Liked Artifacts of a member, and the curators' page about them. */
const own: Reads = (model, { emailOf, uidOf }) =>
  MEMBERS.flatMap((who): Read[] => {
    const added = addedBy(model, who)
    const liked = model.artifacts.filter((one) => hasCountedLikes(one) && one.likers.has(who))
    return [
      {
        who,
        path: `/myArtifacts?email=${emailOf(who)}`,
        about: [],
        show: (reply) => idsIn(reply),
        expected: idsOf(added.filter((one) => isVisible(one) || isHidden(one))),
      },
      {
        who,
        path: `/liked?email=${emailOf(who)}`,
        about: [],
        show: (reply) => idsIn(reply, 'artifactId'),
        expected: idsOf(liked),
      },
      {
        who: CURATOR,
        path: `/moderation/${uidOf(who)}`,
        about: [],
        show: ({ body }) => {
          const { visible, hidden, suspension } = objectOf(body)
          return { visible, hidden, isSuspended: suspension !== null }
        },
        expected: {
          visible: added.filter(isVisible).length,
          hidden: added.filter(isHidden).length,
          isSuspended: model.suspended.has(who),
        },
      },
    ]
  })

const coverOf = ({ _id, cover }: Exhibition) => [_id, cover.map((one) => one._id).toSorted()] as const
const namesOf = (artifacts: readonly Artifact[]) => artifacts.map(({ name }) => name).toSorted()

/** A list, for its owner and others, and its page with the names of what is visible. */
const lists: Reads = (model) =>
  model.lists.flatMap((list) => {
    const shared = isPublic(model, list)
    return [
      ...readersOf(list.owner).map((who): Read => {
        const isRead = shared || (list.isThere && who === list.owner)
        return { who, path: `/lists/${list.id}`, about: [list], show: status, expected: isRead ? 200 : 404 }
      }),
      {
        who: null,
        path: `/list/${list.id}`,
        about: [list],
        show: (reply) => ({
          status: reply.status,
          named: namesOf(model.artifacts.filter(({ name }) => reply.text.includes(name))),
        }),
        expected: shared
          ? { status: 200, named: namesOf(list.entries.filter(isVisible)) }
          : { status: 404, named: [] },
      },
    ]
  })

/** The gallery: its lists, with the visible artifacts on their covers. */
const gallery: Reads = (model) => [
  {
    who: null,
    path: '/exhibitions',
    about: [],
    show: (reply) => Object.fromEntries(parseAnswer('exhibitions', reply.body).map(coverOf)),
    expected: Object.fromEntries(
      model.lists
        .filter((list) => isExhibited(model, list))
        .map(({ id, entries }) => [id, idsOf(entries.filter(isVisible).slice(0, COVER_PICTURES))]),
    ),
  },
]

/** The curators' list of cases, and how many wait for a decision. */
const cases: Reads = (model) => {
  const about = subjectsOf(model)
  return [
    {
      who: CURATOR,
      path: '/reports',
      about,
      show: (reply) =>
        listOf(reply)
          .map(({ artifact, list }) => String(objectOf(artifact ?? list)._id))
          .toSorted(),
      expected: idsOf(about.filter(isListed)),
    },
    {
      who: CURATOR,
      path: '/openReports',
      about,
      show: (reply) => member(reply, 'open'),
      expected: about.filter(isOpen).length,
    },
  ]
}

export const readsOf: Reads = (model, world) =>
  [artifactPages, collections, photos, own, lists, gallery, cases].flatMap((reads) => reads(model, world))
