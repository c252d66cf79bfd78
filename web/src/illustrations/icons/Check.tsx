import { Icon, type IconProps } from './Icon.tsx'

export function Check({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m4.5 12.8 5 5L19.5 6.5" />
    </Icon>
  )
}
