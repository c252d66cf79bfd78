import type { RuleValue } from '#rules/values/value.ts'

const MAX_TEXT = 60
const MAX_ITEMS = 5

/** Formats a value for messages. Truncates long values. */
export function render(value: RuleValue, depth = 0): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return shorten(JSON.stringify(value))
  if (typeof value === 'number') return floatText(value)
  if (typeof value !== 'object') return String(value)
  switch (value.kind) {
    case 'list':
      return `[${renderItems(value.items, depth)}]`
    case 'set':
      return `set[${renderItems(value.items, depth)}]`
    case 'map':
      return `{${shorten(value.keys.slice(0, MAX_ITEMS).join(', '))}${value.keys.length > MAX_ITEMS ? ', …' : ''}}`
    case 'path':
      return shorten(pathText(value.segments))
    case 'timestamp':
      return `timestamp(${Number(value.nanos / 1_000_000n)} ms)`
    case 'duration':
      return `duration(${Number(value.nanos) / 1e9} s)`
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`
    case 'bytes':
      return `bytes(${value.bytes.length})`
    case 'map_diff':
      return 'map_diff'
    case 'partial':
      return 'a partially known document'
    default:
      return 'a constrained field'
  }
}

/** Evaluates `string(value)`; undefined for unsupported types. */
export function textOf(value: RuleValue): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return floatText(value)
  if (value === null || typeof value !== 'object') return String(value)
  return value.kind === 'path' ? pathText(value.segments) : undefined
}

/** Formats a float like Java, e.g. `2.0` and `1.0E7`. */
export function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size === 0 || !Number.isFinite(value)) return size === 0 ? '0.0' : String(value)
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value)
  const [digits = '', power = ''] = value.toExponential().split('e')
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(power)}`
}

/** Formats a path, e.g. `/a/b`. */
export function pathText(segments: readonly string[]): string {
  return `/${segments.join('/')}`
}

function renderItems(items: readonly RuleValue[], depth: number): string {
  if (depth > 1) return '…'
  const shown = items.slice(0, MAX_ITEMS).map((item) => render(item, depth + 1))
  return [...shown, ...(items.length > MAX_ITEMS ? ['…'] : [])].join(', ')
}

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).toWellFormed()}…` : text
}
