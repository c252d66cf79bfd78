import { LOGO_ADDRESS } from '@tracker/domain/site/logo.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { Icon, type IconProps } from '#icons/icons.tsx'

/** The site's logo, or the brand mark in the text colour: an amphora inside a meander square. */
export function BrandMark({ size }: IconProps) {
  if (SITE.logo !== undefined)
    return (
      <svg width={size} height={size} aria-hidden focusable="false">
        <use href={LOGO_ADDRESS} />
      </svg>
    )
  return (
    <Icon size={size}>
      <path strokeLinecap="butt" strokeLinejoin="miter" d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8" />
      <path
        fill="currentColor"
        strokeWidth={1.25}
        d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"
      />
      <path strokeWidth={1.4} d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7" />
    </Icon>
  )
}
