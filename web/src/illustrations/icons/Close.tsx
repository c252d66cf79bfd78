import { Icon, type IconProps } from './Icon.tsx'

export function Close({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  )
}
