import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Google } from '#icons/screenIcons.tsx'

interface Props {
  isBusy: boolean
  onClick: () => void
}

/** Signs in through Google's window. Google's scripts load on press. */
export function GoogleButton({ isBusy, onClick }: Props) {
  const isHydrated = useHydrated()
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary', fontSize: '0.9375rem' }}>{t`or`}</Divider>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        aria-disabled={isBusy}
        disabled={!isHydrated}
        startIcon={<Google size={20} />}
        onClick={onClick}
      >
        {t`Sign in with Google`}
      </Button>
    </>
  )
}
