import { Icon, type IconProps } from './Icon.tsx'

export function Menu({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  )
}
