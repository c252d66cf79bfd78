import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { nightOf } from '#illustrations/plates.ts'
import { styled } from '@mui/material/styles'
import { fileAddress } from '../samples.ts'
import { FILE_SETS, type Plate } from './files.ts'
import { Caption, Sheet } from './Sheet.tsx'

const Prints = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 8,
  '& > img': { display: 'block', width: '100%', height: 'auto' },
})

/** Lists crop plates to a square; other pictures are always shown whole. */
const inLists = (set: string) => set === 'artifacts' || set === 'types'

/** Heroes are night scenes in both themes. */
const hasNight = (set: string) => set !== 'heroes'

function Thumbnail({ set, plate: { name, address } }: { set: string; plate: Plate }) {
  return inLists(set) ? (
    <ArtifactImage src={fileAddress(address)} name={name} alt={name} ratio="1 / 1" />
  ) : (
    <img src={address} alt={name} width={80} />
  )
}

/** Illustrations in files, each with the dark version that the build creates. */
export function FileSheets() {
  return FILE_SETS.map(({ set, title, budget, plates }) => (
    <Sheet
      key={set}
      side={hasNight(set) ? 648 : 320}
      title={`${title} (${plates.length})`}
      large={plates.map(({ name, address, alt, bytes }) => (
        <figure key={address}>
          <Prints>
            <img src={address} alt={alt} width={320} />
            {hasNight(set) && <img src={nightOf(address)} alt={`${alt}, by night`} width={320} />}
          </Prints>
          <Caption name={name} alt={alt} bytes={bytes} budget={budget} />
        </figure>
      ))}
      small={plates.map((plate) => (
        <Thumbnail key={plate.address} set={set} plate={plate} />
      ))}
    />
  ))
}
