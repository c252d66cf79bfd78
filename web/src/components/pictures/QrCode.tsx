import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'

/** Encodes when the page is idle, so that the code is ready before printing. */
function useCode(text: string): string {
  const [code, setCode] = useState('')
  useEffect(() => {
    let isOver = false
    const encode = async () => {
      const { qrCode } = await import('@tracker/domain/text/qrCode.ts')
      if (isOver) return
      const { viewBox, path } = qrCode(text)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
      setCode(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    }
    const cancel = isSavingData() ? undefined : whenIdle(() => void encode().catch(console.warn))
    return () => {
      isOver = true
      cancel?.()
    }
  }, [text])
  return code
}

/** QR code of a URL. Renders nothing until it is encoded. */
export function QrCode({ url }: { url: string }) {
  const code = useCode(url)
  return code && <img src={code} alt={t`QR code of ${url}`} referrerPolicy="no-referrer" />
}
