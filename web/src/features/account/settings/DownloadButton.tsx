import { t } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { toast } from '#notifications/toast.ts'
import { fileNameOf } from '#utils/fileName.ts'
import { saveFile } from '#utils/saveFile.ts'
import { useOwnData } from '#features/account/api/useOwnData.ts'

const FILE_NAME = `${fileNameOf(SITE.name).toLowerCase() || 'your'}-data.json`

/** Downloads the user's stored data. */
export function DownloadButton() {
  const { mutateAsync: gather, isPending } = useOwnData()
  const download = async () => {
    saveFile(FILE_NAME, 'application/json', `${JSON.stringify(await gather(), null, 2)}\n`)
  }
  return (
    <Button
      variant="outlined"
      size="large"
      aria-disabled={isPending}
      startIcon={isPending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      onClick={() => {
        if (!isPending) download().catch(toast.writeFailure)
      }}
    >
      {isPending ? t`Gathering` : t`Download my data`}
    </Button>
  )
}
