import type { IconProps } from './Icon.tsx'

/** The identity provider's mark in its own four colours, as its guidelines ask for on a sign-in button. */
export function Google({ size = 24 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path
        fill="#4285F4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7A6.6 6.6 0 0 1 5.9 14H2.2v2.9A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.9Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.5 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.7 2.9A6.5 6.5 0 0 1 12 5.4Z"
      />
    </svg>
  )
}
