import { rangeText } from '@tracker/domain/time/centuries.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import {
  type Bin,
  timelineText,
  strengthOf,
  binAt,
  binPath,
  binsIn,
  toBins,
  yearsOfBins,
} from './timelineBins.ts'
import {
  Caption,
  Handle,
  KEY_HEIGHT,
  STRIP_END,
  STRIP_HEIGHT,
  Strip,
  BIN_MAX,
  BIN_MIN,
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
  readonly bins: readonly [from: number, to: number]
  /** The dragged handle: its bin, and pixels from the pointer to it. Null for a drag on the timeline itself. */
  readonly grip: { readonly bin: number; readonly shift: number } | null
}

const HINT = 'Choose a time, or drag over several'

function describe(bins: readonly Bin[], one: number, other: number): string {
  const years = yearsOfBins(bins, one, other)
  return years ? rangeText(years.begin, years.end) : ''
}

/** A timeline of the collection as a Greek key, for pointers. The two year fields beside it are for the keyboard. */
export function Timeline({ centuries, from, to, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const available = Math.max(0, useWidth(strip) - 2 * STRIP_END)
  const [drag, setDrag] = useState<Drag>()
  const [hovered, setHovered] = useState<number>()
  const bins = useMemo(() => toBins(centuries, Math.floor(available / BIN_MIN)), [centuries, available])
  const binWidth = Math.min(BIN_MAX, available / Math.max(1, bins.length))
  const width = bins.length * binWidth
  // Few bins are centred.
  const start = STRIP_END + (available - width) / 2
  const hasRange = from !== undefined || to !== undefined
  const selected = drag?.bins ?? (hasRange ? binsIn(bins, from, to) : null)
  const [first, last] = selected ? [Math.min(...selected), Math.max(...selected)] : [-1, -1]

  /** Pixels from the left edge of the first bin. */
  const placeOf = (event: PointerEvent) =>
    event.clientX - (strip.current?.getBoundingClientRect().left ?? 0) - start
  const binUnder = (event: PointerEvent, grip: Drag['grip']) =>
    binAt(bins, (placeOf(event) + (grip?.shift ?? 0)) / Math.max(1, width))

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || bins.length === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const end = event.target instanceof HTMLElement ? event.target.dataset['end'] : undefined
    const here = binUnder(event, null)
    if (end === undefined) setDrag({ bins: [here, here], grip: null })
    else {
      const [anchor, held] = end === 'begin' ? [last, first] : [first, last]
      const shift = (held + 0.5) * binWidth - placeOf(event)
      setDrag({ bins: [anchor, held], grip: { bin: held, shift } })
    }
  }
  const move = (event: PointerEvent) => {
    const here = binUnder(event, drag?.grip ?? null)
    setHovered(here)
    if (drag && here !== drag.bins[1]) setDrag({ ...drag, bins: [drag.bins[0], here] })
  }
  const end = (event: PointerEvent) => {
    if (!drag) return
    setDrag(undefined)
    // The last move may not be rendered yet.
    const here = binUnder(event, drag.grip)
    const years = yearsOfBins(bins, drag.bins[0], here)
    if (!years || here === drag.grip?.bin) return
    const isSame = years.begin === from && years.end === to
    if (!isSame) onChoose({ from: years.begin, to: years.end })
    // Pressing the selected range again clears it.
    else if (drag.grip === null) onChoose({ from: undefined, to: undefined })
  }

  const caption = drag
    ? describe(bins, ...drag.bins)
    : hovered !== undefined && bins[hovered]
      ? describe(bins, hovered, hovered)
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
        onPointerLeave={() => setHovered(undefined)}
      >
        <p className="visually-hidden">{timelineText(centuries, bins)}</p>
        <svg aria-hidden width={width} height={STRIP_HEIGHT} style={{ marginInline: 'auto' }}>
          {selected && (
            <path
              className="range"
              d={`M${first * binWidth} 0H${(last + 1) * binWidth}V${STRIP_HEIGHT}H${first * binWidth}Z`}
            />
          )}
          {bins.map((bin, index) => {
            const strength = strengthOf(bin, bins)
            const isOut = selected !== null && (index < first || index > last)
            return (
              <path
                key={bin.begin}
                className={strength === 0 ? 'empty' : undefined}
                transform={`translate(${index * binWidth} ${(STRIP_HEIGHT - KEY_HEIGHT) / 2})`}
                d={binPath(bin, binWidth, KEY_HEIGHT)}
                strokeWidth={bin.isGap ? 3 : 1.25 + 2 * strength}
                strokeOpacity={(isOut ? 0.5 : 1) * (strength === 0 ? 1 : 0.5 + 0.5 * strength)}
              />
            )
          })}
        </svg>
        {selected && (
          <>
            <Handle $end="begin" data-end="begin" style={{ left: start + first * binWidth }} />
            <Handle $end="end" data-end="end" style={{ left: start + (last + 1) * binWidth }} />
          </>
        )}
      </Strip>
    </div>
  )
}
