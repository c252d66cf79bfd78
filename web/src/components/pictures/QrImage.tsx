import { t } from '@lingui/core/macro'
import { qrCode } from '@tracker/domain/text/qrCode.ts'

/** QR code of a URL. */
export default function QrImage({ url }: { url: string }) {
  const { viewBox, path } = qrCode(url)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t`QR code of ${url}`}
      referrerPolicy="no-referrer"
    />
  )
}
