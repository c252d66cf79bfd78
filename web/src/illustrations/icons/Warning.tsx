import { Icon, type IconProps } from './Icon.tsx'

export function Warning({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 3.8 2.8 19.7h18.4ZM12 9.8v4.4M12 16.9v.1" />
    </Icon>
  )
}
