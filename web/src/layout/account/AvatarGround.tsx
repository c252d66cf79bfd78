import { styled } from '@mui/material/styles'
import { avatarGround } from '#theme/components/dataDisplay.ts'
import { theme } from '#theme/theme.ts'

/** Initials as generated content, because text would be part of a button's visible label. */
export const INITIALS = {
  '&::before': {
    content: 'attr(data-initials)',
    WebkitTextStroke: '4px var(--ground)',
    paintOrder: 'stroke',
    // The stroke would have the colour of the letters.
    '@media (forced-colors: active)': { WebkitTextStroke: 0 },
  },
} as const

/** Looks like the avatar of somebody without a photo, as long as MUI's has not loaded. Initials are optional. */
export const AvatarGround = styled('span')({
  ...avatarGround(theme),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  ...INITIALS,
})
