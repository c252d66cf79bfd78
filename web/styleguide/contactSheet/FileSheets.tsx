import { ArtifactImage } from '#components/ArtifactImage.tsx'
import { fileAddress } from '../samples.ts'
import { FILE_SETS, type Plate } from './files.ts'
import { Caption, Sheet } from './Sheet.tsx'

/** Lists show the middle of a plate in a square; the other pictures are only ever shown whole. */
const inLists = (set: string) => set === 'artifacts' || set === 'types'

function Thumbnail({ set, plate: { name, address } }: { set: string; plate: Plate }) {
  return inLists(set) ? (
    <ArtifactImage src={fileAddress(address)} name={name} alt={name} ratio="1 / 1" />
  ) : (
    <img src={address} alt={name} width={80} />
  )
}

/** The illustrations that are files, at full strength in both themes. */
export function FileSheets() {
  return FILE_SETS.map(({ set, title, budget, plates }) => (
    <Sheet
      key={set}
      title={`${title} (${plates.length})`}
      large={plates.map(({ name, address, alt, bytes }) => (
        <figure key={address}>
          <img src={address} alt={alt} width={320} />
          <Caption name={name} alt={alt} bytes={bytes} budget={budget} />
        </figure>
      ))}
      small={plates.map((plate) => (
        <Thumbnail key={plate.address} set={set} plate={plate} />
      ))}
    />
  ))
}
