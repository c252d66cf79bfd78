import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { signInWithGoogle } from '#firebase/google.ts'
import { Google } from '#screenIcons.tsx'

interface Props {
  isBusy: boolean
  /** Runs the attempt that it is given. */
  onPress: (attempt: () => Promise<void>) => void
}

/** Another way in: Google's window. Nothing of Google's is loaded before it is pressed. */
export function GoogleButton({ isBusy, onPress }: Props) {
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary', fontSize: '0.9375rem' }}>or</Divider>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        aria-disabled={isBusy}
        startIcon={<Google size={20} />}
        onClick={() => onPress(signInWithGoogle)}
      >
        Sign in with Google
      </Button>
    </>
  )
}
