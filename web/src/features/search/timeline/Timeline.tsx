import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { rangeText } from '@tracker/domain/time/centuries.ts'
import type { TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useWidth } from '#features/search/timeline/useWidth.ts'
import { binAt, binsIn, binsText, strengthOf, ticksOf, yearsOfBins } from './timelineBins.ts'
import {
  AXIS_Y,
  BAR_MIN,
  BAR_WIDTH,
  Caption,
  MARK_HEIGHT,
  Scale,
  Strip,
  STRIP_HEIGHT,
  timelineClasses,
  WholeTime,
} from './timelineLayout.ts'

/** A range of years; either end may be open. */
export interface Range {
  readonly from: number | undefined
  readonly to: number | undefined
}

const WHOLE: Range = { from: undefined, to: undefined }
const hint = () => t`Choose a time, or drag over several`

interface Props extends Range {
  /** Bins of consecutive years within the range. */
  bins: readonly TimelineBin[]
  onChoose: (range: Range) => void
}

/** First and last selected bin, in the order of selection. */
type Extent = readonly [anchor: number, active: number]

/**
 * Timeline of the collection: the time axis, with a bar above each bin and the chosen years marked below.
 * Choosing one or several bins filters by their years and zooms in: with a press, a drag, or arrow keys (Shift
 * for several) and Enter. Escape and "Whole time" zoom out.
 */
export function Timeline({ bins, from, to, onChoose }: Props) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const width = useWidth(strip)
  const [drag, setDrag] = useState<Extent>()
  const [keyed, setKeyed] = useState<Extent>()
  const [hovered, setHovered] = useState<number>()
  // Zooming changes the bins, which resets the selection.
  const [known, setKnown] = useState(bins)
  if (known !== bins) {
    setKnown(bins)
    if (known[0]?.begin !== bins[0]?.begin || known.length !== bins.length) setKeyed(keyed && [0, 0])
  }
  const isZoomed = from !== undefined || to !== undefined
  const marked = drag ?? keyed ?? (isZoomed ? binsIn(bins, from, to) : null)
  const [first, last] = marked ? [Math.min(...marked), Math.max(...marked)] : [-1, -1]
  const binWidth = width / Math.max(1, bins.length)
  const chosenWidth = (last - first + 1) * binWidth

  const choose = (one: number, other: number) => {
    const years = yearsOfBins(bins, one, other)
    if (!years) return
    const isSame = years.begin === from && years.end === to
    onChoose(isSame ? WHOLE : { from: years.begin, to: years.end })
  }

  const binUnder = ({ clientX }: PointerEvent) =>
    binAt(bins, (clientX - (strip.current?.getBoundingClientRect().left ?? 0)) / Math.max(1, width))
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || bins.length === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const here = binUnder(event)
    setKeyed(undefined)
    setDrag([here, here])
  }
  const move = (event: PointerEvent) => {
    const here = binUnder(event)
    setHovered(here)
    if (drag && here !== drag[1]) setDrag([drag[0], here])
  }
  const end = (event: PointerEvent) => {
    if (!drag) return
    setDrag(undefined)
    // The last move may not have rendered yet.
    choose(drag[0], binUnder(event))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const [anchor, active] = keyed ?? [0, 0]
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: active - 1,
      ArrowRight: active + 1,
      Home: 0,
      End: bins.length - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      const next = Math.min(Math.max(target, 0), bins.length - 1)
      setKeyed([event.shiftKey ? anchor : next, next])
    } else if (event.key === 'Enter' || event.key === ' ') choose(anchor, active)
    else if (event.key === 'Escape' && isZoomed) onChoose(WHOLE)
    else return
    event.preventDefault()
  }

  const shown = drag ?? keyed ?? (hovered === undefined ? null : ([hovered, hovered] as const))
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div>
      <Caption>
        <span aria-hidden>
          {(shown && binsText(bins, ...shown)) || translateDomainText(rangeText(from, to)) || hint()}
        </span>
        {isZoomed && (
          <WholeTime
            type="button"
            onClick={() => {
              // The button disappears, so the timeline gets the focus.
              strip.current?.focus()
              onChoose(WHOLE)
            }}
          >
            {t`Whole time`}
          </WholeTime>
        )}
      </Caption>
      <Strip
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be drawn over
        role="listbox"
        aria-label={t`Timeline`}
        aria-orientation="horizontal"
        aria-multiselectable
        aria-activedescendant={keyed && optionId(keyed[1])}
        tabIndex={0}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setKeyed((one) => one ?? [0, 0])
        }}
        onBlur={() => setKeyed(undefined)}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrag(undefined)}
        onPointerLeave={() => setHovered(undefined)}
      >
        <svg aria-hidden width={width} height={STRIP_HEIGHT}>
          {marked && (
            <rect
              className={timelineClasses.range}
              x={first * binWidth}
              width={chosenWidth}
              height={AXIS_Y}
            />
          )}
          {bins.map((bin, index) => {
            const strength = strengthOf(bin, bins)
            const height = strength === 0 ? 0 : BAR_MIN + (AXIS_Y - 2 * BAR_MIN) * strength
            const isOut = marked !== null && (index < first || index > last)
            return (
              <rect
                key={bin.begin}
                className={isOut ? timelineClasses.out : undefined}
                x={(index + 0.5) * binWidth - BAR_WIDTH / 2}
                y={AXIS_Y - height}
                width={BAR_WIDTH}
                height={height}
              />
            )
          })}
          <path d={`M0 ${AXIS_Y + 0.5}H${width}`} />
          {marked && (
            <rect
              className={timelineClasses.mark}
              x={first * binWidth}
              y={AXIS_Y + 1}
              width={chosenWidth}
              height={MARK_HEIGHT}
            />
          )}
        </svg>
        {bins.map(({ begin: year }, index) => (
          <div
            key={year}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={index >= first && index <= last}
            aria-label={binsText(bins, index, index)}
            style={{ left: index * binWidth, width: binWidth }}
          />
        ))}
      </Strip>
      <Scale aria-hidden>
        {ticksOf(bins, width).map(({ at, text }) => (
          <span key={text} style={{ left: at }}>
            {text}
          </span>
        ))}
      </Scale>
    </div>
  )
}
