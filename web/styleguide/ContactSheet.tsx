import { styled } from '@mui/material/styles'
import { Page } from '#components/layout/Page.tsx'
import { DrawingSheets } from './contactSheet/DrawingSheets.tsx'
import { FileSheets } from './contactSheet/FileSheets.tsx'

const WIDTH = 1440

const AppIcons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
}))

/** Icons shown by browsers and devices, at their actual sizes. */
const ICON_FILES = [
  { file: '/favicon.svg', sizes: [16, 32, 64] },
  { file: '/apple-touch-icon.png', sizes: [60, 180] },
  { file: '/icon-192.png', sizes: [48, 192] },
  { file: '/maskable-512.png', sizes: [48, 192] },
]

/** All illustrations side by side, to compare them within their sets. */
export default function ContactSheet() {
  return (
    <Page title="Contact sheet" intro="Every illustration beside its set, for development." width={WIDTH}>
      <AppIcons>
        {ICON_FILES.flatMap(({ file, sizes }) =>
          sizes.map((size) => (
            <img key={`${file} ${size}`} src={file} alt={file} title={file} width={size} height={size} />
          )),
        )}
      </AppIcons>
      <FileSheets />
      <DrawingSheets />
    </Page>
  )
}
