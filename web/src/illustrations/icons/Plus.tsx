import { Icon, type IconProps } from './Icon.tsx'

export function Plus({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}
