import Avatar from '@mui/material/Avatar'
import { styled } from '#theme/styled.ts'
import { shownImageUrl } from '@tracker/domain/imageUrl.ts'
import { DISPLAY } from '#theme/typography.ts'
import type { UserProfile } from '#firebase/currentUser.ts'

/** Up to two initials of a name, or of an e-mail address when there is no name. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email).split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase('en')
}

// As the initials of records: hatched, in Marcellus. Drawn, not written: as text they would contradict the name of the button
// around them.
const Initials = styled('span')(({ theme }) => {
  const { band, gold, night, text } = theme.vars.palette
  return {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    border: `1px solid ${gold}`,
    borderRadius: '50%',
    '--ground': band,
    color: text.primary,
    ...theme.applyStyles('dark', { '--ground': night.ground, color: night.ink }),
    background: `repeating-linear-gradient(-45deg, color-mix(in srgb, currentColor 38%, transparent) 0 0.7px, transparent 0.7px 3px), var(--ground)`,
    fontFamily: DISPLAY,
    fontWeight: 400,
    fontSize: '1.1em',
    '&::before': {
      content: 'attr(data-initials)',
      WebkitTextStroke: '4px var(--ground)',
      paintOrder: 'stroke',
    },
  }
})

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
