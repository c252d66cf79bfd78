/** Time axis and QR code of a label page. */
import { AXIS_CAPTIONS, type AxisBar } from '@tracker/domain/time/axis.ts'
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import { qrCode } from '@tracker/domain/text/qrCode.ts'
import { type Markup, markup } from '#share/markup.ts'
import type { PageTexts } from '#share/pageTexts.ts'

/** Minimum width of the bar in percent: 8 px on a label of 480 px. */
const BAR_MIN = 1.7

function rectOf({ from, to }: AxisBar): Markup | null {
  if (to === 0) return null
  const width = Math.max(to - from, BAR_MIN)
  const left = Math.min(Math.max((from + to - width) / 2, 0), 100 - width)
  return markup`<rect x="${left.toFixed(2)}%" width="${width.toFixed(2)}%" height="4"/>`
}

/** Renders the time axis with bars; nothing without any. */
export function axisOf(bars: readonly AxisBar[], { words }: PageTexts): Markup | null {
  if (bars.length === 0) return null
  const notch = bars.some(({ isOlder }) => isOlder) ? markup`<path d="M6 0v6L0 3z"/>` : null
  const captions = AXIS_CAPTIONS.map(({ text }) => markup`<span>${words[text] ?? text}</span>`)
  return markup`<div class="axis" aria-hidden="true"><svg width="100%" height="6">${bars.map(rectOf)}${notch}</svg><div>${captions}</div></div>
`
}

/** Renders the time axis with the bar of a period; nothing if the period is not readable. @param period free text */
export function timeAxis(period: string, texts: PageTexts): Markup | null {
  const bar = dateBar(period)
  return bar && axisOf([bar], texts)
}

/** Renders the QR code of an address, for print. */
export function codeOf(address: string, texts: PageTexts): Markup {
  const { viewBox, path } = qrCode(address)
  return markup`<svg class="code" viewBox="${viewBox}" shape-rendering="crispEdges" role="img" aria-label="${texts.qrCode(address)}"><path d="${path}"/></svg>`
}
