import Avatar from '@mui/material/Avatar'
import { styled } from '#theme/styled.ts'
import { shownImageUrl } from '@tracker/domain/imageUrl.ts'
import type { UserProfile } from '#firebase/currentUser.ts'

/** Up to two initials of a name, or of an e-mail address when there is no name. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email).split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase('en')
}

// Drawn, not written: as text they would contradict the name of the button around them.
const Initials = styled('span')({ '&::before': { content: 'attr(data-initials)' } })

/** The person's photo; the initials when it is missing or fails. */
export function AccountAvatar({ user, size = 36 }: { user: UserProfile; size?: number }) {
  const photo = shownImageUrl(user.photoURL, location.host)
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
