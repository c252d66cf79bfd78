/** Compares what every call returns with the model. */
import { canRead } from '@tracker/domain/visibility/readers.ts'
import { expect } from 'vitest'
import { listOf, member, objectOf, type Reply } from '../api/support/ask.ts'
import { isListed, isOpen } from './cases.ts'
import {
  type Artifact,
  CURATOR,
  isHidden,
  isPublic,
  isShared,
  isVisible,
  type List,
  MEMBERS,
  type Model,
  type Person,
  readersOf,
  recent,
  visibility,
} from './state.ts'
import type { World } from './world.ts'

type Compare = (model: Model, world: World) => Promise<void>[]

const idsIn = (reply: Reply, field = '_id') =>
  listOf(reply)
    .map((one) => String(one[field]))
    .toSorted()
const idsOf = (artifacts: readonly Artifact[]) => artifacts.map(({ id }) => id).toSorted()
const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname

/** The page of an artifact, for its adder, another person and a curator; its label. */
const artifactPages: Compare = (model, { call }) =>
  recent(model).flatMap((artifact) => [
    ...readersOf(artifact.adder).map(async (who) => {
      const isRead = canRead(visibility(artifact), {
        isAdder: who === artifact.adder,
        isCurator: who === CURATOR,
      })
      const reply = await call(who, 'GET', `/artifact/${artifact.id}`)
      const read = isRead ? artifact.name : undefined
      expect(member(reply, 'artifact_name'), `${artifact.name} for ${who}`).toBe(read)
      if (isVisible(artifact)) expect(member(reply, 'likes_count')).toBe(artifact.likers.size)
    }),
    (async () => {
      const { status } = await call(null, 'GET', `/label/${artifact.id}`)
      const isGone = artifact.hasTombstone && !isHidden(artifact)
      expect(status, `label of ${artifact.name}`).toBe(isVisible(artifact) ? 200 : isGone ? 410 : 404)
    })(),
  ])

/** What anybody finds: the list by name, the search, the feed, the sitemap. */
const collections: Compare = ({ artifacts }, { call }) => {
  const expected = idsOf(artifacts.filter(isVisible))
  const found = (text: string) => idsOf(artifacts.filter(({ id }) => text.includes(id)))
  return [
    call(null, 'GET', '/artifacts').then((reply) => expect(idsIn(reply), 'GET /artifacts').toEqual(expected)),
    call(null, 'GET', '/artifacts?name=amph').then((reply) =>
      expect(idsIn(reply), 'GET /artifacts?name').toEqual(expected),
    ),
    call(null, 'GET', '/search?q=amphora&limit=100').then(({ body }) => {
      const { results } = objectOf(body)
      const ids = Array.isArray(results) ? results.map((one) => String(objectOf(one)._id)).toSorted() : null
      expect(ids, 'GET /search').toEqual(expected)
    }),
    call(null, 'GET', '/feed.xml').then(({ text }) => expect(found(text), 'feed').toEqual(expected)),
  ]
}

/** The address of a photo, for anybody, and with the token of each person. */
const photos: Compare = (model, { call }) =>
  model.photos.flatMap((photo, index) => [
    call(null, 'GET', `${pathOf(photo)}?size=small`).then(({ status }) =>
      expect(status, `photo ${index}`).toBe(isPublic(model, photo) ? 200 : 404),
    ),
    ...readersOf(photo.uploader).map(async (who) => {
      const { status } = await call(who, 'GET', pathOf(photo).replace('/photos/', '/hiddenPhotos/'))
      const isShown = photo.isThere && (who === photo.uploader || who === CURATOR)
      expect(status, `photo ${index} for ${who}`).toBe(isShown ? 200 : 404)
    }),
  ])

/** My Artifacts and My Liked Artifacts of a member, and the curators' page about them. */
const own: Compare = ({ artifacts, suspended }, { call, emailOf, uidOf }) =>
  MEMBERS.flatMap((who: Person) => {
    const added = artifacts.filter(({ adder }) => adder === who)
    const mine = idsOf(added.filter((one) => isVisible(one) || isHidden(one)))
    const liked = idsOf(artifacts.filter((one) => isVisible(one) && one.likers.has(who)))
    return [
      call(who, 'GET', `/myArtifacts?email=${emailOf(who)}`).then((reply) =>
        expect(idsIn(reply), `artifacts of ${who}`).toEqual(mine),
      ),
      call(who, 'GET', `/liked?email=${emailOf(who)}`).then((reply) =>
        expect(idsIn(reply, 'artifactId'), `likes of ${who}`).toEqual(liked),
      ),
      call(CURATOR, 'GET', `/moderation/${uidOf(who)}`).then(({ body }) => {
        const { visible, hidden, suspension } = objectOf(body)
        expect({ visible, hidden, isSuspended: suspension !== null }, `moderation of ${who}`).toEqual({
          visible: added.filter(isVisible).length,
          hidden: added.filter(isHidden).length,
          isSuspended: suspended.has(who),
        })
      }),
    ]
  })

/** A list, for its owner and others, and its page with the names of what is visible. */
const lists: Compare = (model, { call }) =>
  model.lists.flatMap((list: List) => [
    ...readersOf(list.owner).map(async (who) => {
      const { status } = await call(who, 'GET', `/lists/${list.id}`)
      const isRead = isShared(model, list) || (list.isThere && who === list.owner)
      expect(status, `${list.title} for ${who}`).toBe(isRead ? 200 : 404)
    }),
    call(null, 'GET', `/list/${list.id}`).then(({ status, text }) => {
      const named = model.artifacts.filter(({ name }) => text.includes(name)).map(({ name }) => name)
      const shown = list.entries.filter(isVisible).map(({ name }) => name)
      expect({ status, named: named.toSorted() }, `page of ${list.title}`).toEqual(
        isShared(model, list) ? { status: 200, named: shown.toSorted() } : { status: 404, named: [] },
      )
    }),
  ])

/** The curators' list of cases, and how many wait for a decision. */
const cases: Compare = ({ artifacts, lists: all }, { call }) => {
  const records = [...artifacts, ...all]
  return [
    call(CURATOR, 'GET', '/reports').then((reply) => {
      const ids = listOf(reply).map(({ artifact, list }) => String(objectOf(artifact ?? list)._id))
      const expected = records.filter(isListed).map(({ id }) => id)
      expect(ids.toSorted(), 'GET /reports').toEqual(expected.toSorted())
    }),
    call(CURATOR, 'GET', '/openReports').then((reply) =>
      expect(member(reply, 'open'), 'GET /openReports').toBe(records.filter(isOpen).length),
    ),
  ]
}

/** @throws AssertionError naming the call that differs from the model */
export async function compareAll(model: Model, world: World): Promise<void> {
  const all = [artifactPages, collections, photos, own, lists, cases]
  await Promise.all(all.flatMap((compare) => compare(model, world)))
}
