import { Icon, type IconProps } from './Icon.tsx'

export function User({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 20.5c.6-4.2 3.8-6.5 8-6.5s7.4 2.3 8 6.5" />
    </Icon>
  )
}
