import Avatar from '@mui/material/Avatar'
import { safeImageUrl } from '@tracker/domain/imageUrl.ts'
import type { Viewer } from '#data/account.ts'
import { initials } from './initials.ts'

/** The person's photo; the initials when it is missing or fails. */
export function AccountAvatar({ user, size = 36 }: { user: Viewer; size?: number }) {
  const photo = safeImageUrl(user.photoURL)
  return (
    <Avatar
      {...(photo ? { src: photo } : {})}
      alt=""
      sx={{ width: size, height: size }}
      slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
    >
      <span aria-hidden>{initials(user.displayName, user.email)}</span>
    </Avatar>
  )
}
