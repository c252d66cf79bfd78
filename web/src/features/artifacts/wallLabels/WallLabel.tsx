import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled } from '@mui/material/styles'
import { QrCode } from '#components/pictures/QrCode.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { excerpt, shorten } from '#components/records/cards/excerpt.ts'
import { labelUrl } from '#components/records/actions/share.ts'
import { useAxisBar } from '#components/records/useYears.ts'
import { axisClasses, TimeAxis } from '#components/records/TimeAxis.tsx'
import { theme } from '#theme/theme.ts'

/** Class name of a label. */
export const LABEL = 'wall-label'
/** Size of a label: A6, landscape. */
export const WALL_LABEL = { width: '148mm', height: '105mm' } as const

/**
 * Maximum characters of a name for each font size, so that it takes at most three lines. Longer names are
 * cut.
 */
const NAME_SIZES = [
  { max: 40, fontSize: '34pt' },
  { max: 90, fontSize: '24pt' },
  { max: 150, fontSize: '18pt' },
] as const
const [, , SMALLEST] = NAME_SIZES

const nameSize = ({ length }: string) => (NAME_SIZES.find(({ max }) => length <= max) ?? SMALLEST).fontSize

const Sheet = styled('article')({
  ...WALL_LABEL,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '3.5mm',
  padding: '9mm',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '12pt',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  backgroundColor: '#fff',
  '& > h2, & > p': { margin: 0 },
  '& > h2': { ...theme.typography.h1, lineHeight: 1.08 },
  '& > .period': { fontSize: '14pt', fontWeight: 600, lineHeight: 1.25 },
  '& > .story': { ...theme.typography.reading, fontSize: '12pt', lineHeight: 1.4 },
  [`& .${axisClasses.captions}`]: { fontSize: '9pt' },
  '& > .foot': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '6mm',
    marginTop: 'auto',
    fontSize: '10.5pt',
    lineHeight: 1.35,
    '& > div': { flex: 1, minWidth: 0 },
    '& em': { display: 'block', color: theme.vars.palette.text.secondary },
    // The QR code's quiet zone extends into the margin.
    '& > img': { flex: 'none', width: '22mm', height: '22mm', margin: '0 -2mm -2mm 0' },
  },
})

/** A printed label to hang next to an artifact, without a picture. Always black on white. */
export function WallLabel({ artifact }: { artifact: Artifact }) {
  const { _id, artifact_name: name, created_at: period, present_location: place } = artifact
  const { inventory_number: number = '' } = artifact
  const bar = useAxisBar(period)
  const url = labelUrl(_id)
  return (
    <Sheet data-theme="ancientlight" className={LABEL}>
      <h2 dir="auto" style={{ fontSize: nameSize(name) }}>
        {shorten(name, SMALLEST.max)}
      </h2>
      {hasValue(period) && (
        <p className="period" dir="auto">
          <Captions made={shorten(period, 90)} />
        </p>
      )}
      {bar && <TimeAxis bars={[bar]} />}
      {hasValue(artifact.short_description) && (
        <p className="story" dir="auto">
          {excerpt(artifact.short_description)}
        </p>
      )}
      <div className="foot">
        <div>
          {hasValue(place) && <div dir="auto">{shorten(place, 90)}</div>}
          {hasValue(number) && <div dir="auto">{shorten(number, 40)}</div>}
          <em>{url.replace(/^https?:\/\//, '')}</em>
        </div>
        <QrCode url={url} />
      </div>
    </Sheet>
  )
}
