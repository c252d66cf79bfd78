/** Creates artifacts and likes through the API. */
import * as z from 'zod/mini'
import { type Person, unique } from './people.ts'
import { services } from './services.ts'

const addedSchema = z.object({ insertedId: z.string() })
const countSchema = z.object({ likes_count: z.number() })
const likesSchema = z.array(z.object({ artifactId: z.string() }))

export const RECORD = {
  artifact_image: '',
  artifact_type: 'Tools',
  created_at: 'c. 1200 BC',
  historical_context: 'Made for the temple of a small town.',
  present_location: 'Town Museum',
  discovered_by: 'Gertrude Caton',
  discovered_at: 'May 1931',
  short_description: 'A bronze tool with a bone handle.',
}

async function call(method: string, path: string, person: Person, body?: object): Promise<unknown> {
  const response = await fetch(`${services.app}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** Adds an artifact and returns its id. */
export async function addArtifact(
  adder: Person,
  fields: Partial<typeof RECORD> & { artifact_name: string; image_caption?: string; image_credit?: string },
): Promise<string> {
  const answer = await call('POST', '/artifacts', adder, {
    ...RECORD,
    ...fields,
    adder_name: adder.name,
    adder_email: adder.email,
  })
  return z.parse(addedSchema, answer).insertedId
}

/** Adds artifacts whose names begin so, and returns their ids. */
export const addArtifacts = (adder: Person, names: readonly string[], fields: Partial<typeof RECORD>) =>
  Promise.all(names.map((name) => addArtifact(adder, { artifact_name: unique(name), ...fields })))

/** Makes a shared list and returns its id. */
export async function addList(
  person: Person,
  artifactIds: readonly string[],
  introduction = '',
  title = 'Fibulae',
): Promise<string> {
  const list = { title, introduction, visibility: 'link', artifactIds }
  return z.parse(addedSchema, await call('POST', '/lists', person, list)).insertedId
}

/** Writes the note of an artifact in a list. */
export async function annotate(
  person: Person,
  list: string,
  artifactId: string,
  note: string,
): Promise<void> {
  await call('POST', `/listEntries/${list}`, person, { artifactId, note })
}

export async function changeArtifact(adder: Person, id: string, fields: object): Promise<void> {
  await call('PATCH', `/updateArtifact/${id}`, adder, fields)
}

export async function removeArtifact(adder: Person, id: string): Promise<void> {
  await call('DELETE', `/artifact/${id}`, adder)
}

export async function like(person: Person, artifactId: string): Promise<void> {
  await call('POST', '/likes', person, { artifactId })
}

/** Reports an artifact to the curators. */
export async function report(person: Person, artifactId: string): Promise<void> {
  await call('POST', '/reports', person, { artifactId, reason: 'Other', text: 'Please look at it.' })
}

export function readArtifact(person: Person, id: string): Promise<unknown> {
  return call('GET', `/artifact/${id}`, person)
}

export async function likesCount(person: Person, id: string): Promise<number> {
  return z.parse(countSchema, await readArtifact(person, id)).likes_count
}

/** The ids of the artifacts that a person likes. */
export async function likedBy(person: Person): Promise<string[]> {
  const answer = await call('GET', `/liked?email=${encodeURIComponent(person.email)}`, person)
  return z.parse(likesSchema, answer).map(({ artifactId }) => artifactId)
}
