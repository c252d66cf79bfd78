import { Suspense } from 'react'
import { lazyWhenIdle } from '#utils/lazyWhenIdle.ts'

const QrImage = lazyWhenIdle(() => import('./QrImage.tsx'))

/** QR code of a URL, rendered when the page is idle, so that it is ready before printing. */
export function QrCode({ url }: { url: string }) {
  return (
    <Suspense>
      <QrImage url={url} />
    </Suspense>
  )
}
