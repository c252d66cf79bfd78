import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import type { SitePorts } from '#stack/hosting.ts'

interface Question {
  readonly name: string
  readonly url: string
  readonly body?: object
  /** The status that says that the service is there. */
  readonly status: number
  /** Whether a text is such an answer. */
  readonly isAnswer: (text: string) => boolean
}

const jsonSchema = z.union([z.array(z.unknown()), z.looseObject({})])
const isJson = (text: string) => z.safeParse(jsonSchema, JSON.parse(text)).success
const isHtml = (text: string) => text.includes('<')

/** What a visitor asks a stack for: a page, the API, documents, and a sign-in, which a person who is not known is refused. */
function questions({ hosting, firestore, auth }: SitePorts): readonly Question[] {
  const app = `http://127.0.0.1:${hosting}`
  return [
    { name: 'The page', url: `${app}/`, status: 200, isAnswer: isHtml },
    { name: 'The API', url: `${app}/api/artifacts?limit=1`, status: 200, isAnswer: isJson },
    {
      name: 'A read of the local Firestore',
      url: `http://127.0.0.1:${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts?pageSize=1`,
      status: 200,
      isAnswer: isJson,
    },
    {
      name: 'A sign-in',
      url: `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=fake-api-key`,
      body: { email: 'nobody@example.com', password: 'nobody' },
      status: 400,
      isAnswer: isJson,
    },
  ]
}

async function ask({ name, url, body, status, isAnswer }: Question): Promise<string | null> {
  try {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(url, body ? init : {})
    const text = await response.text()
    if (response.status !== status) return `${name} was answered with ${response.status}.`
    return isAnswer(text) ? null : `${name} was answered with something else.`
  } catch (error) {
    return `${name} was not answered: ${messageOf(error)}.`
  }
}

/**
 * Makes sure that a stack is what it says: a process that listens need not answer.
 * @throws Failure with a sentence for each question that was not answered
 */
export async function requireAnswers(ports: SitePorts): Promise<void> {
  const problems = (await Promise.all(questions(ports).map(ask))).filter((problem) => problem !== null)
  if (problems.length > 0) throw new Failure(`The stack is not ready. ${problems.join(' ')}`)
}
