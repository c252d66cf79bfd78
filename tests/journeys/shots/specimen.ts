/** An artifact with all that is hard to set: a long name, long texts, no picture, and a history. */
import * as z from 'zod/mini'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts'

const AUTH = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'

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

const tokenSchema = z.object({ idToken: z.string() })
const addedSchema = z.object({ insertedId: z.string() })

/** Adds it as the first seed account, changes it, and answers its id and what takes it away again. */
export async function addSpecimen(app: string) {
  const [{ email, displayName }] = SEED_ACCOUNTS
  const json = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(AUTH, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: SEED_PASSWORD, returnSecureToken: true }),
  })
  const { idToken } = z.parse(tokenSchema, await signedIn.json())
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { ...json, Authorization: `Bearer ${idToken}` }
    const answer = await fetch(`${app}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const added = await call('POST', '/artifacts', { ...SPECIMEN, adder_name: displayName, adder_email: email })
  const { insertedId: id } = z.parse(addedSchema, added)
  await call('PATCH', `/updateArtifact/${id}`, {
    created_at: SPECIMEN.created_at.replace('300', '330'),
    short_description: `${SPECIMEN.short_description} Of its lid nothing is left.`,
  })
  return { id, remove: () => call('DELETE', `/artifact/${id}`) }
}
