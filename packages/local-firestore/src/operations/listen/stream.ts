/**
 * The state of one listen stream. Nothing is prepared in advance: what a client gets is worked out when it is ready to
 * take it, from the state at that moment. So a slow client costs no memory, and several commits may reach it as one
 * snapshot, but never half a commit.
 */
import { Code, ConnectError } from '@connectrpc/connect'
import type {
  ListenRequest,
  ListenResponse,
  Target as TargetMessage,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import type { Path } from '#values/names.ts'
import type { Request } from '#operations/context.ts'
import { added, consistent, current, refused, removed, reset } from '#operations/listen/messages.ts'
import { documentsTarget } from '#operations/listen/documentsTarget.ts'
import { queryTarget } from '#operations/listen/queryTarget.ts'
import type { Target } from '#operations/listen/target.ts'

/** The targets of one client, and what happened since it was last told. */
export class ListenStream {
  readonly #request: Request
  readonly #targets = new Map<number, Target>()
  readonly #inbox: ListenRequest[] = []
  readonly #touched = new Map<string, Path>()
  readonly #stop: readonly (() => void)[]
  #rulesChanged = false
  #hasEnded = false
  #failure: { readonly error: unknown } | null = null
  #wake = Promise.withResolvers<void>()

  constructor(request: Request) {
    this.#request = request
    this.#stop = [
      request.database.onCommit(({ changes }) => {
        if (this.#targets.size === 0) return
        for (const { key, path } of changes) this.#touched.set(key, path)
        this.#wake.resolve()
      }),
      request.context.rules.onChange(() => {
        this.#rulesChanged = true
        this.#wake.resolve()
      }),
      request.context.usage.listening(request.database.id.projectId, () => this.#targets.size),
    ]
  }

  receive(message: ListenRequest): void {
    this.#inbox.push(message)
    this.#wake.resolve()
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** The client has no more to say, or has gone. */
  end(): void {
    this.#hasEnded = true
    this.#wake.resolve()
  }

  /** The stream broke: `news` rejects, unless it has ended before. */
  fail(error: unknown): void {
    if (this.#hasEnded) return
    this.#failure = { error }
    this.#wake.resolve()
  }

  close(): void {
    for (const stop of this.#stop) stop()
  }

  /** Waits until something happened, then gives what there is to say. */
  async news(): Promise<readonly ListenResponse[]> {
    await this.#wake.promise
    this.#wake = Promise.withResolvers()
    if (this.#failure !== null) throw this.#failure.error
    const time = this.#request.context.store.clock.read()
    const messages = [
      ...this.#changes(time),
      ...this.#inbox.splice(0).flatMap((one) => this.#answer(one, time)),
    ]
    return this.#targets.size > 0 && messages.length > 0 ? [...messages, consistent(time)] : messages
  }

  #changes(time: bigint): readonly ListenResponse[] {
    const touched = new Map(this.#touched)
    this.#touched.clear()
    const recheck = this.#rulesChanged || touched.size > 0
    this.#rulesChanged = false
    return [...this.#targets].flatMap(([id, target]) =>
      this.#orRefused(id, () => {
        // Whether the reader may go on can hang on the document itself or on any that the rules look up.
        if (recheck) target.authorize()
        return touched.size === 0 ? [] : target.update(touched, time)
      }),
    )
  }

  #answer({ targetChange }: ListenRequest, time: bigint): readonly ListenResponse[] {
    if (targetChange.case === 'removeTarget') {
      return this.#targets.delete(targetChange.value) ? [removed(targetChange.value)] : []
    }
    if (targetChange.case === 'addTarget') return this.#add(targetChange.value, time)
    return []
  }

  #add(message: TargetMessage, time: bigint): readonly ListenResponse[] {
    const id = message.targetId || this.#freeId()
    return this.#orRefused(id, () => {
      if (this.#targets.has(id)) throw invalidArgument(`Target id ${id} is in use.`)
      const target = createTarget(this.#request, id, message)
      target.authorize()
      this.#targets.set(id, target)
      const start = message.resumeType.case === undefined ? [added(id)] : [added(id), reset(id)]
      const messages = [...start, ...target.initial(time), current(id, time)]
      if (!message.once) return messages
      this.#targets.delete(id)
      return [...messages, consistent(time), removed(id)]
    })
  }

  /** A refusal ends its target, and no other. */
  #orRefused(id: number, run: () => readonly ListenResponse[]): readonly ListenResponse[] {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof ConnectError) || error.code === Code.Internal) throw error
      this.#targets.delete(id)
      return [refused(id, error)]
    }
  }

  #freeId(): number {
    let id = 1
    while (this.#targets.has(id)) id += 1
    return id
  }
}

/** What a message asks to listen to. Throws INVALID_ARGUMENT. */
function createTarget(request: Request, id: number, { targetType }: TargetMessage): Target {
  if (targetType.case === 'documents') return documentsTarget(request, id, targetType.value.documents)
  if (targetType.case === 'query' && targetType.value.queryType.case === 'structuredQuery') {
    return queryTarget(request, id, targetType.value.parent, targetType.value.queryType.value)
  }
  throw invalidArgument('A target is neither a query nor documents.')
}
