import { Caption, Sheet } from './Sheet.tsx'
import { FILE_SETS, type Plate } from './files.ts'

const TITLES = { artifacts: 'Artifacts', types: 'Types', articles: 'Articles', heroes: 'Heroes' }

/** Lists show the middle of a plate; the other pictures are only ever shown whole. */
const isSquare = (set: string) => set === 'artifacts' || set === 'types'

function Thumbnail({ plate: { name, address }, square }: { plate: Plate; square: boolean }) {
  return (
    <img
      src={address}
      alt={name}
      title={name}
      width={80}
      style={square ? { height: 80, objectFit: 'cover' } : {}}
    />
  )
}

/** The illustrations that are files, at full strength in both themes. */
export function FileSheets() {
  return FILE_SETS.map(({ set, budget, plates }) => (
    <Sheet
      key={set}
      title={`${TITLES[set]} (${plates.length})`}
      large={plates.map(({ name, address, alt, bytes }) => (
        <figure key={address}>
          <img src={address} alt={alt} width={320} />
          <Caption name={name} alt={alt} bytes={bytes} budget={budget} />
        </figure>
      ))}
      small={plates.map((plate) => (
        <Thumbnail key={plate.address} plate={plate} square={isSquare(set)} />
      ))}
    />
  ))
}
