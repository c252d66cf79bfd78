import type { ConstraintValue, PartialMapValue, RuleValue } from '#rules/values/value.ts'
import type { FieldFilter, Disjunct } from '#rules/list/disjuncts.ts'

interface FieldNode {
  readonly filters: FieldFilter[]
  readonly children: Map<string, FieldNode>
}

/** `resource` for the documents that one disjunct of a query may return: only what its filters say. */
export function resourceOf(disjunct: Disjunct): PartialMapValue {
  const root = newNode()
  for (const filter of disjunct) {
    let node = root
    for (const name of filter.path) {
      const child = node.children.get(name) ?? newNode()
      node.children.set(name, child)
      node = child
    }
    node.filters.push(filter)
  }
  return { kind: 'partial', entries: new Map([['data', partialOf(root)]]) }
}

function newNode(): FieldNode {
  return { filters: [], children: new Map() }
}

function partialOf(node: FieldNode): PartialMapValue {
  const entries = new Map<string, RuleValue>()
  for (const [name, child] of node.children) entries.set(name, valueOf(child))
  return { kind: 'partial', entries }
}

/** A field with one filter, an equality, has that value; any other is known by its filters alone. */
function valueOf(node: FieldNode): RuleValue {
  const [only, another] = node.filters
  if (only !== undefined && another === undefined && only.operator === '==') return only.value
  if (node.children.size > 0) return partialOf(node)
  const constraint: ConstraintValue = { kind: 'constraint', filters: node.filters }
  return constraint
}
