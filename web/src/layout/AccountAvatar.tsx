import Avatar from '@mui/material/Avatar'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import type { UserProfile } from '#firebase/currentUser.ts'

/** Up to two initials of a name, or of an e-mail address when there is no name. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email).split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase('en')
}

/** The person's photo, or the initials when it is missing or fails to load. @param size side in pixels */
export function AccountAvatar({ user, size = 36 }: { user: UserProfile; size?: number }) {
  const photo = shownImageUrl(user.photoURL, location.host)
  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size }}
      slotProps={{ img: { alt: '', referrerPolicy: 'no-referrer' } }}
      {...(photo && { src: photo })}
    >
      {/* Drawn by the theme: as text they would contradict the name of the button around them. */}
      <span data-initials={initials(user.displayName, user.email)} />
    </Avatar>
  )
}
