import { join } from 'node:path'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { ROOT } from '#cli/paths.ts'

/** Google API, by the name of its base URL in firebase-tools. Tests replace the URLs by environment variables. */
type Origin =
  | 'appCheckOrigin'
  | 'artifactRegistryDomain'
  | 'authManagementOrigin'
  | 'budgetsOrigin'
  | 'cloudbillingOrigin'
  | 'firebaseApiOrigin'
  | 'firestoreOrigin'
  | 'functionsOrigin'
  | 'iamOrigin'
  | 'resourceManagerOrigin'

export interface GoogleRequest {
  readonly origin: Origin
  readonly path: string
  /** Whether the call reads with POST. */
  readonly isPost?: true
}

const responseSchema = z.union([
  z.object({ body: z.unknown() }),
  z.object({ status: z.number(), error: z.string() }),
])
/** Response body, or the HTTP status (0 without a response) and the error. */
export type GoogleResponse = z.infer<typeof responseSchema>

/** Reads from Google APIs with the credentials of the Firebase command line. @returns responses in the order of the requests */
export async function readGoogle(
  project: string,
  requests: readonly GoogleRequest[],
): Promise<GoogleResponse[]> {
  const script = join(import.meta.dirname, 'readGoogle.mjs')
  const { stdout, stderr } = await execa(process.execPath, [script, JSON.stringify(requests), project], {
    cwd: ROOT,
    reject: false,
  })
  try {
    return z.parse(z.array(responseSchema), JSON.parse(stdout))
  } catch {
    return requests.map(() => ({ status: 0, error: stderr.trim() }))
  }
}
