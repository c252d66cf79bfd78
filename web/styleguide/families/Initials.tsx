import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Row, Sample } from '../Sample.tsx'

const NAMES = ['Decree', 'Venus', 'Ägypten', '“Opus”', 'Quilt', 'Jade ring', '18th-century sabre']
/** Ids that select each of the corner ornaments once. */
const IDS = ['c', 'a', 'e', 'f']

/** Initials, which replace missing pictures. */
export function Initials() {
  return (
    <Family title="Initials">
      <Kind name="By type">
        <Columns $min={200}>
          {ARTIFACT_TYPES.map((type, at) => (
            <Sample key={type} name={type}>
              <ArtifactImage src="" name={NAMES[at] ?? ''} type={type} id={IDS[at % 4] ?? ''} alt="" />
            </Sample>
          ))}
          <Sample name="another script">
            <ArtifactImage src="" name="青銅器" type="Tools" alt="" />
          </Sample>
          <Sample name="on its page">
            <ArtifactImage src="" name="Candlestick" type="Tools" alt="" missing="No picture" />
          </Sample>
        </Columns>
      </Kind>
      <Kind name="In lists">
        <Row>
          {ARTIFACT_TYPES.map((type, at) => (
            <div key={type} style={{ width: at % 2 ? 72 : 56 }}>
              <ArtifactImage src="" name={NAMES[at] ?? ''} type={type} alt="" ratio="1 / 1" />
            </div>
          ))}
        </Row>
      </Kind>
    </Family>
  )
}
