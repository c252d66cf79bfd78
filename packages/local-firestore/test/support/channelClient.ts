/** A WebChannel client with its own parser, to test protocol cases that SDKs do not produce. */

export const DATABASE = 'projects/demo-http/databases/(default)'

export type Pair = readonly [id: number, message: readonly unknown[]]

/** Parses the complete frames of a response. */
export function parseFrames(text: string): unknown[] {
  const frames: unknown[] = []
  let rest = text
  while (rest !== '') {
    const newline = rest.indexOf('\n')
    const length = Number(rest.slice(0, newline))
    const end = newline + 1 + length
    if (newline < 1 || !Number.isSafeInteger(length) || rest.length < end) return frames
    frames.push(JSON.parse(rest.slice(newline + 1, end)))
    rest = rest.slice(end)
  }
  return frames
}

/** Returns the messages of all complete frames with their IDs. */
export const pairsOf = (text: string) =>
  parseFrames(text).flatMap((frame) => (Array.isArray(frame) ? frame.filter(isPair) : []))

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && typeof value[0] === 'number' && Array.isArray(value[1])

/** An open back channel. */
export class BackChannelStream {
  #text = ''
  #ended = false
  #wake: (() => void) | null = null
  readonly #abort: AbortController

  constructor(response: Response, abort: AbortController) {
    this.#abort = abort
    void this.#read(response)
  }

  /** The response received so far. */
  get text(): string {
    return this.#text
  }

  /** Waits until the received messages satisfy a condition or the response ends. */
  async until(condition: (pairs: Pair[]) => boolean): Promise<Pair[]> {
    for (;;) {
      const pairs = pairsOf(this.#text)
      if (this.#ended || condition(pairs)) return pairs
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
  }

  /** Waits until the response ends. */
  end(): Promise<Pair[]> {
    return this.until(() => false)
  }

  abort(): void {
    this.#abort.abort()
  }

  async #read(response: Response): Promise<void> {
    try {
      for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
        new TextDecoderStream(),
      )) {
        this.#text += chunk
        this.#wake?.()
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error
    } finally {
      this.#ended = true
      this.#wake?.()
    }
  }
}

/** The client side of one session. Each method sends one request. */
export class ChannelClient {
  readonly base: string
  readonly rpc: string
  readonly database: string
  sid = ''

  constructor(base: string, rpc = 'Write', database = DATABASE) {
    this.base = base
    this.rpc = rpc
    this.database = database
  }

  url(query: Record<string, string | number>): string {
    const parameters = new URLSearchParams({ VER: '8', database: this.database, zx: 'random', t: '1' })
    for (const [key, value] of Object.entries(query)) parameters.set(key, String(value))
    return `${this.base}/google.firestore.v1.Firestore/${this.rpc}/channel?${parameters.toString()}`
  }

  async handshake(messages: readonly unknown[], headers = ''): Promise<unknown> {
    const response = await fetch(this.url({ RID: 100, CVER: 22, 'X-HTTP-Session-Id': 'gsessionid' }), {
      method: 'POST',
      body: form(messages, 0, { headers }),
    })
    const [frame] = parseFrames(await response.text())
    const sid = /"c","([^"]+)"/.exec(JSON.stringify(frame))?.[1]
    if (response.status !== 200 || sid === undefined) throw new Error(`Handshake failed: ${response.status}`)
    this.sid = sid
    return frame
  }

  forward(messages: readonly unknown[], offset: number, aid = 0): Promise<Response> {
    return this.post(form(messages, offset), aid)
  }

  post(body: string | URLSearchParams, aid = 0): Promise<Response> {
    return fetch(this.url({ SID: this.sid, RID: 101, AID: aid }), { method: 'POST', body })
  }

  terminate(): Promise<Response> {
    return fetch(this.url({ SID: this.sid, RID: 109, TYPE: 'terminate' }), { method: 'POST', body: '' })
  }

  async back(aid: number, options: { polling?: boolean; to?: number } = {}): Promise<BackChannelStream> {
    const abort = new AbortController()
    const query = {
      RID: 'rpc',
      SID: this.sid,
      AID: aid,
      CI: options.polling === true ? 1 : 0,
      TYPE: 'xmlhttp',
    }
    const url = this.url(options.to === undefined ? query : { ...query, TO: options.to })
    const response = await fetch(url, { signal: abort.signal })
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    return new BackChannelStream(response, abort)
  }
}

/** Creates the body of a handshake or forward request. */
export function form(messages: readonly unknown[], offset: number, rest: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...rest, count: String(messages.length), ofs: String(offset) })
  messages.forEach((message, i) => body.set(`req${i}___data__`, JSON.stringify(message)))
  return body
}
