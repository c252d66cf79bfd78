/**
 * Adds test data that is hard to lay out: an artifact with long texts, no picture, a history and a report,
 * a hidden artifact, and photographs of extreme proportions and sizes.
 */
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts'
import { photographAt, SIZES } from './photographs.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

const SENTENCE =
  'Its handles were cast in one piece with the rim, which two repairs of the first century hold together with bands of lead. '

const SPECIMEN = {
  artifact_name:
    'Krater with volutes, on a stand of another vessel, with the arming of a hero between two goddesses and a frieze of animals below',
  artifact_image: '',
  artifact_type: 'Sculptures',
  created_at: 'Second half of the 6th century BC (the stand: about 300 BC)',
  historical_context: `${SENTENCE.repeat(14).trim()}\n\n${SENTENCE.repeat(6).trim()}`,
  present_location:
    'Museum of the city and of its territory, cabinet of bronzes, second floor, room 14, case 3',
  discovered_by: 'Workers of a brick kiln; excavated by a commission of the academy under several directors',
  discovered_at: 'Autumn 1883 to spring 1884',
  short_description: SENTENCE.repeat(9).trim(),
}

const emulatorsSchema = z.object({ auth: z.string() })
const tokenSchema = z.object({ idToken: z.string() })
const addedSchema = z.object({ insertedId: z.string() })

/** Content of the artifact to hide. */
const COPY = { ...SPECIMEN, artifact_name: 'Cup of Nestor, a copy', short_description: 'Made for a shop.' }

type Email = (typeof SEED_ACCOUNTS)[number]['email']

/** Address of the Auth emulator's API. */
async function authOf(app: string): Promise<string> {
  const response = await fetch(`${app}/emulators.json`)
  return `${z.parse(emulatorsSchema, await response.json()).auth}/identitytoolkit.googleapis.com/v1`
}

/** Returns a function that calls the API as this seed account. */
async function callAs(app: string, email: Email) {
  const signedIn = await fetch(`${await authOf(app)}/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password: SEED_PASSWORD, returnSecureToken: true }),
  })
  const { idToken } = z.parse(tokenSchema, await signedIn.json())
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${idToken}` }
    const answer = await fetch(`${app}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** Adds or removes the curator claim of a seed account. */
async function setCurator(app: string, localId: string, isCurator: boolean): Promise<void> {
  const customAttributes = JSON.stringify(isCurator ? { curator: true } : {})
  await fetch(`${await authOf(app)}/projects/${PROJECT_ID}/accounts:update`, {
    method: 'POST',
    headers: { ...JSON_TYPE, Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, customAttributes }),
  })
}

/** Further photographs of several proportions, some with texts. */
const morePhotos = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = SIZES[(index * 2) % SIZES.length] ?? [900, 900]
    const url = `${photographAt(width, height)}?${index}`
    return { url, ...(index % 2 === 0 && { caption: 'The back, with the mark', credit: 'Photo: Ada' }) }
  })

/**
 * Adds the specimen as the first seed account, changes it and has it reported; also adds a hidden artifact
 * and a list of both. Returns their ids and a function that removes everything.
 */
export async function addSpecimen(app: string) {
  const [adder, reporter, curator, photographer] = SEED_ACCOUNTS
  const call = await callAs(app, adder.email)
  const add = async (artifact: typeof SPECIMEN) => {
    const body = { ...artifact, adder_name: adder.displayName, adder_email: adder.email }
    return z.parse(addedSchema, await call('POST', '/artifacts', body)).insertedId
  }
  const callOfPhotographer = await callAs(app, photographer.email)
  const photographs: string[] = []
  for (const [index, [width, height]] of SIZES.entries()) {
    const body = {
      ...COPY,
      artifact_name: `Photograph of ${width} by ${height}`,
      artifact_image: photographAt(width, height),
      // Two photographs, and as many as there can be.
      ...(index === 5 && { more_photos: morePhotos(1) }),
      ...(index === 6 && { more_photos: morePhotos(MORE_PHOTOS_MAX) }),
      adder_name: photographer.displayName,
      adder_email: photographer.email,
    }
    photographs.push(z.parse(addedSchema, await callOfPhotographer('POST', '/artifacts', body)).insertedId)
  }
  const [id, hidden] = [await add(SPECIMEN), await add(COPY)]
  await call('PATCH', `/updateArtifact/${id}`, {
    created_at: SPECIMEN.created_at.replace('300', '330'),
    short_description: `${SPECIMEN.short_description} Of its lid nothing is left.`,
    more_photos: morePhotos(3),
  })
  const list = z.parse(
    addedSchema,
    await call('POST', '/lists', {
      title: 'Writing before paper',
      introduction: 'Twelve objects for class 7b.\nBring a pencil.',
      visibility: 'gallery',
      artifactIds: ['rosetta-stone', id, 'code-of-hammurabi', 'sutton-hoo-helmet', hidden],
    }),
  ).insertedId
  await call('POST', `/listEntries/${list}`, { artifactId: id, note: SENTENCE.repeat(3).trim() })
  await call('POST', `/listEntries/${list}`, { artifactId: hidden, note: 'It was in room 4.' })
  const report = await callAs(app, reporter.email)
  await report('POST', '/reports', { artifactId: id, reason: 'False', text: 'It has no lid.' })
  await report('POST', '/reports', { listId: list, reason: 'Advertising', text: 'It sells pencils.' })
  await setCurator(app, curator.uid, true)
  const decide = await callAs(app, curator.email)
  await decide('POST', `/reports/${hidden}`, { decision: 'hide', note: 'It is a copy of this century.' })
  return {
    id,
    list,
    /** Ids of the photographs, in the order of `SIZES`. */
    photographs,
    remove: async () => {
      await call('DELETE', `/lists/${list}`)
      for (const one of [id, hidden]) await call('DELETE', `/artifact/${one}`)
      for (const one of photographs) await callOfPhotographer('DELETE', `/artifact/${one}`)
      await setCurator(app, curator.uid, false)
    },
  }
}
