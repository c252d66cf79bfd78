import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { Notice } from '#components/states/Notice.tsx'
import { sendVerification } from '#firebase/auth/accountSecurity.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from '#features/account/messages.ts'

/** Reminds a user whose address is not verified. It blocks nothing. */
export function VerificationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: sendVerification,
    onError: (error) => toast.failure(asSignInError(error)),
  })
  if (isSuccess)
    return (
      <Notice severity="success" sx={{ marginBottom: 4 }}>
        {t`A mail with a link was sent to ${email}. Open it to verify your address.`}
      </Notice>
    )
  return (
    <Notice
      severity="info"
      sx={{ marginBottom: 4 }}
      action={
        <Button
          sx={{ whiteSpace: 'nowrap' }}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate()
          }}
        >
          {t`Send mail`}
        </Button>
      }
    >
      {t`Your e-mail address is not verified yet. Without it a forgotten password may be lost for good.`}
    </Notice>
  )
}
