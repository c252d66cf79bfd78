import type { ReactNode } from 'react'
import { Drawing } from '#illustrations/Drawing.tsx'

export interface IconProps {
  /** Side in CSS pixels, 24 by default. */
  size?: number | undefined
}

/** The grid and the line of every icon: 24 units, stroke 1.75, round. Its meaning is in the text beside it. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <Drawing size={size} grid={24} line={1.75}>
      {children}
    </Drawing>
  )
}

export function ArrowLeft({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M20 12H4.5M10.5 6l-6 6 6 6" />
    </Icon>
  )
}

export function ArrowRight({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 12h15.5M13.5 6l6 6-6 6" />
    </Icon>
  )
}

export function Check({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m4.5 12.8 5 5L19.5 6.5" />
    </Icon>
  )
}

export function Close({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  )
}

export function Eye({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />
    </Icon>
  )
}

export function EyeOff({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M6.3 7.7C4.7 8.8 3.4 10.3 2.5 12c2.1 4 5.5 6.2 9.5 6.2 2 0 3.9-.6 5.5-1.6M9.9 6a9.6 9.6 0 0 1 2.1-.2c4 0 7.4 2.2 9.5 6.2-.6 1.2-1.4 2.2-2.2 3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Icon>
  )
}

export function Facebook({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M13.2 21v-9.6c0-2.7 1.2-4 3.7-4M9.4 12.6h6.8M12.5 3H6.8A3.8 3.8 0 0 0 3 6.8v10.4A3.8 3.8 0 0 0 6.8 21h10.4a3.8 3.8 0 0 0 3.8-3.8V6.8A3.8 3.8 0 0 0 17.2 3Z" />
    </Icon>
  )
}

export function Globe({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3Z" />
    </Icon>
  )
}

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

export function Heart({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 20.3C6.3 16.4 3 13.1 3 9.2 3 6.5 5 4.5 7.6 4.5c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C19 4.5 21 6.5 21 9.2c0 3.9-3.3 7.2-9 11.1Z" />
    </Icon>
  )
}

export function HeartFilled({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path
        fill="currentColor"
        d="M12 20.3C6.3 16.4 3 13.1 3 9.2 3 6.5 5 4.5 7.6 4.5c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C19 4.5 21 6.5 21 9.2c0 3.9-3.3 7.2-9 11.1Z"
      />
    </Icon>
  )
}

export function Info({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1" />
    </Icon>
  )
}

export function Instagram({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.9 7.1v.1" />
    </Icon>
  )
}

export function Mail({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M3 5.5h18v13H3ZM3.3 6l8.7 7 8.7-7" />
    </Icon>
  )
}

export function MapPin({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 21.3c-4.6-4.5-6.9-8.2-6.9-11.4a6.9 6.9 0 0 1 13.8 0c0 3.2-2.3 6.9-6.9 11.4ZM14.4 9.9a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z" />
    </Icon>
  )
}

export function Menu({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  )
}

export function Moon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M20 14.3A8.3 8.3 0 1 1 9.7 4a6.6 6.6 0 0 0 10.3 10.3Z" />
    </Icon>
  )
}

export function Pause({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  )
}

export function Phone({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4.2 4.6c-.5 4.1.9 8.3 4.1 11.4 3.1 3.2 7.3 4.5 11.4 4l.4-4.3-4.4-1.7-2 2c-2.5-1.2-4.3-3-5.5-5.5l2-2L8.5 4Z" />
    </Icon>
  )
}

export function Play({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7.5 5.2v13.6L18.5 12Z" />
    </Icon>
  )
}

export function Search({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20" />
    </Icon>
  )
}

export function SignOut({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4" />
    </Icon>
  )
}

export function Sun({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Icon>
  )
}

export function Trash({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5 6.8 20h10.4L18 6.5M10 10.5l.3 5.5M14 10.5l-.3 5.5" />
    </Icon>
  )
}

export function Warning({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 3.8 2.8 19.7h18.4ZM12 9.8v4.4M12 16.9v.1" />
    </Icon>
  )
}

export function X({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 4h3.8L20 20h-3.8ZM19 4l-6 6.7M10.6 13.6 5 20" />
    </Icon>
  )
}
