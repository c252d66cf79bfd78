import { join } from 'node:path'
import { execaSync } from 'execa'
import * as z from 'zod/mini'
import { ROOT } from '#cli/paths.ts'

/** Where an interface is: the name that firebase-tools gives its address, so that tests can stand in for it. */
type Origin =
  | 'appCheckOrigin'
  | 'authManagementOrigin'
  | 'budgetsOrigin'
  | 'cloudbillingOrigin'
  | 'firebaseApiOrigin'
  | 'firestoreOrigin'
  | 'iamOrigin'

export interface GoogleRequest {
  readonly origin: Origin
  readonly path: string
}

const answerSchema = z.union([
  z.object({ body: z.unknown() }),
  z.object({ status: z.number(), error: z.string() }),
])
/** What an interface holds, or why it could not be read; `status` is that of HTTP, 0 without an answer. */
export type Answer = z.infer<typeof answerSchema>

/** Reads Google's interfaces as whoever is signed in to Firebase; the answers are in the order of the requests. */
export function readGoogle(project: string, requests: readonly GoogleRequest[]): Answer[] {
  const script = join(import.meta.dirname, 'readGoogle.mjs')
  const { stdout, stderr } = execaSync(process.execPath, [script, JSON.stringify(requests), project], {
    cwd: ROOT,
    reject: false,
  })
  try {
    return z.parse(z.array(answerSchema), JSON.parse(stdout))
  } catch {
    return requests.map(() => ({ status: 0, error: stderr.trim() }))
  }
}
