import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { useEffect, useState } from 'react'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { dataAddress } from '#utils/dataAddress.ts'
import { makeInTurn } from './makeInTurn.ts'
import { picturePath } from './pictureAddress.ts'
import type { PictureZip } from './pictureZip.ts'

interface PreviewPicture {
  /** Data URL of the small copy; empty until it is ready; undefined if the picture is not in the zip. */
  readonly src: string | undefined
  /** Why the picture cannot be used; empty if it can. */
  readonly problem: string
}

/** Loads the picture of an address. Returns why it cannot be shown; empty if it can. */
function useUnreachable(address: string): string {
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (address === '') return undefined
    const image = new Image()
    const fail = () => setFailed(address)
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('error', fail)
    image.src = shownImageUrl(address, location.host)
    return () => image.removeEventListener('error', fail)
  }, [address])
  return failed !== '' && failed === address ? t`No picture can be loaded from this address.` : ''
}

/** The small copy of a picture in the zip, made as for the upload. */
export function usePreviewPicture(zip: PictureZip | null, address: string): PreviewPicture {
  const path = picturePath(address)
  const [made, setMade] = useState({ src: '', problem: '' })
  useEffect(() => {
    if (!zip || path === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const make = async () => {
      const { small } = await makeInTurn(await zip.read(path), signal)
      const src = await dataAddress(small)
      if (!signal.aborted) setMade({ src, problem: '' })
    }
    make().catch((error: unknown) => {
      if (signal.aborted) return
      console.warn(error)
      setMade({
        src: '',
        problem:
          error instanceof Problem ? translateDomainText(error.message) : t`This picture could not be read.`,
      })
    })
    return () => stop.abort()
  }, [zip, path])
  const failed = useUnreachable(path === null ? address : '')
  return path === null ? { src: undefined, problem: failed } : made
}
