/** Icons of the first paint. The others are in screenIcons.tsx, which loads later. */
import type { ReactNode } from 'react'
import { Drawing } from '#illustrations/Drawing.tsx'

export interface IconProps {
  /** Side in CSS pixels, 24 by default. */
  size?: number | undefined
}

/** Base of all icons: grid of 24 units, stroke 1.75, hidden from assistive technology. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <Drawing size={size} grid={24} line={1.75}>
      {children}
    </Drawing>
  )
}

/** Creates an icon of one path. */
export const icon = (line: string) =>
  function LineIcon({ size }: IconProps) {
    return (
      <Icon size={size}>
        <path d={line} />
      </Icon>
    )
  }

export const ArrowLeft = /* @__PURE__ */ icon('M20 12H4.5M10.5 6l-6 6 6 6')
export const ArrowRight = /* @__PURE__ */ icon('M4 12h15.5M13.5 6l6 6-6 6')
export const Facebook = /* @__PURE__ */ icon(
  'M13.2 21v-9.6c0-2.7 1.2-4 3.7-4M9.4 12.6h6.8M12.5 3H6.8A3.8 3.8 0 0 0 3 6.8v10.4A3.8 3.8 0 0 0 6.8 21h10.4a3.8 3.8 0 0 0 3.8-3.8V6.8A3.8 3.8 0 0 0 17.2 3Z',
)
export const Instagram = /* @__PURE__ */ icon(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16.9 7.1v.1',
)
export const Bluesky = /* @__PURE__ */ icon(
  'M12 11.2C10.8 8.6 7.6 4.6 4.7 4.4c-1.6 0-1.9 1.4-1.6 3 .5 3.2 1.4 5.5 5 5.5-2.9.6-4.5 2-2.8 4.2 2.6 3.4 5.4.6 6.7-2.5 1.3 3.1 4.1 5.9 6.7 2.5 1.7-2.2.1-3.6-2.8-4.2 3.6 0 4.5-2.3 5-5.5.3-1.6 0-3-1.6-3-2.9.2-6.1 4.2-7.3 6.8Z',
)
export const LinkedIn = /* @__PURE__ */ icon(
  'M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3ZM7.5 10.3V17M7.5 7v.1M11.5 17v-6.7M11.5 13.3c0-4 5-4 5 0V17',
)
export const Link = /* @__PURE__ */ icon(
  'M10 14.2a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 9.8a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.2-1.2',
)
export const Mastodon = /* @__PURE__ */ icon(
  'M16.7 19.6c-3 1-8.5 1.3-9.3-3M4 12.6V8.2C4 4.5 6.6 3.2 12 3.2s8 1.3 8 5c0 5.4-.5 7.4-4.2 8-2.7.4-6.2.4-8.4-.1-2.4-.6-3.4-1.7-3.4-3.5ZM8 13V9c0-2.7 4-2.7 4 0v2.5M16 13V9c0-2.7-4-2.7-4 0',
)
export const Menu = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16')
export const Moon = /* @__PURE__ */ icon('M20 14.3A8.3 8.3 0 1 1 9.7 4a6.6 6.6 0 0 0 10.3 10.3Z')
export const Pause = /* @__PURE__ */ icon('M8.5 5v14M15.5 5v14')
export const Play = /* @__PURE__ */ icon('M7.5 5.2v13.6L18.5 12Z')
export const Search = /* @__PURE__ */ icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20')
export const Sun = /* @__PURE__ */ icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
export const Warning = /* @__PURE__ */ icon('M12 3.8 2.8 19.7h18.4ZM12 9.8v4.4M12 16.9v.1')
export const YouTube = /* @__PURE__ */ icon(
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM10.3 9.3v5.4l4.7-2.7Z',
)
export const X = /* @__PURE__ */ icon('M4 4h3.8L20 20h-3.8ZM19 4l-6 6.7M10.6 13.6 5 20')
