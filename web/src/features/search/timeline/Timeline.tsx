import { rangeText } from '@tracker/domain/time/centuries.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import {
  type Turn,
  ribbonText,
  strengthOf,
  turnAt,
  turnPath,
  turnsIn,
  turnsOf,
  yearsOfTurns,
} from './timelineBins.ts'
import {
  Caption,
  Handle,
  KEY_HEIGHT,
  STRIP_END,
  STRIP_HEIGHT,
  Strip,
  TURN_MAX,
  TURN_MIN,
} from './timelineLayout.ts'
import { useWidth } from '#features/search/useWidth.ts'

/** A range of years; either end may be open. */
export interface Range {
  readonly from: number | undefined
  readonly to: number | undefined
}

interface Props extends Range {
  centuries: SearchFacets['century']
  onChoose: (range: Range) => void
}

/** A drag from one bin to another. */
interface Drag {
  readonly turns: readonly [from: number, to: number]
  /** The dragged handle: its bin, and pixels from the pointer to it. Null for a drag on the timeline itself. */
  readonly grip: { readonly turn: number; readonly shift: number } | null
}

const HINT = 'Choose a time, or drag over several'

function describe(turns: readonly Turn[], one: number, other: number): string {
  const years = yearsOfTurns(turns, one, other)
  return years ? rangeText(years.begin, years.end) : ''
}

/** A timeline of the collection as a Greek key, for pointers. The two year fields beside it are for the keyboard. */
export function Timeline({ centuries, from, to, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const room = Math.max(0, useWidth(strip) - 2 * STRIP_END)
  const [drag, setDrag] = useState<Drag>()
  const [pointed, setPointed] = useState<number>()
  const turns = useMemo(() => turnsOf(centuries, Math.floor(room / TURN_MIN)), [centuries, room])
  const turnWidth = Math.min(TURN_MAX, room / Math.max(1, turns.length))
  const width = turns.length * turnWidth
  // Few bins are centred.
  const start = STRIP_END + (room - width) / 2
  const isNarrowed = from !== undefined || to !== undefined
  const chosen = drag?.turns ?? (isNarrowed ? turnsIn(turns, from, to) : null)
  const [first, last] = chosen ? [Math.min(...chosen), Math.max(...chosen)] : [-1, -1]

  /** Pixels from the left edge of the first bin. */
  const placeOf = (event: PointerEvent) =>
    event.clientX - (strip.current?.getBoundingClientRect().left ?? 0) - start
  const turnUnder = (event: PointerEvent, grip: Drag['grip']) =>
    turnAt(turns, (placeOf(event) + (grip?.shift ?? 0)) / Math.max(1, width))

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || turns.length === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const end = event.target instanceof HTMLElement ? event.target.dataset['end'] : undefined
    const here = turnUnder(event, null)
    if (end === undefined) setDrag({ turns: [here, here], grip: null })
    else {
      const [anchor, held] = end === 'begin' ? [last, first] : [first, last]
      const shift = (held + 0.5) * turnWidth - placeOf(event)
      setDrag({ turns: [anchor, held], grip: { turn: held, shift } })
    }
  }
  const move = (event: PointerEvent) => {
    const here = turnUnder(event, drag?.grip ?? null)
    setPointed(here)
    if (drag && here !== drag.turns[1]) setDrag({ ...drag, turns: [drag.turns[0], here] })
  }
  const end = (event: PointerEvent) => {
    if (!drag) return
    setDrag(undefined)
    // The last move may not be rendered yet.
    const here = turnUnder(event, drag.grip)
    const years = yearsOfTurns(turns, drag.turns[0], here)
    if (!years || here === drag.grip?.turn) return
    const isSame = years.begin === from && years.end === to
    if (!isSame) onChoose({ from: years.begin, to: years.end })
    // Pressing the selected range again clears it.
    else if (drag.grip === null) onChoose({ from: undefined, to: undefined })
  }

  const caption = drag
    ? describe(turns, ...drag.turns)
    : pointed !== undefined && turns[pointed]
      ? describe(turns, pointed, pointed)
      : rangeText(from, to) || HINT
  return (
    <div>
      <Caption aria-hidden>{caption}</Caption>
      <Strip
        ref={strip}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrag(undefined)}
        onPointerLeave={() => setPointed(undefined)}
      >
        <p className="visually-hidden">{ribbonText(centuries, turns)}</p>
        <svg aria-hidden width={width} height={STRIP_HEIGHT} style={{ marginInline: 'auto' }}>
          {chosen && (
            <path
              className="range"
              d={`M${first * turnWidth} 0H${(last + 1) * turnWidth}V${STRIP_HEIGHT}H${first * turnWidth}Z`}
            />
          )}
          {turns.map((turn, index) => {
            const strength = strengthOf(turn, turns)
            const isOut = chosen !== null && (index < first || index > last)
            return (
              <path
                key={turn.begin}
                className={strength === 0 ? 'empty' : undefined}
                transform={`translate(${index * turnWidth} ${(STRIP_HEIGHT - KEY_HEIGHT) / 2})`}
                d={turnPath(turn, turnWidth, KEY_HEIGHT)}
                strokeWidth={turn.isGap ? 3 : 1.25 + 2 * strength}
                strokeOpacity={(isOut ? 0.5 : 1) * (strength === 0 ? 1 : 0.5 + 0.5 * strength)}
              />
            )
          })}
        </svg>
        {chosen && (
          <>
            <Handle $end="begin" data-end="begin" style={{ left: start + first * turnWidth }} />
            <Handle $end="end" data-end="end" style={{ left: start + (last + 1) * turnWidth }} />
          </>
        )}
      </Strip>
    </div>
  )
}
