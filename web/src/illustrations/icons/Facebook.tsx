import { Icon, type IconProps } from './Icon.tsx'

export function Facebook({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M13.2 21v-9.6c0-2.7 1.2-4 3.7-4M9.4 12.6h6.8M12.5 3H6.8A3.8 3.8 0 0 0 3 6.8v10.4A3.8 3.8 0 0 0 6.8 21h10.4a3.8 3.8 0 0 0 3.8-3.8V6.8A3.8 3.8 0 0 0 17.2 3Z" />
    </Icon>
  )
}
