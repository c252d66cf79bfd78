/** Groups date tokens into spans, such as "late 18th to early 19th century". */
import type { Era, Open, Part, Token } from './yearTokens.ts'

/** One end of a span as written. Missing parts are taken from the other end. */
export interface Point {
  value: number
  digits: number
  isOrdinal: boolean
  /** Years per unit: 100 for "3rd century", 10 for "1640s". */
  years?: number
  era?: Era
  part?: Part
  open?: Open
}

const hull = ([from, to]: Part, [otherFrom, otherTo]: Part): Part => [
  Math.min(from, otherFrom),
  Math.max(to, otherTo),
]

/** Groups tokens into spans of one or more points. */
export function spansOf(tokens: readonly Token[]): Point[][] {
  const spans: Point[][] = []
  let point: Partial<Point> = {}
  let isJoined = false
  const close = () => {
    const { value, digits = 0, isOrdinal = false, ...rest } = point
    point = {}
    if (value === undefined) return
    const span = spans.at(-1)
    if (isJoined && span) span.push({ value, digits, isOrdinal, ...rest })
    else spans.push([{ value, digits, isOrdinal, ...rest }])
    isJoined = false
  }
  /** True if a number follows before the next comma. */
  const hasValueAhead = (at: number) => {
    const ahead = tokens.slice(at + 1)
    const comma = ahead.findIndex(({ kind }) => kind === 'comma')
    return ahead
      .slice(0, comma === -1 ? undefined : comma)
      .some(({ kind }) => kind === 'number' || kind === 'ordinal')
  }
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.kind
    switch (token.kind) {
      case 'number':
      case 'ordinal':
        if (point.value !== undefined) close()
        point.value = token.value
        point.isOrdinal = token.kind === 'ordinal'
        point.digits = token.kind === 'number' ? token.digits : 0
        break
      case 'decades':
        point.years = (point.value ?? 0) % 100 === 0 ? 100 : 10
        break
      case 'unit':
        if (point.isOrdinal) point.years = token.years
        break
      case 'part':
        // A part follows its point in "1600-talets mitt"; otherwise it starts the next point.
        if (point.isOrdinal && point.years !== undefined && !hasValueAhead(at)) {
          // "18th century, second half"
          point.part = token.part
          break
        }
        if (point.value !== undefined && (point.isOrdinal || point.years === undefined)) {
          // "late 18th early 19th century"
          const isSplit = point.isOrdinal === true && point.years === undefined
          close()
          isJoined = isSplit
        }
        point.part = point.part ? hull(point.part, token.part) : token.part
        break
      case 'open':
        // The bound follows its point in "1710 före".
        if (point.value !== undefined && hasValueAhead(at)) close()
        point.open = token.open
        break
      case 'era':
        // "22 Rabi' II AD 1484": the era belongs to the following year.
        if (point.value !== undefined && token.era === 'AD' && (next === 'number' || next === 'ordinal'))
          close()
        point.era ??= token.era
        break
      case 'to':
        // "early-mid 19th century" is one point.
        if (point.value === undefined) break
        close()
        isJoined = true
        break
      case 'comma':
        close()
        isJoined = false
    }
  })
  close()
  return spans
}
