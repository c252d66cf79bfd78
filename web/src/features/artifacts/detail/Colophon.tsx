import { styled } from '@mui/material/styles'
import { QrCode } from '#components/pictures/QrCode.tsx'
import { labelUrl } from '#components/records/actions/share.ts'
import { siteName } from '#i18n/siteText.ts'
import { theme } from '#theme/theme.ts'

const Foot = styled('div')({
  ...theme.typography.caption,
  display: 'none',
  '@media print': {
    display: 'grid',
    gap: theme.spacing(1),
    alignContent: 'start',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& > img': { width: '20mm', height: '20mm' },
    '[data-paper="columns"] > &': {
      gridColumn: '1 / -1',
      gridTemplateColumns: '20mm minmax(0, 1fr)',
      alignItems: 'end',
    },
    '[data-paper="dense"] > &': { gridArea: '1 / 2', alignContent: 'end' },
  },
})

/** Printed only, in the place that paper.ts chooses: the label's URL as QR code and text. */
export function Colophon({ id }: { id: string }) {
  const url = labelUrl(id)
  return (
    <Foot>
      <QrCode url={url} />
      <span>
        {siteName()} · {url}
      </span>
    </Foot>
  )
}
