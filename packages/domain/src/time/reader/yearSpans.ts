/** Groups date tokens into spans, such as "late 18th to early 19th century". */
import type { Calendar } from '../calendars.ts'
import type { Era, Open, Part, Token } from './dateTokens.ts'

/** One end of a span as written. Missing parts are taken from the other end. */
export interface Point {
  value: number
  digits: number
  isOrdinal: boolean
  /** Years per unit: 100 for "3rd century", 10 for "1640s". */
  years?: number
  era?: Era
  calendar?: Calendar
  part?: Part
  open?: Open
  /** True if the year itself is possible: "1800 or later". */
  isInclusive?: boolean
}

const hull = ([from, to]: Part, [otherFrom, otherTo]: Part): Part => [
  Math.min(from, otherFrom),
  Math.max(to, otherTo),
]

const isValue = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'ordinal'

/**
 * Removes years of other calendars beside ours: "885-886 AH/AD 1481". They end before a slash, and words such as "late" before them
 * belong to our years.
 */
function withoutOtherCalendar(tokens: readonly Token[]): Token[] {
  const done: Token[] = []
  const lastValue = tokens.findLastIndex(isValue)
  for (const [at, token] of tokens.entries()) {
    done.push(token)
    if (token.kind !== 'slash' || at > lastValue) continue
    let last = done.length - 2
    const isPostfix = done[last]?.kind === 'calendar'
    if (isPostfix) last -= 1
    if (done[last]?.kind === 'unit') last -= 1
    if (!isValue(done[last])) continue
    const isPrefix = done[last - 1]?.kind === 'calendar'
    if (!isPostfix && !isPrefix) continue
    last -= isPrefix ? 2 : 1
    if (done[last]?.kind === 'to' && isValue(done[last - 1]) && done[last - 2]?.kind !== 'era') last -= 2
    done.length = last + 1
  }
  return done
}

/** For each token, whether a number follows before the next comma. */
function valuesAhead(tokens: readonly Token[]): boolean[] {
  const ahead: boolean[] = []
  let isAhead = false
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    ahead[at] = isAhead
    const token = tokens[at]
    if (token?.kind === 'comma') isAhead = false
    else if (isValue(token)) isAhead = true
  }
  return ahead
}

/** Groups tokens into spans of one or more points. */
export function spansOf(all: readonly Token[]): Point[][] {
  const tokens = withoutOtherCalendar(all)
  const hasValueAhead = valuesAhead(tokens)
  const spans: Point[][] = []
  let point: Partial<Point> = {}
  let isJoined = false
  /** Unit before its number: "siglo XVIII". */
  let unitAhead: number | undefined
  const close = () => {
    const { value, digits = 0, isOrdinal = false, ...rest } = point
    point = {}
    if (value === undefined) return
    const span = spans.at(-1)
    const closed: Point = { value, digits, isOrdinal, ...rest }
    if (isJoined && span) span.push(closed)
    else spans.push([closed])
    isJoined = false
  }
  const join = () => {
    // "early-mid 19th century" is one point.
    if (point.value === undefined) return
    close()
    isJoined = true
  }
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    const isAhead = hasValueAhead[at] === true
    switch (token.kind) {
      case 'number':
      case 'ordinal':
        if (point.value !== undefined) close()
        point.value = token.value
        point.isOrdinal = token.kind === 'ordinal'
        point.digits = token.kind === 'number' ? token.digits : 0
        if (unitAhead !== undefined && point.digits < 3) {
          point.years = unitAhead
          point.isOrdinal = true
        } else if (unitAhead === 10) point.years = 10
        unitAhead = undefined
        break
      case 'decades':
        point.years = point.digits !== 2 && (point.value ?? 0) % 100 === 0 ? 100 : 10
        break
      case 'decade':
        unitAhead = 10
        break
      case 'unit':
        if (token.isShort && !isValue(tokens[at - 1])) {
          // "s. XIX", but not "26th Dynasty, c. 664"
          if (next?.kind === 'ordinal') unitAhead = token.years
          break
        }
        if (
          point.value !== undefined &&
          point.years === undefined &&
          (point.isOrdinal || (point.digits ?? 3) < 3)
        ) {
          point.isOrdinal = true
          point.years = token.years
        } else if (isValue(next) || (isAhead && point.value === undefined)) unitAhead = token.years
        break
      case 'part':
        // A part follows its point in "1600-talets mitt" and "19世紀末-20世紀"; otherwise it starts the next point.
        if (
          point.value !== undefined &&
          point.years !== undefined &&
          (!isAhead || (next?.kind === 'to' && tokens[at - 1]?.kind === 'unit'))
        ) {
          // "18th century, second half"
          point.part = token.part
          break
        }
        if (point.value !== undefined) {
          // "late 18th early 19th century"
          const isSplit = point.isOrdinal === true && point.years === undefined
          close()
          isJoined = isSplit
        }
        point.part = point.part ? hull(point.part, token.part) : token.part
        break
      case 'open':
        if (token.isPostfix && (point.value === undefined || isValue(next))) break
        // "1914 bis 1918"
        if (token.isRange && point.value !== undefined && isAhead) {
          join()
          break
        }
        // The bound follows its point in "1710 före".
        if (point.value !== undefined && isAhead) close()
        point.open = token.open
        point.isInclusive = token.isInclusive === true
        break
      case 'era':
        // "22 Rabi' II AD 1484": the era belongs to the following year.
        if (point.value !== undefined && token.era === 'AD' && isValue(next)) close()
        point.era ??= token.era
        break
      case 'calendar':
        if (point.value !== undefined && isValue(next) && point.calendar !== undefined) close()
        point.calendar ??= token.calendar
        break
      case 'to':
        join()
        break
      case 'slash':
        // "20th Century/EARLY"
        if (next?.kind !== 'part' || isAhead) join()
        break
      case 'other':
        // "after an engraving of 1612"
        if (point.value === undefined) delete point.open
        break
      case 'comma':
        if (next?.kind === 'part' && !hasValueAhead[at + 1] && point.years !== undefined) break
        close()
        isJoined = false
    }
  })
  close()
  return spans
}
