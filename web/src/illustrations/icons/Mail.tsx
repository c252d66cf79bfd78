import { Icon, type IconProps } from './Icon.tsx'

export function Mail({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M3 5.5h18v13H3ZM3.3 6l8.7 7 8.7-7" />
    </Icon>
  )
}
