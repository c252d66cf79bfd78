import { CATEGORIES, ICONS, MARK, SEALS, STATES } from '../drawings.ts'
import { Caption, Sheet } from './Sheet.tsx'

/** Maximum bytes of a small drawing's source. */
const TILE_BUDGET = 2048

const SETS = [
  { title: 'Categories', drawings: CATEGORIES, side: 320 },
  { title: 'States', drawings: STATES, side: 320 },
  { title: 'Seals', drawings: SEALS, side: 320 },
  { title: 'Mark', drawings: MARK, side: 320 },
  { title: 'Icons', drawings: ICONS, side: 160 },
]

/** Drawings in source code, in the colours of the page's theme. */
export function DrawingSheets() {
  return SETS.map(({ title, drawings, side }) => (
    <Sheet
      key={title}
      title={`${title} (${drawings.length})`}
      side={side}
      large={drawings.map(({ name, bytes, Draw }) => (
        <figure key={name}>
          <Draw size={side} />
          <Caption name={name} bytes={bytes} budget={TILE_BUDGET} />
        </figure>
      ))}
      small={drawings.map(({ name, Draw }) => (
        <Draw key={name} size={80} />
      ))}
    />
  ))
}
