import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { INITIALS } from './AvatarGround.tsx'
import { initials } from './initials.ts'
import { useOwnPhoto } from './useOwnPhoto.ts'

const Initials = styled('span')(INITIALS)

/**
 * The user's photo, or initials if it is missing or fails to load.
 * @param size width and height in pixels
 */
export function AccountAvatar({ user, size = 36 }: { user: UserProfile; size?: number }) {
  const photo = useOwnPhoto(user)
  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size }}
      slotProps={{ img: { alt: '', referrerPolicy: 'no-referrer' } }}
      {...(photo && { src: photo })}
    >
      <Initials data-initials={initials(user.displayName, user.email)} />
    </Avatar>
  )
}
