import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useHydrated } from '#components/hooks/useHydrated.ts'

interface Props extends Pick<ButtonProps, 'color' | 'fullWidth' | 'sx'> {
  children: string
  /** Label while the form is being submitted. */
  busyText: string
  isBusy: boolean
}

/** Submit button that shows progress. Stays focusable while busy. */
export function SubmitButton({ children, busyText, isBusy, ...button }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isBusy}
      disabled={!isHydrated}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      {...button}
    >
      {isBusy ? busyText : children}
    </Button>
  )
}
