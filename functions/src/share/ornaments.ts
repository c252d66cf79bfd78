/** Decorations of a label page: time meander, and initial for an artifact without a picture. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { initialOf } from '@tracker/domain/artifact/initial.ts'
import { MEANDER_TURNS, meanderTurns } from '@tracker/domain/time/meander.ts'
import { type Markup, markup } from '#share/markup.ts'

/** SVG paths of one turn, 16 by 12 units: thin, and bold for highlighted turns. */
const HAIRLINE = ' 10.5h2.5v-9h11v6h-7v-3h4m-8 6h13.5'
const HEAVY = ' 10.75h3.25v-9.5h9.5v5.75h-5.75'
const TURN = 16

const turns = (from: number, to: number, key: string) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => `M${(from + at) * TURN}${key}`).join('')

/** Renders the meander with the turns of a period highlighted; none if the period is not readable. @param period free text */
export function meander(period: string): Markup {
  const known = meanderTurns(period)
  const { from, to, isOlder } = known ?? { from: 0, to: 0, isOlder: false }
  const dot = isOlder ? markup`<circle class="lit" cx="-5" cy="6" r="2.5"/>` : null
  const lit = from < to ? markup`<path class="lit" d="${turns(from, to, HEAVY)}"/>` : null
  return markup`<svg class="time${known ? '' : ' plain'}" viewBox="-8 0 168 12" width="168" height="12" aria-hidden="true"><path d="${turns(0, from, HAIRLINE)}${turns(to, MEANDER_TURNS, HAIRLINE)}"/>${lit}${dot}</svg>
`
}

/** Renders the initial shown in place of a missing picture. */
export function initial({ _id, artifact_name: name, artifact_type: type }: Artifact): Markup {
  const { letter, drawings } = initialOf(name, type, _id)
  const text = letter === null ? null : markup`<text x="120" y="187">${letter}</text>`
  return markup`<figure class="initial" aria-hidden="true"><svg viewBox="0 0 240 240" width="240" height="240">${drawings.map((address) => markup`<use href="${address}"/>`)}${text}</svg></figure>
`
}
