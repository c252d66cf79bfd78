import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { safeImageUrl } from '@tracker/domain/imageUrl.ts'
import type { UserProfile } from '#firebase/currentUser.ts'
import { initials } from './initials.ts'

// Drawn, not written: as text they would contradict the name of the button around them.
const Initials = styled('span')({ '&::before': { content: 'attr(data-initials)' } })

/** The person's photo; the initials when it is missing or fails. */
export function AccountAvatar({ user, size = 36 }: { user: UserProfile; size?: number }) {
  const photo = safeImageUrl(user.photoURL)
  return (
    <Avatar
      {...(photo ? { src: photo } : {})}
      alt=""
      sx={{ width: size, height: size }}
      slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
    >
      <Initials aria-hidden data-initials={initials(user.displayName, user.email)} />
    </Avatar>
  )
}
