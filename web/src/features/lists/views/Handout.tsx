import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Captions } from '#components/records/Captions.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import QrImage from '#components/pictures/QrImage.tsx'
import { labelUrl } from '#components/records/actions/share.ts'
import type { ShownItem } from '#features/lists/items.ts'
import { theme } from '#theme/theme.ts'

/** Height of an object. Two rows and the title fit on an A4 or letter page. */
const ROW = '96mm'

const Pages = styled('ol')({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(3, 0, 0),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24mm',
    gridTemplateRows: 'auto 1fr auto',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.rule}`,
    overflowWrap: 'anywhere',
  },
  '& .picture': { gridColumn: '1 / -1' },
  '& h2': { margin: 0, ...theme.typography.h4, fontSize: '1.125rem' },
  '& p': { margin: 0, ...theme.typography.small },
  '& .facts': { color: theme.vars.palette.text.secondary },
  '& .note': { marginTop: theme.spacing(1), whiteSpace: 'pre-line' },
  // White in both themes, so that cameras can read the code.
  '& > li > img': { width: '24mm', height: '24mm', backgroundColor: '#fff' },
  '@media print': {
    display: 'block',
    margin: 0,
    '& > li': {
      float: 'left',
      boxSizing: 'border-box',
      width: '50%',
      height: ROW,
      gridTemplateRows: '50mm 1fr',
      overflow: 'hidden',
      breakInside: 'avoid',
      '&:nth-of-type(4n)': { breakAfter: 'page' },
    },
    // The picture is not cropped, and its box is lower than on screen.
    '& .picture > div': { height: '50mm', aspectRatio: 'auto !important' },
    '& .picture img': { objectFit: 'contain' },
    '& p': { fontSize: '9pt', lineHeight: 1.35 },
  },
})

/** A list for printing: four objects per page, each with picture, note and a QR code of its label. */
export default function Handout({ items }: { items: readonly ShownItem[] }) {
  return (
    <>
      <Button variant="contained" onClick={() => window.print()} sx={{ '@media print': { display: 'none' } }}>
        {t`Print`}
      </Button>
      <Pages aria-label={t`Handout, four artifacts a page`}>
        {items.map(({ artifact, entry }) => (
          <li key={artifact._id}>
            <div className="picture">
              <ArtifactImage
                {...pictureOf(artifact)}
                alt=""
                fit="contain"
                // Browsers do not load lazy pictures for printing.
                eager
              />
            </div>
            <div>
              <h2 dir="auto">{artifact.artifact_name}</h2>
              <p className="facts" dir="auto">
                <Captions made={artifact.created_at} />
              </p>
              <p className="facts" dir="auto">
                <Captions now={artifact.present_location} />
              </p>
              {entry.note && (
                <p className="note" dir="auto">
                  {entry.note}
                </p>
              )}
            </div>
            <QrImage url={labelUrl(artifact._id)} />
          </li>
        ))}
      </Pages>
    </>
  )
}
