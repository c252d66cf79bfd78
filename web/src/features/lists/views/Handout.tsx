import { t } from '@lingui/core/macro'
import { ownRows } from '@tracker/domain/lists/handoutRows.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Captions } from '#components/records/Captions.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import QrImage from '#components/pictures/QrImage.tsx'
import { labelUrl } from '#components/records/actions/share.ts'
import type { ShownItem } from '#features/lists/items.ts'
import { theme } from '#theme/theme.ts'

/** Minimum height of a row of two objects. Two rows and the title fit on an A4 or letter page. */
const ROW = '96mm'

const Pages = styled('ol')({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24mm',
    alignContent: 'start',
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
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .alone': { gridColumn: '1 / -1', gridTemplateColumns: '40% minmax(0, 1fr) 24mm' },
    '& > .alone > .picture': { gridColumn: 'auto' },
  },
  // Paper is as wide as a tablet in some browsers, and as a phone in others.
  '@media print': {
    // Chrome moves a grid to the next page as a whole if that page holds it, and leaves a title alone.
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0,
    margin: 0,
    '& > li': {
      boxSizing: 'border-box',
      flex: '0 0 50%',
      minHeight: ROW,
      margin: '0 -1px -1px 0',
      breakInside: 'avoid',
    },
    '& > .alone': {
      flexBasis: '100%',
      gridTemplateColumns: '70mm minmax(0, 1fr) 24mm',
      minHeight: 0,
    },
    '& > .alone > .picture': { gridColumn: 'auto' },
    // The picture is not cropped, and its box is lower than on screen.
    '& .picture > div': { height: '50mm', aspectRatio: 'auto !important' },
    '& .picture img': { objectFit: 'contain' },
    '& p': { fontSize: '9pt', lineHeight: 1.35 },
  },
})

const Frame = styled('div')({ position: 'relative' })

/** At the foot of the window on narrow screens, else at the end of the tabs, so that the list begins no lower. */
const PrintButton = styled(Button)({
  position: 'sticky',
  bottom: theme.spacing(2),
  display: 'flex',
  margin: theme.spacing(3, 0, 0, 'auto'),
  [theme.breakpoints.up('md')]: { position: 'absolute', right: 0, bottom: '100%', margin: '0 0 27px' },
  '@media print': { display: 'none' },
})

/**
 * A list for printing, each object with picture, note and a QR code of its label: four short ones on a page, long ones
 * in rows of their own.
 */
export default function Handout({ items }: { items: readonly ShownItem[] }) {
  const areAlone = ownRows(
    items.map(({ artifact, entry }) => artifact.artifact_name.length + entry.note.length),
  )
  return (
    <Frame>
      <Pages aria-label={t`Handout`}>
        {items.map(({ artifact, entry }, index) => (
          <li key={artifact._id} className={areAlone[index] ? 'alone' : ''}>
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
      <PrintButton variant="contained" onClick={() => window.print()}>
        {t`Print`}
      </PrintButton>
    </Frame>
  )
}
