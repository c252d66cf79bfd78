import { Icon, type IconProps } from './Icon.tsx'

export function X({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 4h3.8L20 20h-3.8ZM19 4l-6 6.7M10.6 13.6 5 20" />
    </Icon>
  )
}
