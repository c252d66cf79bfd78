import { styled } from '@mui/material/styles'
import { useState } from 'react'
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

/** As the initials of records: hatched, in Marcellus. */
const Disc = styled('span')(({ theme }) => {
  const { band, gold, night, text } = theme.vars.palette
  return {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    boxSizing: 'border-box',
    border: `1px solid ${gold}`,
    borderRadius: '50%',
    '--ground': band,
    color: text.primary,
    ...theme.applyStyles('dark', { '--ground': night.ground, color: night.ink }),
    background: `repeating-linear-gradient(-45deg,${gold} 0 .5px,var(--ground) 1px 3px)`,
    font: `400 16px ${DISPLAY}`,
    // Drawn, not written: as text they would contradict the name of the button around them.
    '&[data-initials]::before': {
      content: 'attr(data-initials)',
      WebkitTextStroke: '4px var(--ground)',
      paintOrder: 'stroke',
    },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  }
})

/** The person's photo; the initials when it is missing or fails. @param size its side, in pixels */
export function AccountAvatar({ user, size = 36 }: { user: UserProfile; size?: number }) {
  const [dead, setDead] = useState('')
  const photo = shownImageUrl(user.photoURL, location.host)
  const isShown = photo !== '' && photo !== dead
  return (
    <Disc
      aria-hidden
      data-initials={isShown ? undefined : initials(user.displayName, user.email)}
      style={{ width: size, height: size }}
    >
      {isShown && <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setDead(photo)} />}
    </Disc>
  )
}
