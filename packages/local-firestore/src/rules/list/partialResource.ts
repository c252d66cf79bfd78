import type { PartialMapValue, RuleValue } from '#rules/values/value.ts'
import type { FieldFilter, Disjunct } from '#rules/list/disjuncts.ts'

interface FieldNode {
  readonly filters: FieldFilter[]
  readonly children: Map<string, FieldNode>
}

/** Creates `resource` for the documents that a disjunct may return. Only filtered fields are known. */
export function partialResource(disjunct: Disjunct): PartialMapValue {
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

/** Returns the value of a field if its only filter is an equality; otherwise what its filters imply. */
function valueOf(node: FieldNode): RuleValue {
  const [only, another] = node.filters
  if (only !== undefined && another === undefined && only.operator === '==') return only.value
  if (node.children.size > 0) return partialOf(node)
  return { kind: 'constraint', filters: node.filters }
}
