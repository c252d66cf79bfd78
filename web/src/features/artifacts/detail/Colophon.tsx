import { styled } from '@mui/material/styles'
import { QrCode } from '#components/pictures/QrCode.tsx'
import { labelUrl } from '#components/records/actions/share.ts'
import { siteName } from '#i18n/siteText.ts'
import { theme } from '#theme/theme.ts'

const Foot = styled('div')({
  ...theme.typography.caption,
  display: 'none',
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    '&&': { gridArea: '1 / 2' },
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& > img': { flex: 'none', width: '20mm', height: '20mm' },
  },
})

/** Printed only, next to the picture: the label's URL as text and QR code. */
export function Colophon({ id }: { id: string }) {
  const url = labelUrl(id)
  return (
    <Foot>
      <span>
        {siteName()} · {url}
      </span>
      <QrCode url={url} />
    </Foot>
  )
}
