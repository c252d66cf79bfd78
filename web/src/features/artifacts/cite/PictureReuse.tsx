import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { labelUrl } from '#components/records/actions/share.ts'
import { PictureCaption } from '#features/artifacts/picture/PictureCaption.tsx'
import { toast } from '#notifications/toast.ts'
import { saveFile } from '#utils/saveFile.ts'
import { pictureFile } from './pictureFile.ts'

/** Credit and licence of the picture, and the picture as a file that has them too. */
export function PictureReuse({ artifact }: { artifact: Artifact }) {
  const [isBusy, setBusy] = useState(false)
  const address = shownImageUrl(artifact.artifact_image, location.host)
  if (address === '') return null
  const caption = imageCaption(artifact)
  const isOwn = photoOf(address, location.host) !== null
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { credit = '', licence = '', licenceAddress = '' } = caption ?? {}
      const rights = { name: artifact.artifact_name, credit, licence, licenceAddress }
      const file = await pictureFile(address, { ...rights, url: labelUrl(artifact._id) })
      saveFile(file.name, file.type, file)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <Typography variant="h4" component="h3">{t`Picture`}</Typography>
      <PictureCaption artifact={artifact} />
      {!caption?.licence && (
        <Typography color="textSecondary">{t`No licence is stated: ask before you use it elsewhere.`}</Typography>
      )}
      {isOwn ? (
        <>
          <Typography color="textSecondary" sx={{ marginBottom: 1 }}>
            {t`Credit, licence and address are also in the file.`}
          </Typography>
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => void download()}>
            {isBusy ? t`Downloading` : t`Download the picture`}
          </Button>
        </>
      ) : (
        <Link
          color="inherit"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
        >
          {t`Open the original`}
        </Link>
      )}
    </section>
  )
}
