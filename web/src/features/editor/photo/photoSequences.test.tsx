/**
 * Tests random sequences of saves with up to twelve photos: lost, late and repeated requests and responses, closed tabs,
 * reloads, and days that pass.
 */
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { expect, it } from 'vitest'
import { openDraft, readDraft } from '#drafts/drafts.ts'
import { changeWaitingPhoto, loadWaitingPhotos, removeWaitingPhoto, waitingId } from '#drafts/photoQueue.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { createDraftWriter } from '#features/editor/drafts/draftWriter.ts'
import { finishSave } from '#features/editor/form/finishSave.ts'
import { EMPTY_FORM } from '#features/editor/form/formValues.ts'
import { type PhotoDecision, saveWithPhoto } from '#features/editor/form/saveWithPhoto.ts'
import { type Fate, type RecordServer, recordServer } from '#test/recordServer.ts'
import { scaled } from '#test/scale.ts'
import { createMorePhotos } from './morePhotos.ts'
import { itemsText } from './photoItems.ts'
import { createPhotoUpload } from './photoUpload.ts'
import { sendWaitingPhoto } from './sendWaitingPhoto.ts'

const SEQUENCES = scaled(200)
const SEED = 26
const UID = 'ada'
const FORM = 'new artifact'
const ADDER = { adder_name: 'Ada', adder_email: 'ada@example.com' }
const ELSEWHERE = 'https://museum.example/1.jpg'
const COPIES = { large: new Blob(['large']), small: new Blob(['small']), width: 4, height: 3 }

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The user's knowledge of the saved records. */
interface Knowledge {
  readonly saved: Set<string>
  /**
   * Ids of records saved without the photo by the user's decision, or whose photo was reported as not
   * uploaded.
   */
  readonly told: Set<string>
  /** Ids of records that got another picture meanwhile. */
  readonly changed: Set<string>
}

/** What the user chooses for a record. */
interface Chosen {
  readonly name: string
  /** Number of further photographs. */
  readonly further: number
}

/** Opens the form in a new tab, as the screen does. A photo is chosen unless there is a draft. */
async function openForm(
  server: RecordServer,
  { name, further }: Chosen,
  choose: (canWait: boolean) => PhotoDecision,
) {
  const { promise: death, resolve: die } = Promise.withResolvers<'dead'>()
  const stored = await openDraft(UID, FORM)
  // A tab that ends within milliseconds of the choice has not shown the photos.
  const { promise: made, resolve: allMade } = Promise.withResolvers<void>()
  let left = stored ? 0 : 1 + further
  if (left === 0) allMade()
  const countMade = (copies: unknown) => {
    left -= Number(copies !== null)
    if (left === 0) allMade()
  }
  const api = server.open(() => void made.then(() => draft.settled()).then(() => die('dead')))
  const draft = createDraftWriter({ uid: UID, form: FORM, opening: '', stored }, EMPTY_FORM, EMPTY_FORM)
  let values = draft.values
  const setValues = (changes: Partial<typeof values>) => {
    values = { ...values, ...changes }
    draft.setValues(values)
  }
  const photo = createPhotoUpload({
    api,
    make: () => Promise.resolve(COPIES),
    onMade: (copies) => {
      draft.setPhoto(copies)
      countMade(copies)
    },
  })
  photo.state.subscribe(() => {
    const state = photo.state.get()
    if (state.status !== 'uploaded') return
    setValues({ artifact_image: state.url })
    draft.setPhoto(null)
  })
  const more = createMorePhotos({
    api,
    make: () => Promise.resolve(COPIES),
    text: draft.values.photographs,
    stored: stored?.more ?? new Map<string, typeof COPIES>(),
    isLater: stored?.draft.isPhotoLater ?? false,
    onMade: (key, copies) => {
      draft.setMorePhoto(key, copies)
      countMade(copies)
    },
  })
  more.items.subscribe(() => setValues({ photographs: itemsText(more.items.get()) }))
  if (stored?.photo) photo.restore(stored.photo, stored.draft.isPhotoLater)
  if (!stored) {
    setValues({ artifact_name: name, artifact_type: 'Tools' })
    photo.choose(new Blob(['file']))
    for (let count = 0; count < further; count += 1) more.add(new Blob(['file']))
    const [first] = more.items.get()
    if (first) {
      more.edit(first.key, { caption: 'The back' })
      more.move(first.key, further - 1)
    }
  }
  more.restore()
  const save = async () => {
    const begun = values
    const { photographs: _, ...fields } = values
    const content: ArtifactContent = { ...fields, artifact_type: 'Tools' }
    const saved = await saveWithPhoto(content, {
      photo,
      more,
      isPhotoStored: draft.isStored,
      ask: (_, canWait) => {
        return Promise.resolve(choose(canWait))
      },
      saveLater: draft.setPhotoLater,
      send: async (sent) => {
        const key = draft.idempotencyKey(sent)
        await draft.settled()
        const body = { ...sent.content, more_photos: [...sent.more], ...ADDER }
        const { insertedId } = await api.addArtifact(body, key)
        return insertedId
      },
    })
    if (!saved) return null
    const result = await finishSave(saved, {
      uid: UID,
      form: FORM,
      draft,
      values: { ...begun, photographs: values.photographs },
    })
    return { id: saved.id, isLost: result === 'lost' }
  }
  return {
    /** True if the form said when it was opened that photos of the draft were not kept. */
    isIncomplete: more.lost > 0,
    /** Resolves with the saved record, `failed`, or `dead` if the tab was closed. */
    save: () => Promise.race([save().catch(() => 'failed' as const), death]),
  }
}

/** Uploads the queued photos, as one tab does. */
async function sendWaiting(server: RecordServer, { told }: Knowledge): Promise<void> {
  const { promise: death, resolve: die } = Promise.withResolvers<'dead'>()
  const api = server.open(() => die('dead'))
  for (const waiting of await loadWaitingPhotos(UID)) {
    const { artifactId } = waiting
    const id = waitingId(waiting)
    const sending = sendWaitingPhoto(waiting, {
      api,
      adder: ADDER,
      note: (change) => changeWaitingPhoto(UID, id, change),
      signal: new AbortController().signal,
    })
    const result = await Promise.race([sending, death])
    if (result === 'dead') return
    if (result.status === 'waiting') continue
    if (result.status !== 'attached') told.add(artifactId)
    await removeWaitingPhoto(UID, id)
  }
}

/**
 * Runs one sequence.
 * @returns the server and the user's knowledge after the network has recovered
 */
async function runSequence(seed: number, fates: Set<Fate>) {
  const random = randomNumbers(seed)
  const pick = <T,>(...options: readonly T[]) => options[Math.floor(random() * options.length)] as T
  await deleteUnsent()
  // Probability of lost requests: 0 to 0.8.
  let loss = random() * 0.8
  const fateOf = (call: string): Fate => {
    // Photos are the largest requests, so they are lost more often.
    const chance = call === 'addPhoto' ? Math.min(0.95, loss * 1.5) : loss
    const fate =
      random() < chance
        ? pick('request lost', 'request late', 'response lost', 'response late', 'dies')
        : 'arrives'
    fates.add(fate)
    return fate
  }
  const server = recordServer(fateOf)
  const knowledge: Knowledge = { saved: new Set(), told: new Set(), changed: new Set() }

  const chosen = new Map<string, number>()
  for (const name of ['first', 'second']) {
    // Mostly few, so that sequences stay short.
    const further = pick(0, 1, 2, 3, Math.floor(random() * 12))
    chosen.set(name, further)
    // The user makes the same decision again after a reload.
    let isTold = false
    const decide = (canWait: boolean): PhotoDecision => {
      const decision = canWait ? pick<PhotoDecision>('later', 'later', 'without', 'back') : 'without'
      isTold ||= decision === 'without'
      return decision
    }
    const open = async () => {
      const opened = await openForm(server, { name, further }, decide)
      isTold ||= opened.isIncomplete
      return opened
    }
    let form = await open()
    for (let attempt = 0; ; attempt += 1) {
      if (attempt === 8) loss = 0
      // The queue may upload concurrently.
      const [result] = await Promise.all([form.save(), random() < 0.5 && sendWaiting(server, knowledge)])
      if (result === 'dead' || (result === 'failed' && random() < 0.2)) form = await open()
      if (result === 'dead' || result === 'failed' || result === null) continue
      knowledge.saved.add(result.id)
      if (isTold || result.isLost) knowledge.told.add(result.id)
      break
    }
    await sendWaiting(server, knowledge)
    // A record may get another picture meanwhile, even while a request is late.
    const id = pick(...knowledge.saved)
    const saved = id === undefined ? undefined : server.records.get(id)
    if (id !== undefined && saved && random() < 0.3) {
      server.records.set(id, { ...saved, image: ELSEWHERE, version: saved.version + 1 })
      knowledge.changed.add(id)
    }
    // Days pass only while no form is open.
    if (random() < 0.3) server.passDay()
  }
  loss = 0
  // Repeated, because the reconciler may delete an uploaded photo, which is then uploaded again.
  for (let count = 0; count < 3; count += 1) await sendWaiting(server, knowledge)
  server.passDay()
  return { server, knowledge, chosen }
}

it(
  `every saved record has its photos, or the user was told that it has not: ${SEQUENCES} sequences`,
  { timeout: 240_000 },
  async () => {
    let waited = 0
    let most = 0
    const fates = new Set<Fate>()
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const seed = SEED * 1_000 + sequence
      const { server, knowledge, chosen } = await runSequence(seed, fates)
      const { records, photos } = server
      const without = [...knowledge.saved].filter((id) => {
        const image = records.get(id)?.image ?? ''
        return !photos.has(image) && image !== ELSEWHERE && !knowledge.told.has(id)
      })
      const incomplete = [...knowledge.saved].filter((id) => {
        const { name = '', more = [] } = records.get(id) ?? {}
        const there = new Set(more.map(({ url }) => url).filter((url) => photos.has(url)))
        return there.size !== chosen.get(name) && !knowledge.told.has(id)
      })
      most = Math.max(most, ...[...records.values()].map(({ more = [] }) => more.length))
      const names = [...records.values()].map(({ name }) => name).toSorted()
      const shown = new Set(
        [...records.values()].flatMap(({ image, more = [] }) => [image, ...more.map(({ url }) => url)]),
      )
      const orphans = [...photos].filter((url) => !shown.has(url))
      const overwritten = [...knowledge.changed].filter((id) => records.get(id)?.image !== ELSEWHERE)
      expect({ seed, without, incomplete, orphans, overwritten, names, saved: knowledge.saved.size }).toEqual(
        {
          seed,
          without: [],
          incomplete: [],
          orphans: [],
          overwritten: [],
          // Repeated requests added no further records.
          names: ['first', 'second'],
          saved: 2,
        },
      )
      expect(await loadWaitingPhotos(UID), `seed ${seed}`).toEqual([])
      expect(await readDraft(UID, FORM), `seed ${seed}`).toBeNull()
      if (server.calls.includes('updateArtifact')) waited += 1
    }
    expect(fates.size).toBe(6)
    expect(most).toBe(11)
    // Enough sequences used the queue.
    expect(waited).toBeGreaterThan(SEQUENCES / 10)
  },
)
