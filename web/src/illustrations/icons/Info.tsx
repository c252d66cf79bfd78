import { Icon, type IconProps } from './Icon.tsx'

export function Info({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1" />
    </Icon>
  )
}
