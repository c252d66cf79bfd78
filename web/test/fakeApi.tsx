/** An API whose calls stay pending until the test responds. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { ReactNode } from 'react'
import { createApiClient } from '#firebase/api/apiClient.ts'
import { ApiContext } from '#firebase/api/apiContext.ts'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The `Idempotency-Key`, if the call has one. */
  readonly key?: string
}

/** An API of a signed-in user with this transport. */
export const apiWith = (fetch: typeof globalThis.fetch) =>
  createApiClient({
    fetch,
    token: () => Promise.resolve('a token'),
    appCheckToken: () => Promise.resolve(null),
  })

/** An API that stores artifacts, and no other calls. */
export function collectionApi() {
  const artifacts: Artifact[] = []
  const api = {
    ...apiWith(() => Promise.reject(new Error('No other call is expected.'))),
    myArtifacts: () => Promise.resolve({ data: artifacts, next: null, version: null }),
    addArtifact: (payload: Readonly<Record<string, unknown>>) => {
      const insertedId = `added${artifacts.length}`
      const more = Array.isArray(payload.more_photos) && { more_photos_count: payload.more_photos.length }
      artifacts.push(readArtifact(insertedId, { ...payload, ...more }))
      return Promise.resolve({ insertedId })
    },
  }
  return { artifacts, api }
}

export function fakeApi() {
  const sent: Sent[] = []
  const waiting: ((response: Response) => void)[] = []
  const client = apiWith((address, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const key = new Headers(init?.headers).get('Idempotency-Key')
    const path = typeof address === 'string' ? address : ''
    sent.push({ method: init?.method ?? '', path, body, ...(key !== null && { key }) })
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push(resolve)
    return promise
  })
  return {
    /** The calls so far. */
    sent: sent as readonly Sent[],
    /** Responds to the oldest pending call. */
    respond(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
      this.respondWith(Response.json(body, { status, headers }))
    },
    /** Responds to the oldest pending call with a `Response`. */
    respondWith(response: Response) {
      const next = waiting.shift()
      if (!next) throw new Error('No call is pending.')
      next(response)
    },
    provide: (children: ReactNode) => <ApiContext value={client}>{children}</ApiContext>,
  }
}
