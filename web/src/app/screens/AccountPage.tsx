import type { UserProfile } from '#firebase/auth/currentUser.ts'
import AccountScreen from '#features/account/settings/AccountScreen.tsx'
import type { PhotoSlot } from '#features/account/settings/OwnPhoto.tsx'
import { UploadedPhoto } from '#features/editor/photo/UploadedPhoto.tsx'
import { AccountAvatar } from '#layout/account/AccountAvatar.tsx'

const photoField = (user: UserProfile) => (slot: PhotoSlot) => (
  <UploadedPhoto {...slot} preview={<AccountAvatar user={user} size={96} />} />
)

/** The account screen, composed with the upload of a photo. */
export default function AccountPage() {
  return <AccountScreen photoField={photoField} />
}
