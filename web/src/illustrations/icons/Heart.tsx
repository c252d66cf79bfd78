import { Icon, type IconProps } from './Icon.tsx'

export function Heart({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 20.3C6.3 16.4 3 13.1 3 9.2 3 6.5 5 4.5 7.6 4.5c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C19 4.5 21 6.5 21 9.2c0 3.9-3.3 7.2-9 11.1Z" />
    </Icon>
  )
}
