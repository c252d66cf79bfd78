/** Steps about photos: uploads, use by artifacts, removal. */
import { expect } from 'vitest'
import { member } from '../api/support/ask.ts'
import { aPhoto, photoForm } from '../api/support/photos.ts'
import { type Action, choose, chooseSubject, expectDone } from './action.ts'
import {
  ADDERS,
  type Artifact,
  type Model,
  type Person,
  type Photo,
  listOf,
  releasePhotos,
  usersOf,
  visibility,
} from './state.ts'

const FORM = photoForm(aPhoto())

/** Chooses a photo or none, mostly one of the person's own. */
export function choosePhoto({ photos }: Model, who: Person, choice: number): Photo | null {
  if (choice % 4 === 0) return null
  const own = photos.filter(({ uploader, isThere }) => uploader === who && isThere)
  const from = choice % 8 === 1 || own.length === 0 ? photos : own
  return from.length === 0 ? null : choose(from, choice >> 3)
}

/** Returns true if the person cannot use the photo. */
export const isForeign = (photo: Photo | null, who: Person) =>
  photo !== null && (!photo.isThere || photo.uploader !== who)

/** Chooses at most three further photographs, some of them twice. */
export const chooseMore = (model: Model, who: Person, choice: number): readonly Photo[] =>
  [choice >> 1, choice >> 3, choice >> 6]
    .flatMap((one) => choosePhoto(model, who, one) ?? [])
    .slice(0, choice % 4)

const upload: Action = {
  check: ({ photos }) => photos.length < 6,
  async run(model, world, { a }) {
    const who = choose(ADDERS, a)
    const reply = await world.upload(who, FORM)
    if (!expectDone('POST /photos', reply, [[model.suspended.has(who), 403]])) return
    const url = String(member(reply, 'url'))
    model.photos.push({ url, uploader: who, isThere: true })
  },
}

const removePhoto: Action = {
  check: ({ photos }) => photos.length > 0,
  async run(model, world, { a }) {
    const photo = chooseSubject(model, model.photos, a, ({ isThere }) => isThere)
    const reply = await world.call(photo.uploader, 'DELETE', new URL(photo.url).pathname)
    const isUsed = usersOf(model, photo).length > 0
    const refusals = [
      [model.suspended.has(photo.uploader), 403],
      [!photo.isThere, 404],
      [isUsed, 409],
    ] as const
    if (expectDone('DELETE /photos', reply, refusals)) photo.isThere = false
  },
}

const isChangeable = (artifact: Artifact) => ['visible', 'held'].includes(visibility(artifact))

/** A held artifact takes a missing photo and nothing else. */
const isHeldBack = (artifact: Artifact, photo: Photo | null) =>
  visibility(artifact) === 'held' && artifact.photo !== photo && (photo === null || artifact.photo !== null)

const setPhoto: Action = {
  check: ({ artifacts }) => artifacts.length > 0,
  async run(model, world, { a, b }) {
    const artifact = chooseSubject(model, model.artifacts, a, isChangeable)
    const { owner, photo: before } = artifact
    const photo = choosePhoto(model, owner, b)
    const body = { artifact_image: photo?.url ?? '' }
    const reply = await world.call(owner, 'PATCH', `/updateArtifact/${artifact.id}`, body)
    const isChange = photo !== before
    const refusals = [
      [model.suspended.has(owner), 403],
      [!isChangeable(artifact), 404],
      [isHeldBack(artifact, photo), 409],
      [isChange && isForeign(photo, owner), 400],
    ] as const
    if (!expectDone('PATCH /updateArtifact', reply, refusals)) return
    expect(member(reply, 'modifiedCount')).toBe(isChange ? 1 : 0)
    if (before) model.touched.add(before)
    artifact.photo = photo
    releasePhotos(model, [before])
  },
}

/** A held artifact takes additions between the photographs that it has. */
function isAddition(before: readonly Photo[], after: readonly Photo[]): boolean {
  let found = 0
  for (const photo of after) if (before[found] === photo) found += 1
  return found === before.length
}

const isSame = (one: readonly Photo[], other: readonly Photo[]) =>
  one.length === other.length && one.every((photo, index) => photo === other[index])

const setMore: Action = {
  check: ({ artifacts }) => artifacts.length > 0,
  async run(model, world, { a, b }) {
    const artifact = chooseSubject(model, model.artifacts, a, isChangeable)
    const { owner, more: before } = artifact
    const chosen = chooseMore(model, owner, b)
    const after = b % 5 === 0 ? [...before, ...chosen].slice(0, 5) : chosen
    const reply = await world.call(owner, 'PATCH', `/updateArtifact/${artifact.id}`, {
      more_photos: listOf(after),
    })
    const isChange = !isSame(before, after)
    const added = after.filter((photo) => !before.includes(photo))
    const refusals = [
      [model.suspended.has(owner), 403],
      [!isChangeable(artifact), 404],
      [visibility(artifact) === 'held' && !isAddition(before, after), 409],
      [added.some((photo) => isForeign(photo, owner)), 400],
    ] as const
    if (!expectDone('PATCH /updateArtifact with photographs', reply, refusals)) return
    expect(member(reply, 'modifiedCount')).toBe(isChange ? 1 : 0)
    for (const photo of before) model.touched.add(photo)
    artifact.more = after
    releasePhotos(model, before)
  },
}

export const PHOTO_ACTIONS = { upload, removePhoto, setPhoto, setMore }
