import { Icon, type IconProps } from './Icon.tsx'

export function Pause({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  )
}
