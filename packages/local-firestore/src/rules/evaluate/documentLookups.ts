import type { RequestContext, RuleDocument } from '#rules/access.ts'
import { fromDocument } from '#rules/values/convert.ts'
import { pathText } from '#rules/values/render.ts'
import { fail, type Result, type RuleValue } from '#rules/values/value.ts'

export type DocumentFunction = 'get' | 'exists' | 'getAfter' | 'existsAfter'

/** Documents that one operation, and all operations of one request, may look up. */
const PER_OPERATION = 10
const PER_REQUEST = 20

const counted = new WeakMap<RequestContext, Set<string>>()

/** The documents that the conditions of one operation look up, each at most once. */
export class DocumentLookups {
  readonly #context: RequestContext
  readonly #cache = new Map<string, RuleDocument | null>()

  constructor(context: RequestContext) {
    this.#context = context
  }

  call(name: DocumentFunction, argument: RuleValue): Result {
    if (typeof argument !== 'object' || argument === null || argument.kind !== 'path')
      return fail(`Unsupported operation error. Received: ${name}(...). Expected: ${name}(path).`)
    const shown = pathText(argument.segments)
    const [databases, database, documents, ...path] = argument.segments
    const isComplete = databases === 'databases' && documents === 'documents' && path.length > 0
    if (!isComplete || path.length % 2 !== 0 || database !== this.#context.databaseId)
      return fail(`Service call error. Function: [${name}], Argument: [${shown}] is not a document path.`)
    const found = this.#find(name.endsWith('After') ? 'after' : 'before', path)
    if (found === undefined) return fail('Too many document access calls.')
    if (name.startsWith('exists')) return found !== null
    if (found !== null) return fromDocument(found, this.#context.databaseId)
    return fail(`Service call error. Function: [${name}], Argument: [${shown}] does not exist.`)
  }

  /** Undefined when the operation or its request has looked up too many documents. */
  #find(state: 'before' | 'after', path: readonly string[]): RuleDocument | null | undefined {
    const key = `${state}/${path.join('/')}`
    const cached = this.#cache.get(key)
    if (cached !== undefined) return cached
    const all = counted.get(this.#context) ?? new Set()
    counted.set(this.#context, all)
    if (this.#cache.size >= PER_OPERATION || (!all.has(key) && all.size >= PER_REQUEST)) return undefined
    all.add(key)
    const found = this.#context[state](path)
    this.#cache.set(key, found)
    return found
  }
}
