import { setTimeout as delay } from 'node:timers/promises'
import { Failure, messageOf } from '#cli/failure.ts'

/** Time for a service to answer. A machine under load takes ten times longer than an idle one. */
const PATIENCE_MS = 120_000
const RETRY_MS = 200
/** Service Unavailable and Gateway Timeout: the service behind still starts. */
const NOT_YET: readonly number[] = [503, 504]

interface LocalRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Milliseconds until the request fails. */
  readonly patience?: number
}

export interface LocalResponse {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** The reason of a failed `fetch`, which is in its cause. */
const reasonOf = (error: unknown) =>
  messageOf(error instanceof Error && error.cause !== undefined ? error.cause : error)

/**
 * Sends a request to a service of the local stack, and repeats it until the service answers, so the request must have the same
 * effect when it arrives twice. Services close idle connections after seconds, and a busy process may notice this only after it
 * has sent its next request: each request has a connection of its own.
 * @param service name in messages, at the start of a sentence
 * @throws Failure if the service does not answer in time
 */
export async function requestLocal(
  service: string,
  url: string,
  { patience = PATIENCE_MS, headers, ...init }: LocalRequest = {},
): Promise<LocalResponse> {
  const end = Date.now() + patience
  for (;;) {
    try {
      const signal = AbortSignal.timeout(Math.max(end - Date.now(), RETRY_MS))
      const response = await fetch(url, { ...init, headers: { ...headers, Connection: 'close' }, signal })
      const { ok, status } = response
      const text = await response.text()
      if (!NOT_YET.includes(status) || Date.now() >= end) return { ok, status, text }
    } catch (error) {
      if (Date.now() >= end) throw new Failure(`${service} did not answer (${reasonOf(error)}).`)
    }
    await delay(RETRY_MS)
  }
}
