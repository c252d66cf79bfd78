import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import type { SitePorts } from '#stack/hosting/hosting.ts'
import { requestLocal } from '#stack/requestLocal.ts'

interface Check {
  readonly name: string
  readonly url: string
  /** JSON body of a POST request; without it the request is a GET. */
  readonly body?: object
  /** Expected status. */
  readonly status: number
  readonly isExpected: (text: string) => boolean
}

const jsonSchema = z.union([z.array(z.unknown()), z.looseObject({})])
const isJson = (text: string) => {
  try {
    return z.safeParse(jsonSchema, JSON.parse(text)).success
  } catch {
    return false
  }
}
const isHtml = (text: string) => text.includes('<')

/** Checks of a page, the API, documents and a sign-in, which must fail for an unknown user. */
function checksOf({ hosting, firestore, auth }: SitePorts): readonly Check[] {
  const app = `http://127.0.0.1:${hosting}`
  return [
    { name: 'The page', url: `${app}/`, status: 200, isExpected: isHtml },
    { name: 'The API', url: `${app}/api/artifacts?limit=1`, status: 200, isExpected: isJson },
    {
      name: 'A read of the local Firestore',
      url: `http://127.0.0.1:${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts?pageSize=1`,
      status: 200,
      isExpected: isJson,
    },
    {
      name: 'A sign-in',
      url: `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=fake-api-key`,
      body: { email: 'nobody@example.com', password: 'nobody' },
      status: 400,
      isExpected: isJson,
    },
  ]
}

/** @returns a sentence if the check fails, else null */
async function runCheck({ name, url, body, status, isExpected }: Check): Promise<string | null> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const request = body && ({ method: 'POST', headers, body: JSON.stringify(body) } as const)
    const response = await requestLocal(name, url, request)
    if (response.status !== status) return `${name} was answered with ${response.status}.`
    return isExpected(response.text) ? null : `${name} was answered with something else.`
  } catch (error) {
    return messageOf(error)
  }
}

/**
 * Checks that every service responds: a process that listens may still be starting or broken.
 * @throws Failure with a sentence for each failed check
 */
export async function requireHealthy(ports: SitePorts): Promise<void> {
  const problems = (await Promise.all(checksOf(ports).map(runCheck))).filter((problem) => problem !== null)
  if (problems.length > 0) throw new Failure(`The stack is not ready. ${problems.join(' ')}`)
}
