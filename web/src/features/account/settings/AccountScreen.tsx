import { t } from '@lingui/core/macro'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Loading } from '#components/states/Loading.tsx'
import { Page } from '#components/layout/Page.tsx'
import { Section } from '#components/layout/Section.tsx'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { EmailForm } from './EmailForm.tsx'
import { NameForm } from './NameForm.tsx'
import { OwnPhoto, type PhotoSlot } from './OwnPhoto.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { VerificationNotice } from './VerificationNotice.tsx'

interface Props {
  photoField: (user: UserProfile) => (slot: PhotoSlot) => ReactNode
}

/** The account screen: name and photo, e-mail, password, data export, deletion. */
export default function AccountScreen({ photoField }: Props) {
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return <Loading />
  const { user } = currentUser
  const { email } = user
  return (
    <Page title={t`Account`} intro={t`Signed in as ${email}.`} width={FORM_WIDTH}>
      {user.isUnverified && <VerificationNotice email={email} />}
      <Section title={t`Your name and photo`}>
        <OwnPhoto user={user} photoField={photoField(user)} />
        <NameForm key={user.uid} user={user} />
      </Section>
      {user.hasPassword && (
        <>
          <Section title={t`Your e-mail`}>
            <EmailForm />
          </Section>
          <Section title={t`Your password`}>
            <PasswordForm />
          </Section>
        </>
      )}
      <Section title={t`Your data`}>
        <Typography>
          {t`A file (JSON) with what is stored about you: your account, the artifacts that you added, hidden ones too, what you like, and what you reported.`}
        </Typography>
        <DownloadButton />
      </Section>
      <Section title={t`Delete your account`}>
        <Typography>
          {t`Your account goes for good, and with it the artifacts that you added with all their likes, your own likes and your reports. Nothing is kept under another name.`}
        </Typography>
        <DeleteAccountForm key={user.uid} user={user} />
      </Section>
    </Page>
  )
}
