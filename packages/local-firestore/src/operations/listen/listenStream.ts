/**
 * The state of one listen stream. Responses are computed from the current state when the client is ready to receive
 * them, so a slow client needs no buffer. It may receive several commits as one snapshot, but never part of a commit.
 */
import { Code, ConnectError } from '@connectrpc/connect'
import type {
  ListenRequest,
  ListenResponse,
  Target as TargetMessage,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import type { Path } from '#values/resourceNames.ts'
import type { Request } from '#operations/context.ts'
import {
  targetAdded,
  snapshotComplete,
  targetCurrent,
  targetFailed,
  targetRemoved,
  targetReset,
} from '#operations/listen/listenResponses.ts'
import { documentsTarget } from '#operations/listen/documentsTarget.ts'
import { queryTarget } from '#operations/listen/queryTarget.ts'
import type { Target } from '#operations/listen/target.ts'

/** The targets of one client and the changes since the last response. */
export class ListenStream {
  readonly #request: Request
  readonly #targets = new Map<number, Target>()
  readonly #pendingRequests: ListenRequest[] = []
  readonly #changedPaths = new Map<string, Path>()
  readonly #unsubscribes: readonly (() => void)[]
  #rulesChanged = false
  #hasEnded = false
  #failure: { readonly error: unknown } | null = null
  #wake = Promise.withResolvers<void>()

  constructor(request: Request) {
    this.#request = request
    this.#unsubscribes = [
      request.database.onCommit(({ changes }) => {
        if (this.#targets.size === 0) return
        for (const { key, path } of changes) this.#changedPaths.set(key, path)
        this.#wake.resolve()
      }),
      request.context.rules.onChange(() => {
        this.#rulesChanged = true
        this.#wake.resolve()
      }),
      request.context.usage.trackTargets(request.database.id.projectId, () => this.#targets.size),
    ]
  }

  receive(message: ListenRequest): void {
    this.#pendingRequests.push(message)
    this.#wake.resolve()
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Ends the stream because the client closed it or disconnected. */
  end(): void {
    this.#hasEnded = true
    this.#wake.resolve()
  }

  /** Makes `nextResponses` reject with the error, unless the stream has ended already. */
  fail(error: unknown): void {
    if (this.#hasEnded) return
    this.#failure = { error }
    this.#wake.resolve()
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
  }

  /** Waits for a change or request and returns the responses to it. */
  async nextResponses(): Promise<readonly ListenResponse[]> {
    await this.#wake.promise
    this.#wake = Promise.withResolvers()
    if (this.#failure !== null) throw this.#failure.error
    const time = this.#request.context.store.clock.read()
    const messages = [
      ...this.#handleChanges(time),
      ...this.#pendingRequests.splice(0).flatMap((message) => this.#handle(message, time)),
    ]
    return this.#targets.size > 0 && messages.length > 0 ? [...messages, snapshotComplete(time)] : messages
  }

  #handleChanges(time: bigint): readonly ListenResponse[] {
    const changedPaths = new Map(this.#changedPaths)
    this.#changedPaths.clear()
    const recheck = this.#rulesChanged || changedPaths.size > 0
    this.#rulesChanged = false
    return [...this.#targets].flatMap(([id, target]) =>
      this.#removeOnError(id, () => {
        // Any changed document may affect the decision, because rules can look up other documents.
        if (recheck) target.authorize()
        return changedPaths.size === 0 ? [] : target.update(changedPaths, time)
      }),
    )
  }

  #handle({ targetChange }: ListenRequest, time: bigint): readonly ListenResponse[] {
    if (targetChange.case === 'removeTarget') {
      return this.#targets.delete(targetChange.value) ? [targetRemoved(targetChange.value)] : []
    }
    if (targetChange.case === 'addTarget') return this.#add(targetChange.value, time)
    return []
  }

  #add(message: TargetMessage, time: bigint): readonly ListenResponse[] {
    const id = message.targetId || this.#freeId()
    return this.#removeOnError(id, () => {
      if (this.#targets.has(id)) throw invalidArgument(`Target id ${id} is in use.`)
      const target = createTarget(this.#request, id, message)
      target.authorize()
      this.#targets.set(id, target)
      const start =
        message.resumeType.case === undefined ? [targetAdded(id)] : [targetAdded(id), targetReset(id)]
      const messages = [...start, ...target.initial(time), targetCurrent(id, time)]
      if (!message.once) return messages
      this.#targets.delete(id)
      return [...messages, snapshotComplete(time), targetRemoved(id)]
    })
  }

  /** Runs a step of one target. An error removes this target; the others continue. */
  #removeOnError(id: number, run: () => readonly ListenResponse[]): readonly ListenResponse[] {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof ConnectError) || error.code === Code.Internal) throw error
      this.#targets.delete(id)
      return [targetFailed(id, error)]
    }
  }

  #freeId(): number {
    let id = 1
    while (this.#targets.has(id)) id += 1
    return id
  }
}

/** Creates the target that a message describes. Throws INVALID_ARGUMENT. */
function createTarget(request: Request, id: number, { targetType }: TargetMessage): Target {
  if (targetType.case === 'documents') return documentsTarget(request, id, targetType.value.documents)
  if (targetType.case === 'query' && targetType.value.queryType.case === 'structuredQuery') {
    return queryTarget(request, id, targetType.value.parent, targetType.value.queryType.value)
  }
  throw invalidArgument('A target must have a query or documents.')
}
