import { Icon, type IconProps } from './Icon.tsx'

export function Moon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M20 14.3A8.3 8.3 0 1 1 9.7 4a6.6 6.6 0 0 0 10.3 10.3Z" />
    </Icon>
  )
}
