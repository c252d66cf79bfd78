/** Icons of screens and dialogs, which load after the first paint (icons.tsx). */
import { icon, Icon, type IconProps } from '#icons/icons.tsx'

export const Camera = /* @__PURE__ */ icon(
  'M3.5 8h4L9 5.5h6L16.5 8h4v11.5h-17ZM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z',
)
export const Check = /* @__PURE__ */ icon('m4.5 12.8 5 5L19.5 6.5')
export const ChevronDown = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const Close = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const Eye = /* @__PURE__ */ icon(
  'M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
)
export const EyeOff = /* @__PURE__ */ icon(
  'M6.3 7.7C4.7 8.8 3.4 10.3 2.5 12c2.1 4 5.5 6.2 9.5 6.2 2 0 3.9-.6 5.5-1.6M9.9 6a9.6 9.6 0 0 1 2.1-.2c4 0 7.4 2.2 9.5 6.2-.6 1.2-1.4 2.2-2.2 3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
)
export const Globe = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3Z',
)

/** Google's mark in its own colours, as its brand guidelines require. */
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

export const Heart = /* @__PURE__ */ icon(
  'M12 20.3C6.3 16.4 3 13.1 3 9.2 3 6.5 5 4.5 7.6 4.5c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C19 4.5 21 6.5 21 9.2c0 3.9-3.3 7.2-9 11.1Z',
)

/** A filled heart, for liked artifacts. */
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

export const Info = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1')
export const Mail = /* @__PURE__ */ icon('M3 5.5h18v13H3ZM3.3 6l8.7 7 8.7-7')
export const MapPin = /* @__PURE__ */ icon(
  'M12 21.3c-4.6-4.5-6.9-8.2-6.9-11.4a6.9 6.9 0 0 1 13.8 0c0 3.2-2.3 6.9-6.9 11.4ZM14.4 9.9a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z',
)
/** Three dots. */
export function More({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path strokeWidth={3.5} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
    </Icon>
  )
}
export const Phone = /* @__PURE__ */ icon(
  'M4.2 4.6c-.5 4.1.9 8.3 4.1 11.4 3.1 3.2 7.3 4.5 11.4 4l.4-4.3-4.4-1.7-2 2c-2.5-1.2-4.3-3-5.5-5.5l2-2L8.5 4Z',
)
export const Trash = /* @__PURE__ */ icon(
  'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 6.8 20h10.4L18 6.5M10 10.5l.3 5.5M14 10.5l-.3 5.5',
)
