import type { RequestContext, RuleDocument } from '#rules/access.ts'
import { fromDocument } from '#rules/values/convert.ts'
import { pathText } from '#rules/values/render.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'

const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const

export type DocumentFunction = (typeof DOCUMENT_FUNCTIONS)[number]

/** Whether a name is a built-in function that looks up documents. */
export const isDocumentFunction = (name: string): name is DocumentFunction =>
  DOCUMENT_FUNCTIONS.some((each) => each === name)

/** Maximum number of different documents, as documented for Firestore. */
const MAX_PER_OPERATION = 10
const MAX_PER_REQUEST = 20

/** Keys of the documents looked up by all operations of a request. */
const lookedUp = new WeakMap<RequestContext, Set<string>>()

/** Looks up documents for the conditions of one operation. Caches each document. */
export class DocumentLookups {
  readonly #context: RequestContext
  readonly #cache = new Map<string, RuleDocument | null>()

  constructor(context: RequestContext) {
    this.#context = context
  }

  call(name: DocumentFunction, argument: RuleValue): Result {
    if (typeof argument !== 'object' || argument === null || argument.kind !== 'path')
      return ruleError(`Unsupported operation error. Received: ${name}(...). Expected: ${name}(path).`)
    const pathString = pathText(argument.segments)
    const [databases, database, documents, ...path] = argument.segments
    const isComplete = databases === 'databases' && documents === 'documents' && path.length > 0
    if (!isComplete || path.length % 2 !== 0 || database !== this.#context.databaseId)
      return ruleError(
        `Service call error. Function: [${name}], Argument: [${pathString}] is not a document path.`,
      )
    const found = this.#find(name.endsWith('After') ? 'after' : 'before', path)
    if (found === undefined) return ruleError('Too many document access calls.')
    if (name.startsWith('exists')) return found !== null
    if (found !== null) return fromDocument(found, this.#context.databaseId)
    return ruleError(`Service call error. Function: [${name}], Argument: [${pathString}] does not exist.`)
  }

  /** Undefined if a limit is exceeded. */
  #find(state: 'before' | 'after', path: readonly string[]): RuleDocument | null | undefined {
    const key = `${state}/${path.join('/')}`
    const cached = this.#cache.get(key)
    if (cached !== undefined) return cached
    const all = lookedUp.get(this.#context) ?? new Set()
    lookedUp.set(this.#context, all)
    if (this.#cache.size >= MAX_PER_OPERATION || (!all.has(key) && all.size >= MAX_PER_REQUEST))
      return undefined
    all.add(key)
    const found = this.#context[state](path)
    this.#cache.set(key, found)
    return found
  }
}
