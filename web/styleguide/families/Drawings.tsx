import { styled } from '@mui/material/styles'
import { Categories } from '#features/home/Categories.tsx'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { Family } from '../Family.tsx'
import { fileAddress } from '../samples.ts'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'
import { ICONS } from '../drawings.ts'

const Icons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: theme.spacing(2.5, 1),
}))

const MARK_SIZES = [16, 32, 56, 96]

/** One plate of each kind: stone, metal, gold, a type, many things, script. */
const PLATES = [
  'artifacts/rosetta-stone',
  'artifacts/nebra-sky-disc',
  'artifacts/mask-of-tutankhamun',
  'types/tools',
  'artifacts/staffordshire-hoard',
  'artifacts/cyrus-cylinder',
]

/** Drawings in the colours of the theme. */
export function Drawings() {
  return (
    <>
      <Family title="Icons and mark">
        <Icons>
          {ICONS.map(({ name, Draw }) => (
            <Sample key={name} name={name}>
              <Draw size={24} />
            </Sample>
          ))}
        </Icons>
        <Kind name="Mark">
          <Row style={{ color: 'var(--mui-palette-bronze-main)' }}>
            {MARK_SIZES.map((size) => (
              <Sample key={size} name={`${size}`}>
                <BrandMark size={size} />
              </Sample>
            ))}
          </Row>
        </Kind>
      </Family>
      <Family title="Plates">
        <Columns $min={200}>
          {PLATES.map((name) => (
            <Sample key={name} name={name}>
              <ArtifactImage src={fileAddress(`/illustrations/${name}.svg`)} name={name} alt={name} />
            </Sample>
          ))}
        </Columns>
      </Family>
      <Family title="Categories" wide>
        <Categories />
      </Family>
    </>
  )
}
