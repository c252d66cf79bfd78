import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { rangeText } from '@tracker/domain/time/centuries.ts'
import type { TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { useId, useRef } from 'react'
import { useWidth } from '#features/search/timeline/useWidth.ts'
import { binsIn, binsText, strengthOf, ticksOf, yearsOfBins } from './timelineBins.ts'
import {
  AXIS_Y,
  BAR_MIN,
  BAR_GAP,
  Caption,
  MARK_HEIGHT,
  Scale,
  Strip,
  STRIP_HEIGHT,
  timelineClasses,
  WholeTime,
} from './timelineLayout.ts'
import { useBinSelection } from './useBinSelection.ts'

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

/**
 * Timeline of the collection: the time axis, with a bar above each bin and the chosen years marked below.
 * Choosing one or several bins filters by their years and zooms in: with a press, a drag, or arrow keys (Shift
 * for several) and Enter. Escape and "Whole time" zoom out.
 */
export function Timeline({ bins, from, to, onChoose }: Props) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const width = useWidth(strip)
  const isZoomed = from !== undefined || to !== undefined
  const choose = (one: number, other: number) => {
    const years = yearsOfBins(bins, one, other)
    if (!years) return
    const isSame = years.begin === from && years.end === to
    onChoose(isSame ? WHOLE : { from: years.begin, to: years.end })
  }
  const { selected, pointed, active, handlers } = useBinSelection(bins, {
    strip,
    onChoose: choose,
    onEscape: isZoomed ? () => onChoose(WHOLE) : null,
  })
  const marked = selected ?? (isZoomed ? binsIn(bins, from, to) : null)
  const [first, last] = marked ? [Math.min(...marked), Math.max(...marked)] : [-1, -1]
  const binWidth = width / Math.max(1, bins.length)
  const chosenWidth = (last - first + 1) * binWidth

  const optionId = (index: number) => `${id}-${index}`
  return (
    <div>
      <Caption>
        <span aria-hidden>
          {(pointed && binsText(bins, ...pointed)) || translateDomainText(rangeText(from, to)) || hint()}
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
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        tabIndex={0}
        {...handlers}
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
            const height = strength === 0 ? 0 : Math.max(BAR_MIN, (AXIS_Y - BAR_MIN) * strength)
            const isOut = marked !== null && (index < first || index > last)
            return (
              <rect
                key={bin.begin}
                className={isOut ? timelineClasses.out : undefined}
                x={index * binWidth + BAR_GAP / 2}
                y={AXIS_Y - height}
                width={Math.max(1, binWidth - BAR_GAP)}
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
