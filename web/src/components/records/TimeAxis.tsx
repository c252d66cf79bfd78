import { translateDomainText } from '#i18n/domainTexts.ts'
import { AXIS_CAPTIONS } from '@tracker/domain/time/axis.ts'
import { styled } from '@mui/material/styles'
import { AxisMark, AXIS_TICKS, type MarkProps } from './AxisMark.tsx'
import { theme } from '#theme/theme.ts'

/** Class names of the axis and the years below it. */
export const axisClasses = { ticks: 'ticks', captions: 'captions' } as const

const Ruler = styled('div')({
  [`& > .${axisClasses.ticks}`]: { borderTop: `1px solid ${theme.vars.palette.edge}`, ...AXIS_TICKS },
  [`& > .${axisClasses.captions}`]: {
    ...theme.typography.caption,
    position: 'relative',
    height: '1.45em',
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
    '& > :first-of-type': { transform: 'none' },
    '& > :last-of-type': { transform: 'translateX(-100%)' },
  },
})

interface Props {
  bars: readonly MarkProps[]
  /** True for an axis of a row, below the years of another one. */
  isBare?: boolean
}

/** The time axis with years and bars. Hidden from screen readers, because the date is also shown as text. */
export function TimeAxis({ bars, isBare = false }: Props) {
  return (
    <Ruler aria-hidden>
      <div className={axisClasses.ticks}>
        {bars.map((bar) => (
          <AxisMark key={`${bar.from} ${bar.to}`} {...bar} />
        ))}
      </div>
      {!isBare && (
        <div className={axisClasses.captions}>
          {AXIS_CAPTIONS.map(({ text, at }) => (
            <span key={text} style={{ left: `${at}%` }}>
              {translateDomainText(text)}
            </span>
          ))}
        </div>
      )}
    </Ruler>
  )
}
