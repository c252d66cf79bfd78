import { lazyPart } from '#components/states/lazyPart.tsx'

/** QR code of a URL, rendered when the page is idle, so that it is ready before printing. */
export const QrCode = lazyPart(() => import('./QrImage.tsx'), { isOptional: true })
