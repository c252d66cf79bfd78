/** What a handler answers. */
export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
}

export const ok = <T>(body: T, headers?: Readonly<Record<string, string>>): Answer<T> =>
  headers ? { status: 200, body, headers } : { status: 200, body }

export const created = <T>(body: T): Answer<T> => ({ status: 201, body })
