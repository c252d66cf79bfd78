import { Icon, type IconProps } from './Icon.tsx'

export function Play({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7.5 5.2v13.6L18.5 12Z" />
    </Icon>
  )
}
