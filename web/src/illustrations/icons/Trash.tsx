import { Icon, type IconProps } from './Icon.tsx'

export function Trash({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5 6.8 20h10.4L18 6.5M10 10.5l.3 5.5M14 10.5l-.3 5.5" />
    </Icon>
  )
}
